/** @jest-environment node */
import { parseContentFile } from "../../../../src/gatsby/content/read-file";

const FILE = "data/offices/london.json";

const parse = (content: string | Uint8Array) =>
  parseContentFile(FILE, typeof content === "string" ? Buffer.from(content) : content);

const onlyIssue = (content: string | Uint8Array) => {
  const result = parse(content);
  if (!("issues" in result)) throw new Error("onlyIssue: the file was accepted");
  expect(result.issues).toHaveLength(1);
  return result.issues[0]!;
};

it("gives the value, the text and the tree of a sound file", () => {
  const result = parse('{ "city": "Zürich 🏔" }');
  expect(result).toMatchObject({ file: FILE, value: { city: "Zürich 🏔" }, text: '{ "city": "Zürich 🏔" }' });
});

describe("syntax", () => {
  it.each([
    ["a missing comma", '{\n  "a": 1\n  "b": 2\n}', 2, 9, /comma between/],
    ["a comma too many in an object", '{\n  "a": 1,\n}', 3, 1, /comma too many/],
    ["a comma too many in a list", '{ "a": [1, ] }', 1, 12, /comma too many/],
    ["an open quotation mark", '{\n  "a": "text\n}', 2, 8, /closing quotation mark/],
    ["curly quotation marks", '{ "a": “text” }', 1, 8, /double quotes/],
    ["a missing colon", '{ "a" 1 }', 1, 7, /colon/],
    ["a comment", '{\n  // hello\n  "a": 1 }', 2, 3, /no comment/],
    ["an open brace", '{ "a": { "b": 1 }', 1, 18, /closing "}"/],
    ["an open bracket", '{ "a": [1', 1, 10, /closing "]"/],
    ["a second object", '{ "a": 1 } { "b": 2 }', 1, 12, /one JSON object only/],
    ["an unknown escape", '{ "a": "\\x" }', 1, 8, /escape that JSON knows/],
    ["a line break inside a text", '{ "a": "\t" }', 1, 8, /control character/],
    ["an open list in an object", '{ "a": ["b", "c"\n}', 1, 17, /closing "]" before/],
    ["an open object in a list", '[{ "a": 1\n]', 1, 10, /closing "}" before/],
    ["a quotation mark inside a text", '{ "a": "He said "hi"" }', 1, 18, /“ ”, or \\"/],
    ["an empty file", "", 1, 1, /a JSON object/],
    ["a file of spaces", " \n", 1, 1, /a JSON object/],
    ["a word", "hello", 1, 1, /a value/],
  ])("%s is named with its place", (_, text, line, column, expected) => {
    const issue = onlyIssue(text);
    expect(issue).toMatchObject({ file: FILE, line, column, path: "" });
    expect(issue.expected).toMatch(expected);
    expect(issue.found).not.toBe("");
  });

  it("a field that stands twice is named each time", () => {
    const result = parse('{\n  "a": 1,\n  "b": { "c": 1, "c": 2 },\n  "a": 3\n}');
    expect(result).toMatchObject({
      issues: [
        { path: "b.c", line: 3, column: 18, found: "the field a second time" },
        { path: "a", line: 4, column: 3, found: "the field a second time" },
      ],
    });
  });
});

describe("bytes", () => {
  it.each([
    ["a byte order mark", Buffer.from("\ufeff{}"), 1, 1, /byte order mark/],
    ["a NUL", Buffer.from('{\n "a": "\u0000" }'), 2, 8, /NUL/],
    ["UTF-16", Buffer.from('{ "a": 1 }', "utf16le"), 1, 2, /NUL/],
    ["Latin-1", Buffer.from('{\n "a": "Z\u00fcrich" }', "latin1"), 2, 9, /not UTF-8/],
    ["more than a megabyte", Buffer.alloc(1024 * 1024 + 1, " "), 1, 1, /1048577 bytes/],
  ])("%s is refused with its place", (_, bytes, line, column, found) => {
    const issue = onlyIssue(bytes);
    expect(issue).toMatchObject({ line, column });
    expect(issue.found).toMatch(found);
  });

  it("nesting without end is refused, however deep", () => {
    const issue = onlyIssue("[".repeat(100_000));
    expect(issue).toMatchObject({ file: FILE, line: 1, column: 1 });
    expect(issue.found).toMatch(/levels of nesting/);
    expect("issues" in parse(`{"a": "${"[".repeat(100)}"}`)).toBe(false);
  });
});
