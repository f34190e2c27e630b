import { render, screen, within } from "@testing-library/react";
import { DataTable } from "../../../src/ui/data-table";

const HEAD = ["Type", "Count", "Note"];

const show = (rows: readonly (readonly string[])[]) =>
  render(<DataTable caption="Results by type" head={HEAD} rows={rows} />);

test("the caption names the table and the region that scrolls it, which the keyboard reaches", () => {
  show([["A", "1", "x"]]);
  expect(screen.getByRole("table", { name: "Results by type" })).toBeInTheDocument();
  expect(screen.getByRole("region", { name: "Results by type" })).toHaveAttribute("tabindex", "0");
});

test("columns and rows have headers with their scopes, and each row its cells", () => {
  show([
    ["A", "1", "x"],
    ["B", "2", "y"],
  ]);
  expect(screen.getAllByRole("columnheader").map((cell) => cell.getAttribute("scope"))).toEqual(HEAD.map(() => "col"));
  const row = screen.getByRole("row", { name: "B 2 y" });
  expect(within(row).getByRole("rowheader")).toHaveAttribute("scope", "row");
  expect(
    within(row)
      .getAllByRole("cell")
      .map((cell) => cell.textContent),
  ).toEqual(["2", "y"]);
});

test.each([
  [["1", "2,000"], true],
  [["−5.6 pts", "+2.6 pts"], true],
  [["$0.04", "12"], true],
  [["$0.04", "–"], true],
  [["1", "many"], false],
  [["1", "4 engineers and a lead for each"], false],
])("a column of %j is set as figures: %s", (cells, areFigures) => {
  show(cells.map((cell, index) => [`Row ${index}`, cell, "x"]));
  expect(screen.getByRole("columnheader", { name: "Count" }).classList.contains("figure")).toBe(areFigures);
});

test("rows and cells that say the same are all shown", () => {
  show([
    ["A", "1", "x"],
    ["A", "1", "x"],
  ]);
  expect(screen.getAllByRole("rowheader")).toHaveLength(2);
});

test("where all columns but the first are figures, the table says it for its cells", () => {
  show([["A", "1", "$2"]]);
  expect(screen.getByRole("table")).toHaveAttribute("data-figures");
  for (const cell of screen.getAllByRole("cell")) expect(cell).not.toHaveAttribute("class");
});

test("a mixed table does not say that of all its columns", () => {
  show([["A", "1", "x"]]);
  expect(screen.getByRole("table")).not.toHaveAttribute("data-figures");
});

test("the row with the total is marked, and no other", () => {
  render(
    <DataTable
      caption="Sum"
      head={HEAD}
      total={2}
      rows={[
        ["A", "1", "x"],
        ["Sum", "1", "y"],
        ["Note", "2", "z"],
      ]}
    />,
  );
  expect(screen.getAllByRole("row").map((row) => row.classList.contains("total"))).toEqual([false, false, true, false]);
});
