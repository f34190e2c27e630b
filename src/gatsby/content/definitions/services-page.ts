import { z } from "zod";
import { SERVICES_IDS } from "../../../lib/page-ids";
import { CONTACT_PATH, SERVICES_PATH } from "../../../lib/paths";
import { readGuide } from "../../../lib/phase-spans";
import { entry, withSearchWords, list, pageEntry } from "../../search/entries";
import { OFFER_DRAWINGS } from "../vocabulary";
import { singlePage } from "./collection";
import { callToAction, icon, link, pageHero, sectionIntro, titled } from "./fields";
import { homePage } from "./home-page";
import { noDoubles } from "./no-doubles";
import { table } from "./table";
import { label, line, sentence, slug } from "./text";

/** Length of the longest project, in weeks (docs/product.md, section 9). */
const LONGEST = 16;

const gets = z.array(line("One result.")).min(2).max(4).meta({ description: "What the client gets." });

const service = z
  .strictObject({
    icon,
    ...titled,
    drawing: z
      .enum(OFFER_DRAWINGS)
      .meta({ id: "OfferDrawing", description: "What its drawing shows: each service has one of its own." }),
    gets,
    link,
  })
  .meta({ id: "ServiceOffer", description: "A service, and what one gets from it." });

const phase = z
  .strictObject({
    title: label("Name of the phase."),
    weeks: z.int().min(1).max(LONGEST).meta({ description: "How many weeks it takes in the longest project." }),
    guide: label("What a project has cost by its end, as a guide (docs/content-facts.md).")
      .refine(
        (guide) => readGuide(guide) !== undefined,
        'a text that ends with a sum in figures, such as "$70,000" or "Up to $70,000"; or no "guide" where none is known',
      )
      .optional(),
    result: sentence("What the client gets."),
    stop: line("What the client keeps who stops after it."),
  })
  .meta({ id: "ProjectPhase", description: "A phase of a project." });

const assignment = z
  .strictObject({ ...titled, duration: label('How long it takes: "2–3 weeks".'), gets })
  .meta({ id: "ConsultingAssignment", description: "A short assignment that ends with a document." });

export const servicesPage = singlePage({
  description: "The page Services.",
  file: "services",
  path: SERVICES_PATH,
  fields: {
    hero: z
      .strictObject({
        ...pageHero,
        primary: link,
        secondary: link
          .extend({
            topic: slug(
              'What the message begins with at "/contact": one of "topics" in data/pages/contact.json, or an industry.',
            ).optional(),
          })
          .refine(({ topic, href }) => topic === undefined || href === CONTACT_PATH, {
            path: ["topic"],
            error: `no topic, as the link does not lead to ${CONTACT_PATH}`,
          })
          .meta({ id: "TopicLink", description: "A link to the contact page, which may carry a topic." }),
        caption: line("The question where one would stop, and what the prices of the phases beside it mean."),
        paid: label('Beside the price of the chosen phase; "{week}" stands for its last week.', "{week}"),
      })
      .meta({ id: "ServicesHero", description: "First screen of the page Services." }),
    services: z
      .strictObject({
        ...sectionIntro,
        getsLabel: label("Line above what one gets."),
        items: z
          .array(service)
          .length(6, "six services")
          .superRefine(noDoubles("drawing", "a drawing that no other service has"))
          .meta({ description: "The six services of the home page, by its titles." }),
      })
      .meta({ id: "ServiceOffers", description: "The services, each with what one gets from it." }),
    run: z
      .strictObject({
        ...sectionIntro,
        week: label('A phase of one week; "{from}" stands for it.', "{from}"),
        weeks: label('A phase of several weeks; "{from}" and "{to}" stand for them.', "{from}", "{to}"),
        total: label("Below the guide price of a phase, which is that of all phases up to its end."),
        resultLabel: label("Line above what one gets."),
        stopLabel: label("Line above what one keeps."),
        phases: z.array(phase).min(3).max(5).meta({ description: "The phases; each begins when the one before ends." }),
        footnote: sentence("How shorter projects differ."),
        stop: z
          .strictObject({ heading: line("Heading."), text: sentence("What it costs.") })
          .meta({ id: "StoppingCost", description: "What it costs to stop." }),
      })
      .meta({ id: "ProjectRun", description: "How a project runs and what it costs to stop." }),
    technologies: z
      .strictObject({
        ...sectionIntro,
        caption: line("What the table of technologies shows; screen readers read it first."),
        head: z
          .array(label("Heading of a column."))
          .length(3, "three headings")
          .meta({ description: "Headings of the columns: name, description, uses." }),
        items: z
          .array(
            z
              .strictObject({
                ...titled,
                uses: z.array(line("One use.")).min(2).max(4).meta({ description: "Where it is used." }),
              })
              .meta({ id: "CoreTechnology", description: "A core technology." }),
          )
          .length(4, "four technologies")
          .meta({ description: "Four core technologies." }),
        deliverables: z
          .strictObject({
            heading: line("Heading."),
            points: z.array(sentence("One deliverable.")).min(2).max(4).meta({ description: "The deliverables." }),
            link,
          })
          .meta({ id: "ModelDeliverables", description: "What comes with every model." }),
      })
      .meta({ id: "CoreTechnologies", description: "Core technologies, as a table." }),
    automation: z
      .strictObject({ ...sectionIntro, table, footnote: sentence("A limit that holds for all levels."), link })
      .meta({ id: "AutomationLevels", description: "Levels of automation, as a table." }),
    consulting: z
      .strictObject({
        ...sectionIntro,
        getsLabel: label("Line above what one gets."),
        items: z.array(assignment).length(3, "three assignments").meta({ description: "Three assignments." }),
        link,
      })
      .meta({ id: "Consulting", description: "Short assignments that end with a document." }),
    industries: z
      .strictObject(sectionIntro)
      .meta({ id: "ServicesIndustries", description: "Heading of the industries; the list is the industry files." }),
    callToAction,
  },
  anchors: () => Object.values(SERVICES_IDS),
  share: ({ hero }) => hero,
  search: (page, contentsOf) => {
    const { path, hero, services: offers, run, technologies, automation, consulting, industries } = page;
    const name = hero.eyebrow;
    const at = (part: keyof typeof SERVICES_IDS): string => `${path}#${SERVICES_IDS[part]}`;
    const cards = contentsOf(homePage).flatMap(({ services }) => services.items);
    /** A service's features from the home page, which this page does not repeat. */
    const homeFeatures = (offer: string): string => list(cards.find(({ title }) => title === offer)?.features ?? []);
    return [
      pageEntry(page, "page", hero.headline, hero.intro),
      ...offers.items.map((offer) =>
        entry(
          "service",
          at("services"),
          offer.title,
          offers.heading,
          offer.description,
          list(offer.gets),
          homeFeatures(offer.title),
        ),
      ),
      entry("page", at("run"), run.heading, name, run.intro, run.footnote),
      ...run.phases.map(({ title, result, stop }) => entry("service", at("run"), title, run.heading, result, stop)),
      entry("page", at("run"), run.stop.heading, run.heading, run.stop.text),
      entry("page", at("technologies"), technologies.heading, name, technologies.intro),
      ...technologies.items.map(({ title, description, uses }) =>
        entry("service", at("technologies"), title, technologies.heading, description, list(uses)),
      ),
      entry("page", at("technologies"), technologies.deliverables.heading, name, ...technologies.deliverables.points),
      entry("service", at("automation"), automation.heading, name, automation.intro),
      withSearchWords(
        "agents safe, safety, control, supervised",
        entry("service", at("automation"), automation.heading, name, automation.footnote),
      ),
      ...automation.table.rows.map(([title = "", ...cells]) =>
        withSearchWords(
          "cost",
          entry(
            "service",
            at("automation"),
            title,
            automation.heading,
            ...cells.map((cell, place) => `${automation.table.head[place + 1]}: ${cell}`),
          ),
        ),
      ),
      entry("service", at("consulting"), consulting.heading, name, consulting.intro),
      ...consulting.items.map((item) =>
        entry("service", at("consulting"), item.title, consulting.heading, item.description, list(item.gets)),
      ),
      entry("page", at("industries"), industries.heading, name, industries.intro),
      // The closing block has no anchor of its own; it follows the engagements.
      entry("page", at("consulting"), page.callToAction.heading, name, page.callToAction.text),
    ];
  },
});
