import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Threshold, type ThresholdProps } from "../../../../../src/sections/shared/threshold/threshold";
import { wordsAt } from "../../../../../src/sections/shared/threshold/threshold-words";
import { saveForTab } from "../../../../../src/ui/tab-storage";
import { decisionOf, thresholdTexts } from "../../../../fixtures/decision";

jest.mock("../../../../../src/sections/shared/threshold/threshold-canvas", () => ({
  drawOn: () => ({ show: jest.fn(), stop: jest.fn() }),
}));

const first = decisionOf("one");
const industries = [first, decisionOf("two"), decisionOf("three")] as const;

/** What the canvas gives out: jsdom draws nothing. */
const giveContext = (context: CanvasRenderingContext2D | null) =>
  jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(context as null);

beforeEach(() => {
  saveForTab("threshold", "");
  giveContext({} as CanvasRenderingContext2D);
});

const show = (list: ThresholdProps["industries"] = industries) =>
  render(<Threshold texts={thresholdTexts} industries={list} />);
const gate = () => screen.getByRole<HTMLInputElement>("slider", { name: thresholdTexts.slider });
const sentence = (container: HTMLElement) => container.querySelector('[data-slot="sentence"]');
const words = (threshold: number) => wordsAt(thresholdTexts, first.decision, threshold);

test("begins at 0.72 with the first industry, in words, numerals and a drawing", () => {
  const { container } = show();
  expect(gate()).toHaveValue("0.72");
  expect([gate().min, gate().max, gate().step]).toEqual(["0", "1", "0.01"]);
  expect(gate()).toHaveAttribute("aria-valuetext", words(72).sentence);
  expect(sentence(container)).toHaveTextContent(words(72).sentence);
  expect(screen.getAllByRole("definition").map((entry) => entry.textContent)).toEqual([
    "29 of 100",
    "27 of 100",
    "2 of 10",
  ]);
});

test("a hundred dots and a hundred rings are drawn, and the canvas takes their place", async () => {
  const { container } = show();
  const marksIn = (selector: string) => container.querySelector(selector)?.getAttribute("d")?.match(/M/g);
  expect([marksIn(".threshold-dots"), marksIn(".threshold-rings")].map((marks) => marks?.length)).toEqual([100, 100]);
  // No policy lets a built page hold inline styles.
  expect(container.innerHTML).not.toContain("style=");
  await waitFor(() => expect(container.querySelector('[data-slot="still"]')).toBeNull());
});

test("where the browser refuses a canvas, the still drawing stays and follows the gate", async () => {
  giveContext(null);
  const { container } = show();
  fireEvent.input(gate(), { target: { value: "0.4" } });
  await act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));
  expect(container.querySelector('[data-slot="still"]')).not.toBeNull();
  expect(sentence(container)).toHaveTextContent(words(40).sentence);
});

test("moving the gate changes sentence, numerals, value and what is spoken", () => {
  const { container } = show();
  for (const threshold of [0, 50, 73, 98, 100]) {
    fireEvent.input(gate(), { target: { value: String(threshold / 100) } });
    expect(gate()).toHaveAttribute("aria-valuetext", words(threshold).sentence);
    expect(sentence(container)).toHaveTextContent(words(threshold).sentence);
    expect(screen.getAllByRole("definition").map((entry) => parseInt(entry.textContent ?? "", 10))).toEqual(
      words(threshold).figures.map(({ value }) => value),
    );
    expect(screen.getAllByRole("term").map((entry) => entry.textContent)).toEqual(
      words(threshold).figures.map(({ label }) => label),
    );
  }
});

test("another industry brings its words and color, keeps the threshold and is announced", () => {
  const { container } = show([first, { ...industries[1]!, gradient: "MOTION" }]);
  fireEvent.input(gate(), { target: { value: "0.5" } });
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  act(() => screen.getByRole("radio", { name: "Industry two" }).click());
  expect(container.querySelector('[data-slot="threshold"]')).toHaveAttribute("data-gradient", "MOTION");
  expect(screen.getByText("two held")).toBeInTheDocument();
  expect(container.querySelector('[data-slot="industry"]')).toHaveTextContent("Industry two");
  expect(gate()).toHaveValue("0.5");
  expect(screen.getByRole("status")).toHaveTextContent("Score of 200 two cases");
  expect(screen.getByRole("status")).toHaveTextContent(words(50).sentence);
});

test("the decision of one industry alone is headed by what it asks", () => {
  show();
  expect(screen.getByRole("group", { name: thresholdTexts.heading })).toBeInTheDocument();
  cleanup();
  show([first]);
  expect(screen.getByRole("group", { name: first.decision.question })).toHaveTextContent(thresholdTexts.heading);
});

test("what was set in this tab is set again", () => {
  const before = show();
  act(() => screen.getByRole("radio", { name: "Industry two" }).click());
  fireEvent.input(gate(), { target: { value: "0.4" } });
  before.unmount();
  const { container } = show();
  expect(gate()).toHaveValue("0.4");
  expect(screen.getByRole("radio", { name: "Industry two" })).toBeChecked();
  expect(sentence(container)).toHaveTextContent(words(40).sentence);
});

test.each(["two 101", "two -1", "two x", "two", "gone 72 1"])(
  "a kept setting that makes no sense, %p, is left alone",
  (kept) => {
    saveForTab("threshold", kept);
    show();
    expect(gate()).toHaveValue("0.72");
    expect(screen.getByRole("radio", { name: "Industry one" })).toBeChecked();
  },
);

test("the setting of an industry that is not to be chosen here is left alone", () => {
  saveForTab("threshold", "gone 40");
  show();
  expect(gate()).toHaveValue("0.72");
  expect(screen.getByRole("radio", { name: "Industry one" })).toBeChecked();
});

test("one industry alone is not to be chosen, and is as it was left in this tab", () => {
  saveForTab("threshold", "one 40");
  show([first]);
  expect(screen.queryByRole("radio")).toBeNull();
  expect(gate()).toHaveValue("0.4");
});

test.each([7, 12])("%d industries are as many radio buttons", (count) => {
  show([first, ...Array.from({ length: count - 1 }, (_, index) => decisionOf(`i${index}`))]);
  expect(screen.getAllByRole("radio")).toHaveLength(count);
  expect(
    screen
      .getAllByRole<HTMLInputElement>("radio")
      .map(({ checked }) => checked)
      .indexOf(true),
  ).toBe(0);
});

test("what was moved before the scripts ran is read", () => {
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!;
  jest.spyOn(HTMLInputElement.prototype, "value", "get").mockImplementation(function (this: HTMLInputElement) {
    return this.type === "range" ? "0.31" : (value.get?.call(this) as string);
  });
  const panel = show();
  expect(sentence(panel.container)).toHaveTextContent(words(31).sentence);
});
