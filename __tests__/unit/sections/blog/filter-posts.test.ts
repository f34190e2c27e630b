import { featuredPost, filterPosts } from "../../../../src/sections/blog/filter-posts";
import { aPost } from "../../../fixtures/posts";

const posts = [
  aPost({
    slug: "one",
    title: "Fraud scoring",
    excerpt: "Time goes fast.",
    tags: ["Latency", "Payments", "Queues", "Feature store"],
    author: "Ada",
  }),
  aPost({
    slug: "two",
    title: "Forecasts",
    excerpt: "Planning with a range.",
    tags: ["Demand"],
    category: { slug: "tech", name: "Tech" },
    author: "Bo",
  }),
];

describe("filterPosts (docs/product.md, section 5)", () => {
  test.each([
    ["an empty text matches all", "", "all", ["one", "two"]],
    ["in the title", "Fraud", "all", ["one"]],
    ["in the excerpt", "a range", "all", ["two"]],
    ["in a tag", "demand", "all", ["two"]],
    ["in a tag that no card shows", "feature store", "all", ["one"]],
    ["without regard to case", "fRAUD", "all", ["one"]],
    ["in the middle of a word", "recast", "all", ["two"]],
    ["never the author", "Ada", "all", []],
    ["never across two fields", "scoring Time", "all", []],
    ["without the spaces at its ends", " fast. ", "all", ["one"]],
    ["spaces alone match all", "  ", "all", ["one", "two"]],
    ["with the spaces inside", "fraud  scoring", "all", []],
    ["the category alone", "", "tech", ["two"]],
    ["text and category", "fraud", "tech", []],
    ["text and category, both", "fraud", "ai", ["one"]],
    ["signs are no pattern", ".", "ai", ["one"]],
    ["signs are no pattern, either", ".*", "all", []],
  ])("%s", (_, text, category, slugs) => {
    expect(filterPosts(posts, { text, category }).map(({ slug }) => slug)).toEqual(slugs);
  });
});

test("spaces that no line may end at are found as they are typed, and as they are copied", () => {
  const post = aPost({ slug: "three", title: "Scores in 50\u00a0ms", excerpt: "It takes 4–16\u00a0weeks." });
  for (const text of ["50 ms", "50\u00a0ms", "4–16 weeks"])
    expect(filterPosts([post], { text, category: "all" })).toEqual([post]);
});

test("the first flagged post is the featured one", () => {
  const flagged = [aPost({ slug: "a" }), aPost({ slug: "b", featured: true }), aPost({ slug: "c", featured: true })];
  expect(featuredPost(flagged)?.slug).toBe("b");
  expect(featuredPost([aPost()])).toBeUndefined();
});
