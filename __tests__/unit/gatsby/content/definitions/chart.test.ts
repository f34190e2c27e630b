/** @jest-environment node */
import { chart } from "../../../../../src/gatsby/content/definitions/chart";

const sound = {
  kind: "bars",
  caption: "Waits",
  series: ["Flagged", "Unflagged"],
  rows: [
    { label: "Before", values: ["144", "144"] },
    { label: "After", values: ["6", "163"] },
  ],
};

const issuesOf = (content: unknown) =>
  (chart.safeParse(content).error?.issues ?? []).map(({ path, message }) => `${path.join(".")}: ${message}`);

test("a chart with a figure for each series is sound", () => {
  expect(issuesOf(sound)).toEqual([]);
});

test.each([
  [
    "a row with a value too few",
    { ...sound, rows: [sound.rows[0], { label: "After", values: ["6"] }] },
    /^rows\.1\.values:/,
  ],
  [
    "figures of two units",
    { ...sound, rows: [sound.rows[0], { label: "After", values: ["6", "$163"] }] },
    /^rows\.1\.values\.1:/,
  ],
  [
    "a figure below zero",
    { ...sound, rows: [sound.rows[0], { label: "After", values: ["6", "−3"] }] },
    /^rows\.1\.values\.1:/,
  ],
  [
    "a value that is no figure",
    { ...sound, rows: [sound.rows[0], { label: "After", values: ["6", "many"] }] },
    /^rows\.1\.values\.1:/,
  ],
  ["steps of two series", { ...sound, kind: "steps" }, /^series:/],
  ["another kind", { ...sound, kind: "pie" }, /^kind:/],
])("%s is refused", (_, content, issue) => {
  const issues = issuesOf(content);
  expect(issues).toHaveLength(1);
  expect(issues[0]).toMatch(issue);
});
