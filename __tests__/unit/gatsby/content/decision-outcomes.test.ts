/** @jest-environment node */
import { readSite } from "../../../../scripts/content/read-site";
import { decisionOutcomes, exampleCases } from "../../../../src/gatsby/content/decision-outcomes";
import { CASES } from "../../../../src/lib/example-cases";

const { industries } = readSite("data");

const MADE_UP = {
  scores: { wanted: 80, other: 30, spread: 70 },
  volume: { wanted: 10, other: 200 },
};

const DECISIONS = [
  ...industries.map(({ slug, decision }) => [slug, decision] as const),
  ["made-up", MADE_UP] as const,
  ["all-alike", { scores: { wanted: 50, other: 50, spread: 10 }, volume: { wanted: 0, other: 0 } }] as const,
  ["widest", { scores: { wanted: 95, other: 5, spread: 200 }, volume: { wanted: 1, other: 100_000 } }] as const,
];

describe.each(DECISIONS)("%s", (slug, decision) => {
  const { caught, stopped, perDay } = decisionOutcomes(slug, decision);
  const cases = exampleCases(slug, decision.scores);

  it("has 100 cases of each kind, with scores between the ends of the scale", () => {
    for (const scores of [cases.wanted, cases.other]) {
      expect(scores).toHaveLength(CASES);
      for (const score of scores) expect(score).toBe(Math.min(99, Math.max(1, Math.round(score))));
    }
  });

  it("counts as counting one by one does, at every threshold", () => {
    expect([caught.length, stopped.length, perDay.length]).toEqual([101, 101, 101]);
    for (let threshold = 0; threshold <= 100; threshold += 1) {
      let [right, wrong] = [0, 0];
      for (const score of cases.wanted) if (score / 100 >= threshold / 100) right += 1;
      for (const score of cases.other) if (score / 100 >= threshold / 100) wrong += 1;
      expect([threshold, caught[threshold], stopped[threshold]]).toEqual([threshold, right, wrong]);
      const { wanted, other } = decision.volume;
      expect(perDay[threshold]).toBe(Math.round((right / CASES) * wanted + (wrong / CASES) * other));
    }
  });

  it("holds everything at 0.00, nothing at 1.00, and never more at a higher threshold", () => {
    expect([caught[0], stopped[0]]).toEqual([CASES, CASES]);
    expect([caught[100], stopped[100], perDay[100]]).toEqual([0, 0, 0]);
    for (const counts of [caught, stopped, perDay])
      expect(counts.every((count, index) => index === 0 || count <= (counts[index - 1] ?? 0))).toBe(true);
  });

  it("is the same at each build", () => {
    expect(decisionOutcomes(slug, decision)).toEqual({ caught, stopped, perDay });
  });
});

it("the seed decides: two industries with the same model have other cases", () => {
  expect(exampleCases("one", MADE_UP.scores)).not.toEqual(exampleCases("two", MADE_UP.scores));
});

it("scores lie around their medians, as widely as the spread says", () => {
  const median = (scores: readonly number[]) => [...scores].sort((a, b) => a - b)[CASES / 2];
  const near = exampleCases("made-up", { ...MADE_UP.scores, spread: 10 });
  expect(Math.abs((median(near.wanted) ?? 0) - 80)).toBeLessThanOrEqual(1);
  expect(Math.abs((median(near.other) ?? 0) - 30)).toBeLessThanOrEqual(1);
  const width = (scores: readonly number[]) => Math.max(...scores) - Math.min(...scores);
  expect(width(exampleCases("made-up", MADE_UP.scores).other)).toBeGreaterThan(2 * width(near.other));
});
