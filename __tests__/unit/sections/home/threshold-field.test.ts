import { exampleCases, decisionOutcomes } from "../../../../src/gatsby/content/decision-outcomes";
import {
  barPath,
  casesOf,
  FIELD,
  lanePath,
  levelOf,
  linePath,
  placeOf,
  SCALE,
  wirePath,
} from "../../../../src/sections/home/threshold-field";

const DECISION = { scores: { wanted: 90, other: 40, spread: 70 }, volume: { wanted: 1, other: 1 } };
const counts = decisionOutcomes("x", DECISION);
const cases = casesOf(counts);

test("the cases behind the counts are those that were counted, the highest score first", () => {
  const { wanted, other } = exampleCases("x", DECISION.scores);
  const scoresOf = (isWanted: boolean) => cases.filter((item) => item.wanted === isWanted).map(({ score }) => score);
  const descending = (scores: readonly number[]) => [...scores].sort((a, b) => b - a);
  expect(scoresOf(true)).toEqual(descending(wanted));
  expect(scoresOf(false)).toEqual(descending(other));
  expect(cases.map(({ score }) => score)).toEqual(descending(cases.map(({ score }) => score)));
});

test.each([0, 1, 50, 72, 99, 100])("at %d no two cases share a place, and all lie within the drawing", (threshold) => {
  const places = cases.map(({ score }, index) => placeOf(index, cases.length, score >= threshold));
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(cases.length);
  for (const { x, y } of places) {
    expect(x).toBeGreaterThan(SCALE.x);
    expect(x).toBeLessThan(FIELD.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(FIELD.height);
  }
  const held = places.filter((_, index) => (cases[index]?.score ?? 0) >= threshold);
  for (const { y } of held) expect(y).toBeLessThan(FIELD.height / 2);
  for (const { y } of places.slice(held.length)) expect(y).toBeGreaterThan(FIELD.height / 2);
});

test("each lane is filled without a gap, from its far end", () => {
  const firstHeld = placeOf(0, 200, true);
  const firstPassed = placeOf(199, 200, false);
  expect(firstHeld.x).toBe(firstPassed.x);
  expect(firstHeld.y).toBeCloseTo(FIELD.height - firstPassed.y, 6);
  const columns = Array.from({ length: 10 }, (_, index) => placeOf(index, 200, true).x);
  expect(new Set(columns)).toEqual(new Set([firstHeld.x]));
});

test("the scale runs from 1.00 at the top to 0.00", () => {
  expect([levelOf(100), levelOf(0)]).toEqual([SCALE.top, SCALE.top + SCALE.length]);
});

test("every line ends on the scale, every lane begins at the gate", () => {
  const ends = Array.from(linePath(cases).matchAll(/ (\d+(?:\.\d)?)H(\d+)/g), ([, y, x]) => [Number(y), Number(x)]);
  expect(ends).toHaveLength(40);
  for (const [y = 0, x] of ends) {
    expect(x).toBe(SCALE.x);
    expect(y).toBeGreaterThanOrEqual(levelOf(100));
    expect(y).toBeLessThanOrEqual(levelOf(0));
  }
  for (const held of [true, false]) {
    expect(lanePath(72, held)).toContain(`${SCALE.x} ${levelOf(72)}`);
    expect(wirePath(72, held).match(/M/g)).toHaveLength(10);
  }
});

test("the bars add up to all cases", () => {
  const lengths = Array.from(barPath(counts.caught, 1).matchAll(/h([\d.]+)/g), ([, length]) => Number(length));
  const one = Math.min(...lengths);
  expect(lengths.reduce((sum, length) => sum + length, 0)).toBeCloseTo(100 * one, 3);
});
