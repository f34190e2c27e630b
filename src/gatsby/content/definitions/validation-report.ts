/** The sample validation report on the page AI Solutions. */
import { z } from "zod";
import { derived } from "./derived";
import { sectionIntro } from "./fields";
import { table } from "./table";
import { label, line, paragraph, sentence } from "./text";

const count = (description: string) => z.int().min(1).max(1_000_000).meta({ description });

const counted = {
  name: label("Name of the row."),
  documents: count("Documents tested."),
  right: count("Documents that the model got right."),
};

const cells = derived(
  "the counts",
  z.array(z.string()).meta({ description: "The row's cells, as the table shows them." }),
);

/** A position on the scale on which the intervals are drawn. */
const place = (description: string) =>
  derived("the counts", z.int().meta({ description: `${description}, in thousandths of the scale.` }));

const MORE_RIGHT_THAN_TESTED = "at most as many as were tested";

const result = z
  .strictObject({ ...counted, predicted: count("Documents, of all types, that the model took for this one."), cells })
  .refine(({ right, documents }) => right <= documents, { path: ["right"], error: MORE_RIGHT_THAN_TESTED })
  .refine(({ right, predicted }) => right <= predicted, {
    path: ["predicted"],
    error: "at least as many as were right",
  })
  .meta({ id: "ReportResult", description: "Results for a type of document; the site works out its shares." });

const group = z
  .strictObject({
    ...counted,
    cells,
    low: place("Lower end of the interval"),
    at: place("Share of those that were right"),
    high: place("Upper end of the interval"),
  })
  .refine(({ right, documents }) => right <= documents, { path: ["right"], error: MORE_RIGHT_THAN_TESTED })
  .meta({ id: "ReportGroup", description: "Results for a group of documents; the site works out its shares." });

const head = z
  .array(label("Heading of a column."))
  .length(5, "five headings")
  .meta({ description: "Headings of the five columns." });

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const results = z
  .strictObject({
    caption: line("What the table shows."),
    head,
    all: label("Name of the last row, which the site adds up."),
    total: derived("the counts", z.array(z.string()).meta({ description: "Cells of the last row." })),
    rows: z.array(result).min(2).max(8).meta({ description: "Types of documents." }),
  })
  .refine(({ rows }) => sum(rows.map(({ predicted }) => predicted)) === sum(rows.map(({ documents }) => documents)), {
    path: ["rows"],
    error: "as many predicted as tested in all: the model puts each document into one type",
  })
  .meta({ id: "ReportResults", description: "Results by type." });

const groups = z
  .strictObject({
    caption: line("What the table shows."),
    head,
    gap: label('A difference in percentage points; "{n}" stands for the number.', "{n}"),
    at: place("Share of all that were right"),
    rows: z.array(group).min(2).max(10).meta({ description: "Groups of documents." }),
  })
  .meta({ id: "ReportGroups", description: "Results by group." });

const listed = z
  .strictObject({
    heading: label("Heading."),
    points: z.array(sentence("One point.")).min(2).max(6).meta({ description: "Points." }),
  })
  .meta({ id: "ReportList", description: "A list of the report." });

export const validationReport = z
  .strictObject({
    ...sectionIntro,
    mark: label("Word that marks the report as a sample."),
    document: z
      .strictObject({
        reference: label("Number and version of the report, at the head of the page."),
        page: label("Number of the page, at its head."),
        title: line("Title of the report."),
        facts: z
          .array(
            z
              .strictObject({ label: label("What it is."), value: line("Its value.") })
              .meta({ id: "ReportFact", description: "A line of the title block." }),
          )
          .min(3)
          .max(8)
          .meta({ description: "Title block." }),
        summary: paragraph(
          "Summary; {right}, {documents}, {share}, {low} and {high} stand for the results of all types.",
          ["{right}", "{documents}", "{share}", "{low}", "{high}"],
        ),
        rest: label("Row that opens what follows the first table on phones."),
        results,
        groups,
        limits: listed,
        monitoring: listed,
        decision: z
          .strictObject({ heading: label("Heading."), text: sentence("The decision.") })
          .meta({ id: "ReportDecision", description: "The decision." }),
        signOff: table,
      })
      .meta({ id: "ReportDocument", description: "The page of the report." }),
    footnote: sentence("Says that the report is invented."),
  })
  .meta({ id: "ValidationReport", description: "A sample page of a validation report." });
