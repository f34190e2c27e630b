import { z } from "zod";
import { NEXT_ID, TERMS_ID } from "../../../lib/page-ids";
import { singlePage } from "./collection";
import { callToAction, icon, iconCard, link, pageHero, sectionIntro, titled, tone } from "./fields";
import { label, line, sentence } from "./text";

const serviceCard = z
  .strictObject({
    icon,
    ...titled,
    tone,
    features: z.array(line("One feature.")).min(3).max(4).meta({ description: "What it includes." }),
    link,
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
    note: label("Says that the figures are made up."),
  })
  .meta({ id: "HomeThreshold", description: "The decision that visitors try; its cases come from the industries." });

export const homePage = singlePage({
  type: "HomePage",
  description: "The home page.",
  file: "home",
  path: "/",
  template: "home",
  fields: {
    hero: z
      .strictObject({
        ...pageHero,
        detail: sentence("Goes on after the intro where there is room for it: not on phones."),
        primary: link,
        secondary: link,
        threshold,
        features: z.array(iconCard).length(3, "three cards").meta({ description: "Three feature cards." }),
      })
      .meta({ id: "HomeHero", description: "First screen of the home page." }),
    services: z
      .strictObject({
        ...sectionIntro,
        items: z.array(serviceCard).length(6, "six cards").meta({ description: "Six service cards." }),
      })
      .meta({ id: "HomeServices", description: "The grid of services." }),
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
});
