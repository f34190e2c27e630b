import { chartMarks } from "../../../../src/sections/blog/chart-scale";

const rows = (...values: string[][]) => values.map((row, index) => ({ label: `Row ${index}`, values: row }));

test("bars reach to the largest value", () => {
  expect(chartMarks({ kind: "BARS", rows: rows(["$25", "$12.50"], ["$50", "$0"]) })).toEqual([
    [
      { from: 0, to: 0.5 },
      { from: 0, to: 0.25 },
    ],
    [
      { from: 0, to: 1 },
      { from: 0, to: 0 },
    ],
  ]);
});

test("percentages are shares of a hundred", () => {
  expect(chartMarks({ kind: "BARS", rows: rows(["74%"], ["92%"]) })).toEqual([
    [{ from: 0, to: 0.74 }],
    [{ from: 0, to: 0.92 }],
  ]);
});

test("lines reach from the lowest value to the highest", () => {
  expect(chartMarks({ kind: "LINES", rows: rows(["80", "100"], ["120", "90"]) })).toEqual([
    [
      { from: 0, to: 0 },
      { from: 0, to: 0.5 },
    ],
    [
      { from: 0, to: 1 },
      { from: 0, to: 0.25 },
    ],
  ]);
});

test("each step begins where the one before ends, and the last ends the scale", () => {
  expect(chartMarks({ kind: "STEPS", rows: rows(["5 ms"], ["15 ms"], ["20 ms"]) })).toEqual([
    [{ from: 0, to: 0.125 }],
    [{ from: 0.125, to: 0.5 }],
    [{ from: 0.5, to: 1 }],
  ]);
});

test("what is no amount counts as nothing, and leaves the scale to the others", () => {
  expect(chartMarks({ kind: "BARS", rows: rows(["none yet", "$25"], ["$50", "$0"]) })).toEqual([
    [
      { from: 0, to: 0 },
      { from: 0, to: 0.5 },
    ],
    [
      { from: 0, to: 1 },
      { from: 0, to: 0 },
    ],
  ]);
});

test("a percentage beyond 100 ends the scale, and zeros alone have no length", () => {
  expect(chartMarks({ kind: "BARS", rows: rows(["140%"], ["70%"]) })).toEqual([
    [{ from: 0, to: 1 }],
    [{ from: 0, to: 0.5 }],
  ]);
  for (const kind of ["BARS", "STEPS"] as const)
    expect(chartMarks({ kind, rows: rows(["0 ms"], ["0 ms"]) })).toEqual([[{ from: 0, to: 0 }], [{ from: 0, to: 0 }]]);
});
