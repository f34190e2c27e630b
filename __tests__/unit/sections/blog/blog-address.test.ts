import {
  formatBlogSearch,
  isFiltering,
  MAX_TEXT_LENGTH,
  NO_FILTER,
  parseBlogSearch,
} from "../../../../src/sections/blog/blog-address";

const CATEGORIES = ["all", "ai", "tech"];

describe("parseBlogSearch", () => {
  test.each([
    ["", NO_FILTER],
    ["?", NO_FILTER],
    ["?q=fraud", { text: "fraud", category: "all" }],
    ["?category=tech", { text: "", category: "tech" }],
    ["?q=a%20b&category=ai", { text: "a b", category: "ai" }],
    ["?q=a+b", { text: "a b", category: "all" }],
    ["?q=%20x%20", { text: " x ", category: "all" }],
    ["?category=unknown", NO_FILTER],
    ["?category=AI", NO_FILTER],
    ["?category=", NO_FILTER],
    ["?q=%E0%A4%A", { text: "\ufffd%A", category: "all" }],
    ["?utm_source=x&q=y", { text: "y", category: "all" }],
  ])("%s", (search, expected) => {
    expect(parseBlogSearch(search, CATEGORIES)).toEqual(expected);
  });
});

describe("formatBlogSearch", () => {
  test.each([
    ["", NO_FILTER, ""],
    ["?q=old&category=ai", NO_FILTER, ""],
    ["", { text: "a b&c", category: "all" }, "?q=a+b%26c"],
    ["", { text: "", category: "tech" }, "?category=tech"],
    ["", { text: " a b ", category: "all" }, "?q=a+b"],
    ["?q=old", { text: "  ", category: "all" }, ""],
    ["?q=old", { text: "new", category: "ai" }, "?q=new&category=ai"],
    ["?utm_source=x&q=old", NO_FILTER, "?utm_source=x"],
  ])("%s with %j", (search, filter, expected) => {
    expect(formatBlogSearch(search, filter)).toBe(expected);
  });

  test.each(["x", "😀", "ü"])("of a long text its beginning is written, in whole characters: %s", (character) => {
    const written = (length: number) => {
      const search = formatBlogSearch("", { text: character.repeat(length), category: "ai" });
      return parseBlogSearch(search, CATEGORIES).text;
    };
    expect(written(MAX_TEXT_LENGTH)).toBe(character.repeat(MAX_TEXT_LENGTH));
    expect(written(MAX_TEXT_LENGTH + 1)).toBe(character.repeat(MAX_TEXT_LENGTH));
    expect(written(20_000)).toBe(character.repeat(MAX_TEXT_LENGTH));
  });

  test.each(["ü & ß", "#hash?", "100%"])("what is written is read again: %s", (text) => {
    const filter = { text, category: "ai" };
    expect(parseBlogSearch(formatBlogSearch("", filter), CATEGORIES)).toEqual(filter);
  });
});

test.each([
  [NO_FILTER, false],
  [{ text: "  ", category: "all" }, false],
  [{ text: " a", category: "all" }, true],
  [{ text: "", category: "ai" }, true],
])("%j filters: %s", (filter, expected) => expect(isFiltering(filter)).toBe(expected));
