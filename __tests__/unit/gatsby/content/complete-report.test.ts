/** @jest-environment node */
import { completeReport, formatGap, interval95 } from "../../../../src/gatsby/content/complete-report";

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

describe("a completed report", () => {
  const report = completeReport({
    summary: "{right} of {documents}: {share}, from {low} to {high}.",
    results: {
      all: "All",
      rows: [
        { name: "Form", documents: 1500, right: 1350, predicted: 1400 },
        { name: "Letter", documents: 500, right: 450, predicted: 600 },
      ],
    },
    groups: {
      gap: "{n} points",
      rows: [
        { name: "Scan", documents: 1000, right: 950 },
        { name: "Photo", documents: 1000, right: 850 },
      ],
    },
  });

  it("has the figures of all types in its summary", () => {
    expect(report.summary).toBe("1,800 of 2,000: 90.0%, from 88.6% to 91.2%.");
  });

  it("has recall, interval and precision of each type, and of all", () => {
    expect(report.results.rows[1]?.cells).toEqual(["Letter", "500", "90.0%", "87.1–92.3%", "75.0%"]);
    expect(report.results.total).toEqual(["All", "2,000", "90.0%", "88.6–91.2%", "90.0%"]);
  });

  it("has the interval of each group and its gap to all", () => {
    expect(report.groups.rows[1]?.cells).toEqual(["Photo", "1,000", "85.0%", "82.7–87.1%", "−5.0 points"]);
  });

  it("draws the intervals on one scale, from a round share to 100%", () => {
    // From 80 to 100%: 90% is its middle, 95% three quarters.
    expect(report.groups.at).toBe(500);
    const groups = [0, 1].map((index) => report.groups.rows[index]!);
    expect(groups.map(({ at }) => at)).toEqual([750, 250]);
    for (const { low, at, high } of groups) expect(low < at && at < high).toBe(true);
  });
});
