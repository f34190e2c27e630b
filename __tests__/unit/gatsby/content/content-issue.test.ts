import { parseTree } from "jsonc-parser";
import {
  formatIssue,
  formatIssues,
  formatPath,
  formatValue,
  offsetOf,
  positionAt,
  type ContentIssue,
} from "../../../../src/gatsby/content/content-issue";

const issue: ContentIssue = {
  file: "data/industries/finance.json",
  line: 21,
  column: 11,
  path: "icon",
  found: '"landmrk"',
  expected: "an icon",
};

describe("formatPath", () => {
  it.each([
    [[], ""],
    [["seo", "title"], "seo.title"],
    [["solutions", "items", 0, "features", 2], "solutions.items[0].features[2]"],
  ])("%j is %s", (path, text) => {
    expect(formatPath(path)).toBe(text);
  });
});

describe("formatValue", () => {
  it.each([
    [undefined, "nothing: the field is missing"],
    [null, "null"],
    [7, "7"],
    ["two\nlines", '"two\\nlines"'],
    [[1], "a list of 1 entry"],
    [[1, 2], "a list of 2 entries"],
    [{}, "an object"],
    ["\u202eabc", '"\\u202eabc"'],
  ])("%j is %s", (value, text) => {
    expect(formatValue(value)).toBe(text);
  });

  it("cuts a long text and says how long it is", () => {
    const text = formatValue("x".repeat(5000));
    expect(text.length).toBeLessThan(100);
    expect(text).toContain("5000 characters");
  });
});

describe("places in a file", () => {
  const text = '{\n  "a": {\n    "b": [1, 22]\n  }\n}';
  const tree = parseTree(text);

  it.each([
    [["a", "b", 1], { line: 3, column: 14 }],
    [["a", "missing"], { line: 2, column: 8 }],
    [["missing"], { line: 1, column: 1 }],
  ])("%j stands at %j, or its nearest container does", (path, place) => {
    expect(positionAt(text, offsetOf(tree, path))).toEqual(place);
  });

  it("begins at the first character where there is no tree", () => {
    expect(offsetOf(undefined, ["a"])).toBe(0);
  });
});

describe("formatIssue", () => {
  it("says where, what was found, what was expected and what was meant", () => {
    expect(formatIssue({ ...issue, suggestion: "landmark" })).toBe(
      'data/industries/finance.json:21:11  icon\n    found "landmrk"; expected an icon; did you mean "landmark"?',
    );
  });

  it("leaves out what is not known", () => {
    expect(formatIssue({ ...issue, path: "" })).toBe(
      'data/industries/finance.json:21:11\n    found "landmrk"; expected an icon',
    );
  });

  it("counts the issues first", () => {
    expect(formatIssues([issue])).toMatch(/^1 issue /);
    expect(formatIssues([issue, issue])).toMatch(/^2 issues /);
  });
});
