import { z } from "zod";
import { label, line } from "./text";

/** Most columns of a table. More would not fit on a printed page. */
const COLUMNS = 6;

/** A table of texts. Its first column names the rows. The site aligns columns of figures to the right. */
export const table = z
  .strictObject({
    caption: line("What the table shows; screen readers read it first."),
    head: z
      .array(label("Heading of a column."))
      .min(2)
      .max(COLUMNS)
      .meta({ description: "Headings of the columns; the first column names the rows." }),
    rows: z
      .array(z.array(line("One cell.")).min(2).max(COLUMNS).meta({ description: "The cells of a row." }))
      .min(2)
      .max(20)
      .meta({ description: "Rows, each with a cell for every heading." }),
    total: z
      .number()
      .int()
      .min(2)
      .optional()
      .meta({ description: "Number of the row that sums those above it; rows below it are set apart." }),
  })
  .superRefine(({ head, rows, total = 0 }, context) => {
    if (total > rows.length)
      context.addIssue({ code: "custom", path: ["total"], message: `a number up to ${rows.length}, that of a row` });
    rows.forEach((row, index) => {
      // A single heading has its own issue already.
      if (head.length > 1 && row.length !== head.length)
        context.addIssue({
          code: "custom",
          path: ["rows", index],
          message: `${head.length} cells, one for each heading`,
        });
    });
  })
  .meta({ id: "DataTable", description: "A table." });
