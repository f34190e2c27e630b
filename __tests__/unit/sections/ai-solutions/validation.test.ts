import { formatCount, formatGap, interval95, total } from "../../../../src/sections/ai-solutions/validation";

describe("Wilson's 95% interval", () => {
  // Reference values: the closed form with z = 1.96, rounded to three places.
  it.each([
    [1868, 2000, 0.922, 0.944],
    [160, 180, 0.835, 0.927],
    [5, 10, 0.237, 0.763],
  ])("of %d of %d", (right, tested, low, high) => {
    const interval = interval95(right, tested);
    expect(interval.low).toBeCloseTo(low, 3);
    expect(interval.high).toBeCloseTo(high, 3);
  });

  it.each([[0], [12]])("stays within 0 to 1 and has a width where %d of 12 are right", (right) => {
    const { low, high } = interval95(right, 12);
    expect(low).toBeGreaterThanOrEqual(-1e-12);
    expect(high).toBeLessThanOrEqual(1 + 1e-12);
    expect(high - low).toBeGreaterThan(0.1);
  });
});

it.each([
  [0.96, 0.934, "+2.6"],
  [0.878, 0.934, "−5.6"],
  [0.934, 0.934, "0.0"],
  [0.9339, 0.934, "0.0"],
])("the gap of %d to %d is %s", (share, other, text) => {
  expect(formatGap(share, other)).toBe(text);
});

it("counts have a comma between thousands", () => {
  expect(formatCount(1120)).toBe("1,120");
});

it("a field is added up over all rows", () => {
  expect(total([{ right: 2 }, { right: 3 }], "right")).toBe(5);
});
