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
    summary: "{right} of {documents}: {share}, from {low} to {high}.",
    results: {
      caption: "By type",
      head: ["Type", "Documents", "Recall", "Interval", "Precision"],
      all: "All",
      rows: [
        { name: "Form", documents: 1500, right: 1350, predicted: 1400 },
        { name: "Letter", documents: 500, right: 450, predicted: 600 },
      ],
    },
    groups: {
      caption: "By group",
      head: ["Group", "Documents", "Right", "Interval", "Gap"],
      gap: "{n} points",
      rows: [
        { name: "Scan", documents: 1000, right: 950 },
        { name: "Photo", documents: 1000, right: 850 },
      ],
    },
    limits: { heading: "Limits", points: ["A limit"] },
    monitoring: { heading: "Watch", points: ["An alert"] },
    decision: { heading: "Decision", text: "Accepted." },
    signOff: {
      heading: "Signed",
      head: ["Role", "Step", "Date"],
      rows: [{ role: "Engineer", action: "Tested", date: "Today" }],
    },
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

test("the summary has the figures of all types", () => {
  expect(screen.getByText("1,800 of 2,000: 90.0%, from 88.6% to 91.2%.")).toBeVisible();
});

test("recall, interval and precision follow from the counts, and the last row adds them up", () => {
  expect(cellsOf("By type", "Letter")).toEqual(["500", "90.0%", "87.1–92.3%", "75.0%"]);
  expect(cellsOf("By type", "All")).toEqual(["2,000", "90.0%", "88.6–91.2%", "90.0%"]);
});

test("a group has its interval and its gap to all", () => {
  expect(cellsOf("By group", "Photo")).toEqual(["1,000", "85.0%", "82.7–87.1%", "−5.0 points"]);
});
