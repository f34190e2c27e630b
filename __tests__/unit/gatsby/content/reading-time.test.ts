import { countWords, readingTime } from "../../../../src/gatsby/content/reading-time";

it("counts the words of headings, paragraphs and points", () => {
  expect(countWords([{ heading: "One two", paragraphs: ["three  four", "five"], points: ["six", "seven"] }])).toBe(7);
});

it.each([
  [1, "1 min read"],
  [200, "1 min read"],
  [201, "2 min read"],
  [900, "5 min read"],
])("%i words take %s", (words, time) => {
  expect(readingTime([{ paragraphs: [Array.from({ length: words }, () => "word").join(" ")] }])).toBe(time);
});
