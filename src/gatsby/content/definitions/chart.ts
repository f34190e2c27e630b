import { z } from "zod";
import { readAmount } from "../../../lib/amount";
import { label, line, text } from "./text";

/** Most rows of a chart. More are easier to read as a table. */
const ROWS = 8;

/** Most values of a row. More lines or bars are hard to tell apart. */
const SERIES = 3;

const value = text(12, 'A figure exactly as the article writes it: "$148,000", "74%", "18 ms".').refine(
  (figure) => readAmount(figure) !== undefined,
  'a figure such as "$148,000", "74%" or "18 ms"',
);

/**
 * A drawing of a worked example. Its figures must appear in the article's own text, character by character
 * (`chartFigures` in post-rules.ts), so that the two cannot differ.
 */
export const chart = z
  .strictObject({
    kind: z.enum(["bars", "steps", "lines"]).meta({
      id: "ChartKind",
      description: '"bars" compare; "steps" add up, each begins where the one before ends; "lines" follow a course.',
    }),
    caption: line("What the chart shows."),
    series: z
      .array(label("Name of a series."))
      .min(1)
      .max(SERIES)
      .meta({ description: "Names of the values of each row; steps have one." }),
    rows: z
      .array(
        z
          .strictObject({
            label: label("Name of the row."),
            values: z.array(value).min(1).max(SERIES).meta({ description: "A value for each series." }),
          })
          .meta({ id: "ChartRow", description: "A row of bars, a step, or a place along the lines." }),
      )
      .min(2)
      .max(ROWS)
      .meta({ description: "Rows, in their order." }),
  })
  .superRefine(({ kind, series, rows }, context) => {
    const fail = (path: (string | number)[], message: string) => context.addIssue({ code: "custom", path, message });
    if (kind === "steps" && series.length > 1) fail(["series"], "one series: steps of several cannot be added up");
    const unit = readAmount(rows[0]?.values[0] ?? "")?.unit;
    rows.forEach(({ values }, row) => {
      if (values.length !== series.length)
        fail(["rows", row, "values"], `${series.length} values, one for each series`);
      values.forEach((figure, index) => {
        const amount = readAmount(figure);
        if (!amount) return;
        if (amount.unit !== unit) fail(["rows", row, "values", index], "a figure in the unit of the first one");
        if (amount.value < 0) fail(["rows", row, "values", index], "a figure of zero or more");
      });
    });
  })
  .meta({ id: "Chart", description: "A drawing of a worked example; all its figures stand in the article's text." });
