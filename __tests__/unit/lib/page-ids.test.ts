import { articleHeadingId, articleOfId } from "../../../src/lib/page-ids";

test.each(["a", "a-post", "a-post-2"])("the article %s is known by its id, and by those of its headings", (slug) => {
  expect(articleOfId(slug)).toBe(slug);
  expect(articleOfId(articleHeadingId(slug, 12))).toBe(slug);
});
