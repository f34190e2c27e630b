import { archiveView } from "../../../../src/sections/blog/archive-view";
import { aPost } from "../../../fixtures/posts";

const posts = (count: number) => Array.from({ length: count }, (_, index) => aPost({ slug: `post-${index}` }));

const view = (found: number, isWhole: boolean, isFiltering: boolean, limit = 12) => {
  const { posts: shown, ...rest } = archiveView(posts(found), { total: 300, isWhole, isFiltering, limit });
  return { shown: shown.length, ...rest };
};

test.each([
  ["the page as it is built: all are counted, and there are more", view(12, false, false), 12, 300, true],
  ["a filter before the archive is there: nobody knows the number", view(3, false, true), 3, undefined, false],
  ["a filter that finds nothing so far", view(0, false, true), 0, undefined, false],
  ["the whole archive", view(300, true, false, 24), 24, 300, true],
  ["a filter over all that finds many", view(40, true, true), 12, 40, true],
  ["a filter over all that finds as many as fit", view(12, true, true), 12, 12, false],
  ["a filter over all that finds nothing", view(0, true, true), 0, 0, false],
])("%s", (_, actual, shown, count, hasMore) => {
  expect(actual).toEqual({ shown, count, hasMore });
});
