import { readFileSync } from "node:fs";
import {
  formatThreshold,
  noteOn,
  scoreOf,
  START,
  wordsAt,
} from "../../../../../src/sections/shared/threshold/threshold-words";
import { decisionOf, thresholdTexts } from "../../../../fixtures/decision";

const { decision } = decisionOf("x");
const at = (threshold: number) => wordsAt(thresholdTexts, decision, threshold);

test.each([
  [0, "0.00"],
  [7, "0.07"],
  [72, "0.72"],
  [100, "1.00"],
])("%d hundredths are written %s", (threshold, text) => {
  expect(formatThreshold(threshold)).toBe(text);
});

describe("the sentence has the form of its numbers", () => {
  test.each([
    ["some and some", 72, "At 0.72 you catch 29% and stop 27%."],
    ["some and none", 99, "At 0.99 you catch 2% and stop none."],
    ["none and none", 100, "At 1.00 you catch none and stop none."],
  ])("%s", (_, threshold, sentence) => {
    expect(at(threshold).sentence).toBe(sentence);
  });

  test("one in a hundred", () => {
    const outcomes = { caught: [100, 1], stopped: [100, 0], perDay: [9, 1] };
    const { sentence, figures } = wordsAt(thresholdTexts, { ...decision, outcomes }, 1);
    expect(sentence).toBe("At 0.01 you catch 1% and stop none.");
    expect(figures.map(({ value, label }) => `${value} ${label}`)).toEqual([
      "1 caught",
      "0 cases stopped",
      "1 reviewed a day",
    ]);
  });
});

test("the figures are the counts at the threshold, each of how many", () => {
  expect(at(98).figures).toEqual([
    { value: 3, of: "of 100", label: "caught" },
    { value: 1, of: "of 100", label: "cases stopped" },
    { value: 0, of: "of 10", label: "reviewed a day" },
  ]);
  expect(at(0).figures.map(({ value, label }) => `${value} ${label}`)).toEqual([
    "100 caught",
    "100 cases stopped",
    "10 reviewed a day",
  ]);
});

test("the score says of how many cases", () => {
  expect(scoreOf(decision)).toBe("Score of 200 x cases");
  expect(noteOn(thresholdTexts.note, decision)).toBe("Note; 4 of 10 wanted");
});

test("the style sheet has the gate where it starts", () => {
  const css = readFileSync("src/sections/shared/threshold/threshold.css", "utf8");
  expect(css).toContain(`--threshold: ${formatThreshold(START)};`);
});
