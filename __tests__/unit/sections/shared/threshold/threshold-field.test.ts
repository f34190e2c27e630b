import { exampleCases, decisionOutcomes } from "../../../../../src/gatsby/content/decision-outcomes";
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
} from "../../../../../src/sections/shared/threshold/threshold-field";

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

/** What a path draws: the letter of each command with its numbers. Anything else in it makes the test fail. */
const commandsOf = (path: string): [string, ...number[]][] => {
  expect(path).toMatch(/^(?:[MCHVhZ][-\d. ]*)+$/);
  return Array.from(path.matchAll(/([MCHVhZ])([-\d. ]*)/g), ([, letter = "", numbers = ""]) => [
    letter,
    ...numbers.split(" ").filter(Boolean).map(Number),
  ]);
};

describe.each([
  ["held", true],
  ["passed", false],
])("the lane of what is %s", (_, held) => {
  const THRESHOLD = 72;
  /** Where each wire begins on the scale, and its height in the lane. */
  const wires = () => commandsOf(wirePath(THRESHOLD, held));
  const heightsOf = (letter: string) =>
    wires()
      .filter(([command]) => command === letter)
      .map((numbers) => Number(numbers.at(-1)));
  /** Where the ground begins beyond the gate, and its upper and lower edge. */
  const ground = () => {
    // Its upper edge, its far end, its lower edge.
    const [, curve, , down] = commandsOf(lanePath(THRESHOLD, held));
    const [beginning, upper] = curve!.slice(-2).map(Number);
    return { beginning, edges: [Number(upper), Number(down!.at(-1))] as const };
  };

  test("each bead lies on a wire, and each wire has one", () => {
    const beads = Array.from({ length: 10 }, (_, index) => placeOf(held ? index : 199 - index, 200, held).y);
    expect([...beads].sort((a, b) => a - b)).toEqual(heightsOf("C"));
  });

  test("beads are as far from those above and below as from those beside them", () => {
    const [one, below, beside] = [0, 1, 10].map((index) => placeOf(held ? index : 199 - index, 200, held));
    expect(Math.abs(one!.y - below!.y)).toBeCloseTo(one!.x - beside!.x, 0);
  });

  test("the wires run from the scale to the far end, where the lane begins", () => {
    expect(
      wires()
        .map(([letter]) => letter)
        .join(""),
    ).toBe("MCH".repeat(10));
    for (const [letter, x] of wires()) {
      if (letter === "M") expect(x).toBe(SCALE.x);
      if (letter === "H") expect(x).toBe(FIELD.width);
    }
    for (const [letter, ...numbers] of wires()) if (letter === "C") expect(numbers[4]).toBe(ground().beginning);
  });

  test.each([
    ["part of the scale", "M", () => (held ? [100, THRESHOLD] : [THRESHOLD, 0]).map(levelOf)],
    ["ground", "C", () => ground().edges],
  ] as const)("the wires part its %s evenly", (_, letter, ends) => {
    const [from = 0, to = 0] = ends();
    const pitch = (to - from) / 10;
    const heights = heightsOf(letter);
    expect(heights).toHaveLength(10);
    heights.forEach((height, index) => expect(height).toBeCloseTo(from + pitch * (index + 0.5), 0));
  });

  test("its ground is closed, and reaches from the drawing's edge", () => {
    expect(lanePath(THRESHOLD, held)).toMatch(/Z$/);
    expect(ground().edges).toContain(held ? 0 : FIELD.height);
  });
});

describe("the lines that bring the cases", () => {
  const lines = () =>
    linePath(cases)
      .match(/M[^M]+/g)!
      .map(commandsOf);

  test("come from all over the height, evenly", () => {
    const beginnings = lines().map(([start]) => start as [string, number, number]);
    for (const [, x] of beginnings) expect(x).toBe(0);
    expect(beginnings.map(([, , y]) => y).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 40 }, (_, index) => (index + 0.5) * 7),
    );
  });

  test("are nothing but lines", () => {
    expect(commandsOf(linePath(cases)).map(([letter]) => letter)).toEqual(Array(40).fill(["M", "C", "H"]).flat());
  });

  test("neighbors on the scale come from far apart", () => {
    const heights = lines().map(([start]) => Number(start?.[2]));
    for (const [index, y] of heights.slice(1).entries())
      expect(Math.abs(y - heights[index]!)).toBeGreaterThan(FIELD.height / 4);
  });

  test("lead each as many cases to their mean score, straight at the end", () => {
    const size = cases.length / 40;
    for (const [index, [, curve, end]] of lines().entries()) {
      const carried = cases.slice(index * size, index * size + size);
      const mean = carried.reduce((sum, { score }) => sum + score, 0) / size;
      expect(curve!.at(-1)).toBe(levelOf(mean));
      expect(Number(curve!.at(-2))).toBeLessThan(SCALE.x);
      expect(end).toEqual(["H", SCALE.x]);
    }
  });
});

test.each([
  [1, "M242 252h3.5M242 247.5h7"],
  [-1, "M234 252h-3.5M234 247.5h-7"],
] as const)("a bar is as long as the score has cases, on its side of the scale: %d", (side, expected) => {
  // One case at 0, none at 1, two at 2.
  expect(barPath([3, 2, 2, 0], side)).toBe(expected);
});
