/** @jest-environment node */
import { otherCounts } from "../../../scripts/content-counts";

const NAMES = ["industries/a.json", "industries/b.json", "offices/a.json", "offices/b.json", "people/a.json"];

const notesOn = (text: string): string[] => {
  const files = [...NAMES.map((name) => ({ name, text: "{}" })), { name: "pages/about.json", text }];
  const notes = otherCounts(files.map((file) => ({ name: file.name, bytes: Buffer.from(file.text) })));
  return notes?.split("\n").slice(1) ?? [];
};

test.each([
  ['{\n  "a": "Four industries."\n}', 'data/pages/about.json:2  "Four industries"; data/industries holds 2 files'],
  ['{"a": "The five practices"}', 'data/pages/about.json:1  "five practices"; data/industries holds 2 files'],
  ['{"a": "from 3 offices"}', 'data/pages/about.json:1  "3 offices"; data/offices holds 2 files'],
  ['{"a": "the other two offices"}', 'data/pages/about.json:1  "other two offices"; data/offices holds 2 files'],
  ['{"a": "Twelve leads"}', 'data/pages/about.json:1  "Twelve leads"; data/people holds 1 files'],
  [
    '{"value": "6",\n"label": "industries, each"}',
    'data/pages/about.json:1  "6 industries"; data/industries holds 2 files',
  ],
])("a number that is not that of the files is listed: %j", (text, note) => {
  expect(notesOn(text)).toEqual([note]);
});

test.each([
  "Two industries and 2 offices.",
  "The other one. The other 1 practices.",
  "Forty-two industries, and 2,000 offices.",
  "Section 1557 leads here, with three leads-in.",
])("a number of the files, or of other things, is not: %s", (text) => {
  expect(notesOn(JSON.stringify({ text }))).toEqual([]);
});

test("every number of a text is listed", () => {
  expect(notesOn('{"a": "Three offices, 9 industries."}')).toHaveLength(2);
});
