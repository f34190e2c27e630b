import { render, screen, within } from "@testing-library/react";
import { SampleReport } from "../../../../src/sections/ai-solutions/report";

const report = {
  heading: "Heading",
  intro: "Intro",
  mark: "Sample",
  footnote: "Footnote",
  document: {
    reference: "Report 1",
    page: "Page 1",
    title: "Report of a classifier",
    facts: [{ label: "Model", value: "Version 1" }],
    rest: "Rest",
    summary: "Summary",
    results: {
      caption: "By type",
      head: ["Type", "Documents", "Recall", "Interval", "Precision"],
      rows: [{ cells: ["Form", "15", "90.0%", "88.1–91.4%", "96.0%"] }],
      total: ["All", "20", "91.0%", "88.6–91.2%", "90.0%"],
    },
    groups: {
      caption: "By group",
      head: ["Group", "Documents", "Right", "Interval", "Gap"],
      at: 500,
      rows: [{ cells: ["Photo", "10", "85.0%", "82.7–87.1%", "−5.0 points"], low: 200, at: 250, high: 300 }],
    },
    limits: { heading: "Limits", points: ["A limit"] },
    monitoring: { heading: "Watch", points: ["An alert"] },
    decision: { heading: "Decision", text: "Accepted." },
    signOff: { caption: "Signed", head: ["Role", "Step", "Date"], rows: [["Engineer", "Tested", "Today"]] },
  },
};

const cellsOf = (table: string, row: string): (string | null)[] =>
  within(
    within(screen.getByRole("table", { name: table }))
      .getByRole("rowheader", { name: row })
      .closest("tr")!,
  )
    .getAllByRole("cell")
    .map((cell) => cell.textContent);

beforeEach(() => {
  render(<SampleReport report={report} />);
});

test("the report is an article under its anchor, and its mark stands within it", () => {
  const sheet = screen.getByRole("article", { name: "Report of a classifier" });
  expect(sheet.closest("section")).toHaveAttribute("id", "sample-report");
  expect(within(sheet).getByText("Sample")).toBeVisible();
});

test("the row of all types comes last, marked as their total", () => {
  expect(cellsOf("By type", "All")).toEqual(["20", "91.0%", "88.6–91.2%", "90.0%"]);
  const rows = within(screen.getByRole("table", { name: "By type" })).getAllByRole("rowheader");
  expect(rows.at(-1)).toHaveTextContent("All");
  expect(rows.map((row) => row.closest("tr")?.className)).toEqual(["", "total"]);
});

test("a group's interval stands beside its drawing, which has the share and the line of all", () => {
  expect(cellsOf("By group", "Photo")).toEqual(["10", "85.0%", "82.7–87.1%", "−5.0 points"]);
  const drawing = screen.getByText("82.7–87.1").closest("td")!.querySelector("svg")!;
  expect(drawing.querySelector("circle")).toHaveAttribute("cx", "250");
  expect(drawing.querySelector(".stroke-control")).toHaveAttribute("d", expect.stringContaining("M500 "));
});
