import { z } from "zod";
import { industryTabs, type IndustryTab } from "../../../lib/industry-tabs";
import { industryPath, subIndustryPath } from "../../../lib/paths";
import { entry, figures, withSearchWords, list, pageEntry } from "../../search/entries";
import { decisionOutcomes } from "../decision-outcomes";
import { SOLUTION_DRAWINGS } from "../vocabulary";
import { pageType } from "./collection";
import { decision } from "./decision";
import { derived, filledIn } from "./derived";
import {
  callToAction,
  entityFields,
  gradient,
  icon,
  iconCard,
  link,
  metric,
  pageHero,
  sectionIntro,
  titled,
  tone,
} from "./fields";
import { image } from "./image";
import { noDoubles } from "./no-doubles";
import { line, paragraphs, sentence, slug, text } from "./text";

const step = z
  .strictObject({
    step: derived("the order of the steps", z.string().meta({ description: "Step number, two digits." })),
    ...titled,
  })
  .meta({ id: "WorkflowStep", description: "One numbered step of a workflow." });

const solution = z
  .strictObject({
    ...titled,
    tone,
    drawing: z
      .enum(SOLUTION_DRAWINGS)
      .optional()
      .meta({ id: "SolutionDrawing", description: "What its drawing shows; leave out where none fits." }),
    features: z.array(line("One feature.")).min(3).max(6).meta({ description: "Key features." }),
    metrics: z
      .array(metric)
      .min(2)
      .max(4)
      .optional()
      .meta({ description: "Proven results; leave out where there are none." }),
  })
  .meta({ id: "Solution", description: "A solution that the company offers to an industry." });

const caseStudy = z
  .strictObject({
    organization: line("Who the example is named after."),
    ...titled,
    tone,
    results: z.array(metric).min(2).max(4).meta({ description: "Results." }),
  })
  .meta({ id: "CaseStudy", description: "A worked example." });

const subIndustry = z
  .strictObject({
    slug: slug("Unique within the industry."),
    name: line("Name."),
    description: sentence("One or two sentences."),
    tone,
    solutions: z.array(line("Name of a solution.")).min(2).max(5).meta({ description: "Solutions that fit it best." }),
    path: derived(
      "the name of the file and the slug beside it",
      z.string().meta({
        description: "Address below the industry's own. No page stands there yet, so the link shows the 404 page.",
      }),
    ),
  })
  .meta({ id: "SubIndustry", description: "A branch of an industry." });

/** Steps are numbered '01' to '04' (docs/product.md, section 2). */
const stepNumber = (index: number): string => String(index + 1).padStart(2, "0");

export const industry = pageType({
  type: "Industry",
  description: "An industry: its page, its menu entry and its card.",
  folder: "industries",
  path: industryPath,
  template: "industry",
  fields: {
    ...entityFields,
    name: line("Full name, as menus show it."),
    icon,
    gradient,
    description: text(120, "One line for menus and cards."),
    artwork: image("artwork", "Artwork of the page's hero, without any text in it."),
    small: filledIn(image("artwork", "Calmer drawing for thumbnails. Where left out, it is the artwork.")),
    phoneArtwork: filledIn(
      image(
        "band",
        "Drawing two and three quarters times as wide as high, for the head of the page on phones. Where left out, it is the small one.",
      ),
    ),
    hero: z
      .strictObject({
        headline: pageHero.headline,
        intro: pageHero.intro,
        primary: link,
        secondary: link,
        metrics: z.array(metric).length(3, "three metrics").meta({ description: "Three figures below the intro." }),
        footnote: line("What kind of figures they are."),
      })
      .meta({ id: "IndustryHero", description: "First screen of an industry page." }),
    decision,
    overview: z
      .strictObject({
        heading: line("Heading of the tab."),
        paragraphs: paragraphs("Two or three paragraphs."),
        challenges: z
          .array(iconCard)
          .min(3)
          .max(4)
          .meta({ description: "What the industry struggles with, and the answer." }),
      })
      .meta({ id: "IndustryOverview", description: "The tab Overview." }),
    solutions: z
      .strictObject({
        ...sectionIntro,
        items: z.array(solution).length(4, "four solutions").meta({ description: "Four solutions." }),
      })
      .meta({ id: "IndustrySolutions", description: "The tab Solutions." }),
    workflow: z
      .strictObject({
        ...sectionIntro,
        steps: z.array(step).length(4, "four steps").meta({ description: "Four steps, 01 to 04." }),
      })
      .meta({ id: "IndustryWorkflow", description: "The tab Workflow; leave out where the industry has none." })
      .optional(),
    caseStudies: z
      .strictObject({
        ...sectionIntro,
        footnote: sentence("Says that the examples are illustrative."),
        items: z.array(caseStudy).length(3, "three case studies").meta({ description: "Three case studies." }),
      })
      .meta({ id: "IndustryCaseStudies", description: "The tab Case Studies." }),
    subIndustries: z
      .strictObject({
        ...sectionIntro,
        items: z
          .array(subIndustry)
          .min(4)
          .max(5)
          .superRefine(noDoubles("slug", "a slug that no other branch has"))
          .meta({ description: "Four or five branches." }),
      })
      .meta({ id: "IndustrySubIndustries", description: "The tab Sub Industries." }),
    callToAction,
  },
  derive: (ownSlug, { artwork, small, phoneArtwork, decision: example, workflow, subIndustries }) => ({
    slug: ownSlug,
    small: small ?? artwork,
    phoneArtwork: phoneArtwork ?? small ?? artwork,
    decision: { ...example, outcomes: decisionOutcomes(ownSlug, example) },
    ...(workflow && {
      workflow: { ...workflow, steps: workflow.steps.map((part, index) => ({ ...part, step: stepNumber(index) })) },
    }),
    subIndustries: {
      ...subIndustries,
      items: subIndustries.items.map((item) => ({ ...item, path: subIndustryPath(ownSlug, item.slug) })),
    },
  }),
  anchors: (page) => page && industryTabs({ workflow: page.workflow }),
  share: ({ name, hero: { headline }, artwork }) => ({ headline, eyebrow: name, artwork }),
  search: (page, contentsOf) => {
    const { path, name, description, hero, overview, solutions, workflow, caseStudies, subIndustries } = page;
    const tab = (id: IndustryTab): string => `${path}#${id}`;
    return [
      pageEntry(page, "industry", name, description, hero.intro, page.callToAction.text),
      entry("industry", tab("overview"), overview.heading, name, ...overview.paragraphs),
      ...overview.challenges.map((challenge) =>
        entry("industry", tab("overview"), challenge.title, name, challenge.description),
      ),
      entry("industry", tab("solutions"), solutions.heading, name, solutions.intro),
      ...solutions.items.map((offer) =>
        withSearchWords(
          "solutions",
          entry(
            "solution",
            tab("solutions"),
            offer.title,
            name,
            offer.description,
            list(offer.features),
            figures(contentsOf, offer.metrics),
          ),
        ),
      ),
      ...(workflow
        ? [
            withSearchWords(
              "workflow",
              entry(
                "industry",
                tab("workflow"),
                workflow.heading,
                name,
                workflow.intro,
                ...workflow.steps.map((part) => `${part.title}: ${part.description}`),
              ),
            ),
          ]
        : []),
      withSearchWords(
        ["case studies clients", ...subIndustries.items.map((branch) => branch.name)].join(", "),
        entry("case-study", tab("case-studies"), caseStudies.heading, name, caseStudies.intro, caseStudies.footnote),
      ),
      ...caseStudies.items.map((study) =>
        entry(
          "case-study",
          tab("case-studies"),
          study.title,
          `${name}, ${study.organization}`,
          study.description,
          figures(contentsOf, study.results),
        ),
      ),
      ...subIndustries.items.map((branch) =>
        entry("industry", tab("sub-industries"), branch.name, name, branch.description, list(branch.solutions)),
      ),
    ];
  },
});
