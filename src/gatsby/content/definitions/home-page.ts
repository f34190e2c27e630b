import { z } from "zod";
import { NEXT_ID, TERMS_ID } from "../../../lib/page-ids";
import { entry, pageEntry } from "../../search/entries";
import { DRAWINGS } from "../vocabulary";
import { singlePage } from "./collection";
import { callToAction, icon, link, pageHero, sectionIntro, titled, tone } from "./fields";
import { label, line, sentence, text } from "./text";

const drawing = z
  .strictObject({
    name: z.enum(DRAWINGS).meta({ id: "DrawingName", description: "What is drawn." }),
    labels: z
      .array(label("Name of one of its marks."))
      .length(3, "three labels")
      .meta({ description: "Names of its three marks: actual, baseline, model; or table, row, figure." }),
  })
  .meta({ id: "ServiceDrawing", description: "A small drawing; its card is twice as wide." });

const serviceCard = z
  .strictObject({
    icon,
    ...titled,
    tone,
    features: z.array(line("One feature.")).min(3).max(4).meta({ description: "What it includes." }),
    link,
    drawing: drawing.optional(),
  })
  .meta({ id: "ServiceCard", description: "A service on the home page." });

const threshold = z
  .strictObject({
    heading: label("Heading of the panel."),
    industries: label("Name of the choice of industries, for screen readers."),
    slider: label("Name of the gate, for screen readers."),
    total: label('Follows the first numeral, small: "of {n}".', "{n}"),
    sentence: line(
      "What the visitor decided; {caught} and {stopped} are the industry's own words (decision).",
      "{threshold}",
      "{caught}",
      "{stopped}",
    ),
    closing: line("Follows that sentence."),
    link,
    message: line("Beginning of the message that the link puts into the form, around that sentence.", "{sentence}"),
    note: label(
      'Says that the figures are made up: "Illustrative day: {mix}". "{mix}" stands for what a day holds.',
      "{mix}",
    ),
  })
  .meta({ id: "HomeThreshold", description: "The decision that visitors try; its cases come from the industries." });

export const homePage = singlePage({
  description: "The home page.",
  file: "home",
  path: "/",
  fields: {
    hero: z
      .strictObject({
        ...pageHero,
        detail: sentence("Goes on after the intro where there is room for it: not on phones."),
        primary: link,
        secondary: link,
        threshold,
        features: z
          .array(z.strictObject(titled).meta({ id: "HomeFeature", description: "What the company is asked for." }))
          .length(3, "three cards")
          .meta({ description: "Three feature cards." }),
      })
      .meta({ id: "HomeHero", description: "First screen of the home page." }),
    services: z
      .strictObject({
        ...sectionIntro,
        items: z
          .array(serviceCard)
          .length(6, "six cards")
          .superRefine((cards, context) => {
            for (const [index, card] of cards.entries()) {
              const isWide = index === 0 || index === cards.length - 1;
              if (isWide === Boolean(card.drawing)) continue;
              const message = isWide
                ? "a drawing: the first and the last card are wide"
                : "no drawing: the first and the last card alone are wide";
              context.addIssue({ code: "custom", path: [index, "drawing"], message });
            }
          })
          .meta({ description: "Six service cards." }),
      })
      .meta({ id: "HomeServices", description: "The grid of services." }),
    statement: z
      .strictObject({
        heading: text(40, "One short sentence, set as large as the page allows."),
        text: sentence("Says what it means."),
        link,
        baseline: text(24, "Names the drawing's dotted line."),
        model: text(24, "Names the line that gets past it."),
      })
      .meta({ id: "HomeStatement", description: "The rule that every project keeps, across the whole page." }),
    terms: z
      .strictObject({
        ...sectionIntro,
        items: z
          .array(z.strictObject(titled).meta({ id: "Term", description: "A term of every contract." }))
          .length(3, "three terms")
          .meta({ description: "Three terms." }),
        link,
      })
      .meta({ id: "HomeTerms", description: "What holds for every project: price, stopping, ownership." }),
    industries: z
      .strictObject({ ...sectionIntro, footnote: line("What kind of figures the list shows.") })
      .meta({ id: "HomeIndustries", description: "The list of industries; its lines come from the industries." }),
    callToAction,
  },
  anchors: () => [TERMS_ID, NEXT_ID],
  share: ({ hero }) => hero,
  search: (page) => [
    pageEntry(page, "page", page.hero.headline, page.hero.intro),
    ...page.terms.items.map(({ title, description }) =>
      entry("page", `${page.path}#${TERMS_ID}`, title, page.terms.heading, description),
    ),
  ],
});
