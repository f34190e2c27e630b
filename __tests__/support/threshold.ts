/** The decision that visitors try: its parts on the page, and the expected result at a threshold. */
import type { Locator, Page } from "@playwright/test";
import { exampleCases } from "../../src/gatsby/content/decision-outcomes";
import { CASES } from "../../src/lib/example-cases";
import { wordsAt } from "../../src/sections/shared/threshold/threshold-words";
import { expect } from "./browser";
import { home, type Industry } from "./site";

const texts = home.hero.threshold;

/** Initial position of the gate, in hundredths. */
export const START = 72;

export const panel = (page: Page): Locator => page.locator('[data-slot="threshold"]');
export const gate = (page: Page): Locator => page.getByRole("slider", { name: texts.slider });
export const sentence = (page: Page): Locator => page.locator('[data-slot="sentence"]');
export const numerals = (page: Page): Promise<number[]> =>
  panel(page)
    .locator("dd")
    .evaluateAll((entries) => entries.map((entry) => parseInt(entry.textContent ?? "", 10)));

/** The expected numerals, from counting the cases one by one. */
export const countsAt = ({ slug, decision: { scores, volume } }: Industry, threshold: number): number[] => {
  const { wanted, other } = exampleCases(slug, scores);
  const [caught, stopped] = [wanted, other].map((cases) => cases.filter((score) => score >= threshold).length);
  return [caught!, stopped!, Math.round((caught! * volume.wanted + stopped! * volume.other) / CASES)];
};

/** The expected sentence at a threshold, in hundredths. */
export const sentenceAt = ({ decision }: Industry, threshold: number): string =>
  wordsAt(texts, decision, threshold).sentence;

/** Waits until the panel shows an industry's decision at a threshold, in hundredths. */
export const expectDecision = async (page: Page, industry: Industry, threshold: number): Promise<void> => {
  await expect(gate(page)).toHaveValue(String(threshold / 100));
  await expect(sentence(page)).toHaveText(sentenceAt(industry, threshold));
  await expect(gate(page)).toHaveAttribute("aria-valuetext", sentenceAt(industry, threshold));
  expect(await numerals(page)).toEqual(countsAt(industry, threshold));
};
