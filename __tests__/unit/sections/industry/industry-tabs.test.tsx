import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { IndustryTabs } from "../../../../src/sections/industry/industry-tabs";
import { prepareThreshold } from "../../../../src/sections/shared/threshold/late-threshold";
import { Threshold } from "../../../../src/sections/shared/threshold/threshold";
import { thresholdTexts } from "../../../fixtures/decision";
import { industry, industryLabels } from "../../../fixtures/industry";

type Industry = typeof industry;

// As the built page holds it.
prepareThreshold(Threshold);

beforeEach(() => {
  // Nothing is drawn here.
  jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  // jsdom lays nothing out, and has no such method.
  Element.prototype.scrollIntoView = jest.fn();
  window.history.replaceState(null, "", "/services/test");
});

const show = (content: Partial<Industry> = {}) =>
  render(<IndustryTabs industry={{ ...industry, ...content }} labels={industryLabels} threshold={thresholdTexts} />);
const panel = async (label: string) => {
  await userEvent.click(screen.getByRole("tab", { name: label }));
  return within(screen.getByRole("tabpanel", { name: label }));
};

test.each([
  ["with a workflow", industry.workflow, ["Overview", "Solutions", "Workflow", "Case Studies", "Sub Industries"]],
  ["without one", null, ["Overview", "Solutions", "Case Studies", "Sub Industries"]],
])("an industry %s has its tabs", (_, workflow, labels) => {
  show({ workflow });
  expect(screen.getAllByRole("tab").map((tab) => tab.textContent)).toEqual(labels);
  expect(screen.getByRole("tab", { selected: true })).toHaveTextContent("Overview");
});

test("every panel has one heading of the second level", () => {
  show();
  for (const tab of screen.getAllByRole("tab")) {
    const content = document.getElementById(tab.getAttribute("aria-controls") ?? "") as HTMLElement;
    expect(within(content).getAllByRole("heading", { level: 2 })).toHaveLength(1);
  }
});

test("the overview holds the industry's own decision, and none to choose from", () => {
  show();
  const overview = within(screen.getByRole("tabpanel", { name: "Overview" }));
  const { question } = industry.decision;
  const decision = within(overview.getByRole("group", { name: question }));
  expect(decision.getByRole("heading", { level: 3 })).toHaveTextContent(question);
  expect(decision.getByText("Score of 200 letters cases")).toBeInTheDocument();
  expect(decision.getByRole("slider")).toHaveValue("0.72");
  expect(decision.queryByRole("radio")).toBeNull();
});

test("a solution shows its features and, where it has them, its results", async () => {
  const [first, ...others] = industry.solutions.items;
  show({ solutions: { ...industry.solutions, items: [{ ...first!, metrics: null }, ...others] } });
  const solutions = await panel("Solutions");
  expect(solutions.getAllByRole("heading", { level: 3 })).toHaveLength(4);
  expect(solutions.getByText("Alpha feature one")).toBeInTheDocument();
  expect(solutions.getAllByText("Features label")).toHaveLength(4);
  expect(solutions.getAllByText("Results label")).toHaveLength(3);
  expect(solutions.queryByText("Alpha result")).toBeNull();
});

test("the workflow is an ordered list of numbered steps", async () => {
  show();
  const steps = within((await panel("Workflow")).getByRole("list")).getAllByRole("listitem");
  expect(steps.map((step) => step.textContent?.slice(0, 14))).toEqual(
    ["01", "02", "03", "04"].map((step) => `Step prefix ${step}`),
  );
});

test("case studies name their organization, all their figures and the footnote", async () => {
  show();
  const studies = await panel("Case Studies");
  expect(studies.getAllByRole("heading", { level: 3 })).toHaveLength(3);
  expect(studies.getAllByText(/^Organization/)).toHaveLength(3);
  expect(studies.getAllByRole("definition")).toHaveLength(9);
  expect(studies.getByText("Footnote")).toBeInTheDocument();
});

test("branches link to their planned pages and list the solutions that fit", async () => {
  show();
  const branches = await panel("Sub Industries");
  expect(branches.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/services/test/first",
    "/services/test/second",
  ]);
  expect(branches.getByText("second solution two")).toBeInTheDocument();
});
