import { z } from "zod";
import { AI_SOLUTIONS_IDS } from "../../../lib/page-ids";
import { entry, figures, withSearchWords, list, pageEntry } from "../../search/entries";
import { completeReport } from "../complete-report";
import { singlePage } from "./collection";
import { derived } from "./derived";
import { callToAction, iconCard, link, metric, pageHero, sectionIntro, titled, tone } from "./fields";
import { label, line, sentence } from "./text";
import { validationReport } from "./validation-report";

const stage = z
  .strictObject({ ...iconCard.shape, deliverable: line("What the client receives at its end.") })
  .meta({ id: "DevelopmentStage", description: "A step of development, and what it delivers." });

const story = z
  .strictObject({
    industry: line("Industry."),
    ...titled,
    tone,
    metrics: z.array(metric).min(2).max(3).meta({ description: "Results." }),
    link,
    linked: derived(
      "the link",
      z
        .string()
        .optional()
        .meta({ description: "The industry that the link leads to, if any.", linkTo: "Industry", linkBy: "path" }),
    ),
  })
  .meta({ id: "SuccessStory", description: "A success story." });

export const aiSolutionsPage = singlePage({
  description: "The page AI Solutions.",
  file: "ai-solutions",
  path: "/ai-solutions",
  fields: {
    hero: z
      .strictObject({
        ...pageHero,
        primary: link,
        secondary: link,
        drawing: z
          .strictObject({ start: label("Where the steps begin."), end: label("Where they end: the deepest point.") })
          .meta({ id: "DescentLabels", description: "Labels in the drawing of a model's way to its lowest error." }),
      })
      .meta({ id: "AiSolutionsHero", description: "First screen of the page AI Solutions." }),
    capabilities: z
      .strictObject({
        ...sectionIntro,
        items: z
          .array(
            z
              .strictObject({
                ...titled,
                tone,
                features: z.array(line("One use.")).min(3).max(4).meta({ description: "What it is used for." }),
              })
              .meta({ id: "Capability", description: "A capability." }),
          )
          .length(4, "four capabilities")
          .meta({ description: "Four capabilities." }),
      })
      .meta({ id: "Capabilities", description: "What the company can build." }),
    demo: z
      .strictObject({
        ...sectionIntro,
        start: label("Button that starts."),
        stop: label("Button that stops."),
        running: label("Status while running."),
        idle: label("Status while idle."),
        statusLabel: label("Label of the status."),
        predictionsLabel: label("Label of the predictions."),
        classes: z
          .array(label("Name of a class."))
          .length(5, "five class names")
          .meta({ description: "The five classes that are predicted." }),
        accuracyLabel: label("Label of the accuracy."),
        processingTimeLabel: label("Label of the processing time."),
        traceLabel: label("Label of the trace of accuracy values."),
        example: label("Beside the status before the first values: what shows is an example."),
        waiting: line("Shown before the first values arrive."),
        progress: label("How far the run is: {n} batches of {all}.", "{n}", "{all}"),
        outcome: label("What the run came to: {n} batches and the {mean} of their accuracy.", "{n}", "{mean}"),
        link,
        message: line("Beginning of the message that the link puts into the form."),
        announceStart: line("Read out to screen readers at the start."),
        announceStop: line(
          "Read out at the end; {accuracy} and {time} stand for the last values.",
          "{accuracy}",
          "{time}",
        ),
        note: sentence("Says that the values are generated in the browser."),
      })
      .meta({ id: "Demo", description: "The live demo." }),
    report: validationReport,
    workflow: z
      .strictObject({
        ...sectionIntro,
        deliverableLabel: label("Stands above what a step delivers."),
        steps: z.array(stage).length(5, "five steps").meta({ description: "Five steps." }),
      })
      .meta({ id: "DevelopmentWorkflow", description: "How a model is made." }),
    stories: z
      .strictObject({
        ...sectionIntro,
        footnote: sentence("Says that the examples are illustrative."),
        items: z.array(story).length(3, "three stories").meta({ description: "Three stories." }),
      })
      .meta({ id: "SuccessStories", description: "Success stories." }),
    callToAction,
  },
  derive: (_name, { report, stories }) => ({
    report: { ...report, document: { ...report.document, ...completeReport(report.document) } },
    stories: { ...stories, items: stories.items.map((item) => ({ ...item, linked: item.link.href })) },
  }),
  anchors: () => Object.values(AI_SOLUTIONS_IDS),
  share: ({ hero }) => hero,
  search: (page, contentsOf) => {
    const { path, hero, capabilities, demo, report, workflow, stories } = page;
    const name = hero.eyebrow;
    const at = (part: keyof typeof AI_SOLUTIONS_IDS): string => `${path}#${AI_SOLUTIONS_IDS[part]}`;
    return [
      pageEntry(page, "page", hero.headline, hero.intro),
      ...capabilities.items.map(({ title, description, features }) =>
        entry("service", at("capabilities"), title, capabilities.heading, description, list(features)),
      ),
      entry("page", at("demo"), demo.heading, name, demo.intro, demo.note),
      entry("page", at("report"), report.heading, name, report.intro, report.document.title),
      ...workflow.steps.map(({ title, description }) =>
        entry("service", at("workflow"), title, workflow.heading, description),
      ),
      withSearchWords(
        "case studies clients",
        entry("case-study", at("stories"), stories.heading, name, stories.intro, stories.footnote),
      ),
      ...stories.items.map(({ title, description, industry, metrics }) =>
        entry("case-study", at("stories"), title, industry, description, figures(contentsOf, metrics)),
      ),
    ];
  },
});
