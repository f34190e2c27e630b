import { act, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { DemoPanel } from "../../../../src/sections/ai-solutions/demo-panel";
import type { staticParts } from "../../../../src/sections/ai-solutions/demo-parts";

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
  waiting: "Waiting",
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

test("five predictions, accuracy and time appear at two seconds, without a word", async () => {
  render(<DemoPanel demo={demo} />);
  await press(startButton());
  await pass(2000);
  const meters = screen.getAllByRole("meter");
  expect(meters).toHaveLength(5);
  expect(meters[0]).toHaveAccessibleName("A");
  expect(meters[0]).toHaveAttribute("aria-valuetext", "85.0%");
  expect(screen.getByText("90.0%")).toBeInTheDocument();
  expect(screen.getByText("0.250 s")).toBeInTheDocument();
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

test("Stop before the first values announces the status alone", async () => {
  render(<DemoPanel demo={demo} />);
  await press(startButton());
  await pass(500);
  await press(stopButton());
  expect(announced()).toBe("Idle");
  expect(startButton()).toBeEnabled();
});
