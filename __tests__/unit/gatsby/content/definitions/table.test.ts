/** @jest-environment node */
import { table } from "../../../../../src/gatsby/content/definitions/table";

const TABLE = {
  caption: "Caption",
  head: ["Type", "Count"],
  rows: [
    ["A", "1"],
    ["B", "2"],
  ],
};

const issuesOf = (value: unknown) =>
  (table.safeParse(value).error?.issues ?? []).map(({ path, message }) => ({ path, message }));

it("takes rows with a cell for each heading", () => {
  expect(issuesOf(TABLE)).toEqual([]);
});

it.each([[["A", "1", "2"]], [["A", "1", "2", "3"]]])(
  "names the row whose cells do not meet the headings: %j",
  (row) => {
    const [issue] = issuesOf({ ...TABLE, rows: [["A", "1"], row] });
    expect(issue).toEqual({ path: ["rows", 1], message: "2 cells, one for each heading" });
  },
);

it("refuses a cell that shows nothing", () => {
  expect(
    issuesOf({
      ...TABLE,
      rows: [
        ["A", "1"],
        ["B", " "],
      ],
    }).map(({ path }) => path),
  ).toEqual([["rows", 1, 1]]);
});

it("takes the number of a row that is the total, and no other number", () => {
  expect(issuesOf({ ...TABLE, total: 2 })).toEqual([]);
  expect(issuesOf({ ...TABLE, total: 3 })).toEqual([{ path: ["total"], message: "a number up to 2, that of a row" }]);
});
