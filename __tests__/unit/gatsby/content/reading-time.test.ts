import { countWords, readingTime } from "../../../../src/gatsby/content/reading-time";

it("counts the words of headings, paragraphs, points and tables", () => {
  expect(countWords([{ heading: "One two", paragraphs: ["three  four", "five"], points: ["six", "seven"] }])).toBe(7);
  const table = { caption: "Eight nine", head: ["ten", "eleven"], rows: [["twelve", "thirteen fourteen"]] };
  expect(countWords([{ paragraphs: ["One"], table }])).toBe(8);
});

it.each([
  [1, "1 min read"],
  [200, "1 min read"],
  [201, "2 min read"],
  [900, "5 min read"],
])("%i words take %s", (words, time) => {
  expect(readingTime([{ paragraphs: [Array.from({ length: words }, () => "word").join(" ")] }])).toBe(time);
});
