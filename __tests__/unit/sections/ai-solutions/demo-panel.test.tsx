import { act, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { DemoPanel } from "../../../../src/sections/ai-solutions/demo-panel";
import type { staticParts } from "../../../../src/sections/ai-solutions/demo-parts";
import { restoreDraft } from "../../../../src/ui/form/draft";

jest.mock("../../../../src/sections/ai-solutions/demo-springs", () => ({
  get springParts(): typeof staticParts {
    return jest.requireActual<{ staticParts: typeof staticParts }>("../../../../src/sections/ai-solutions/demo-parts")
      .staticParts;
  },
}));

const demo: Queries.DemoFragment["demo"] = {
  heading: "Heading",
  intro: "Intro",
  start: "Start",
  stop: "Stop",
  running: "Running",
  idle: "Idle",
  statusLabel: "Status",
  predictionsLabel: "Predictions",
  classes: ["A", "B", "C", "D", "E"],
  accuracyLabel: "Accuracy",
  processingTimeLabel: "Time",
  traceLabel: "Trace",
  example: "Example",
  waiting: "Waiting",
  progress: "{n} of {all}",
  outcome: "{n} batches, mean {mean}",
  message: "Our documents are",
  link: { label: "Bring", href: "/contact#message", planned: null },
  announceStart: "Begun",
  announceStop: "Ended: {accuracy}, {time}",
  note: "Note",
};

const startButton = () => screen.getByRole("button", { name: "Start" });
const stopButton = () => screen.getByRole("button", { name: "Stop" });
const announced = () => screen.getByRole("status").textContent;
const press = async (button: HTMLElement) => {
  button.focus();
  await act(async () => button.click());
};
const pass = (milliseconds: number) => act(async () => void jest.advanceTimersByTime(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, "random").mockReturnValue(0.5);
});
afterEach(() => jest.useRealTimers());

test("idle at first: Start can be pressed, before the scripts run too", () => {
  render(<DemoPanel demo={demo} />);
  expect(screen.getByText("Idle")).toBeInTheDocument();
  expect(screen.getByText("Waiting")).toBeInTheDocument();
  expect(startButton()).toBeEnabled();
  expect(startButton()).toHaveAttribute("data-replay");
  expect(stopButton()).toBeDisabled();
  expect(screen.queryByRole("meter")).not.toBeInTheDocument();
});

test("the built page has no inline style, which its policy forbids", () => {
  // React tells of the layout effect, since jsdom is no server.
  jest.spyOn(console, "error").mockImplementation();
  expect(renderToStaticMarkup(<DemoPanel demo={demo} />)).not.toContain("style=");
});

test("Start disables itself, and Stop takes the focus over", async () => {
  render(<DemoPanel demo={demo} />);
  await press(startButton());
  expect(screen.getByText("Running")).toBeInTheDocument();
  expect(startButton()).toBeDisabled();
  expect(stopButton()).toHaveFocus();
  expect(announced()).toBe("Begun");
});

test("the example is named as one until the first batch has been handled", async () => {
  render(<DemoPanel demo={demo} />);
  expect(screen.getByText("Example")).toBeInTheDocument();
  await press(startButton());
  await pass(1000);
  await press(stopButton());
  expect(screen.getByText("Example")).toBeInTheDocument();
  await press(startButton());
  await pass(2000);
  expect(screen.queryByText("Example")).not.toBeInTheDocument();
});

test("five predictions, accuracy and time appear at two seconds, without a word", async () => {
  render(<DemoPanel demo={demo} />);
  await press(startButton());
  await pass(2000);
  const meters = screen.getAllByRole("meter");
  expect(meters).toHaveLength(5);
  expect(meters[0]).toHaveAccessibleName("A");
  expect(meters[0]).toHaveAttribute("aria-valuetext", "85.0%");
  expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual(["90.0%", "0.250 s"]);
  expect(announced()).toBe("Begun");
});

test("after ten seconds it is idle, the last values are announced once and Start has the focus", async () => {
  render(<DemoPanel demo={demo} />);
  await press(startButton());
  await pass(10_000);
  expect(screen.getByText("Idle")).toBeInTheDocument();
  expect(announced()).toBe("Ended: 90.0%, 0.250 s");
  expect(startButton()).toHaveFocus();
  expect(screen.getAllByRole("meter")).toHaveLength(5);
});

test("documents slide while it runs, and the trays have a mark for each of them", async () => {
  const { container } = render(<DemoPanel demo={demo} />);
  const documents = () => container.querySelectorAll(".demo-document").length;
  const marks = () =>
    [...container.querySelectorAll<HTMLElement>(".demo-tray")].map(({ style }) =>
      style.getPropertyValue("--documents"),
    );
  expect(documents()).toBe(0);
  await press(startButton());
  expect(documents()).toBeGreaterThan(0);
  expect(marks()).toEqual(["", "", "", "", ""]);
  await pass(4000);
  expect(marks()).toEqual(["4", "4", "4", "2", "2"]);
  await pass(6000);
  expect(documents()).toBe(0);
});

test("says how far the run is, and in the end its mean, of this run alone", async () => {
  const { container } = render(<DemoPanel demo={demo} />);
  const outcome = () => container.querySelector("[data-slot=outcome]")?.textContent;
  expect(outcome()).toBe("0 of 5");
  await press(startButton());
  await pass(4000);
  expect(outcome()).toBe("2 of 5");
  await press(stopButton());
  expect(outcome()).toBe("2 batches, mean 90.0%");
  jest.spyOn(Math, "random").mockReturnValue(0);
  await press(startButton());
  expect(outcome()).toBe("0 of 5");
  await pass(10_000);
  expect(outcome()).toBe("5 batches, mean 85.0%");
});

test("its link brings a beginning to the message", async () => {
  render(<DemoPanel demo={demo} />);
  const link = screen.getByRole("link", { name: "Bring" });
  expect(link).toHaveAttribute("href", "/contact#message");
  // After React has heard of it: jsdom goes to no page.
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
  await press(link);
  document.body.innerHTML = '<form data-draft="contact"><textarea name="message"></textarea></form>';
  restoreDraft(document.forms[0]!);
  expect(document.querySelector("textarea")).toHaveValue("Our documents are ");
});

test("Stop before the first values announces the status alone", async () => {
  render(<DemoPanel demo={demo} />);
  await press(startButton());
  await pass(500);
  await press(stopButton());
  expect(announced()).toBe("Idle");
  expect(startButton()).toBeEnabled();
});
