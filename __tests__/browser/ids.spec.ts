import { elementsOf } from "../../scripts/audit/html";
import { articleTitleId, BLOG_IDS, FRAME_IDS, SERVICES_IDS } from "../../src/lib/page-ids";
import { expect, test } from "../support/browser";
import { PAGE_PATHS, posts } from "../support/site";

/** What content may be called (the pattern of a slug): other ids cannot collide with it. */
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Ids of a page as content names them. */
const OWN_IDS: Readonly<Record<string, readonly string[]>> = {
  "/blog": [...BLOG_IDS, ...posts.flatMap(({ slug }) => [slug, articleTitleId(slug)])],
  "/services": Object.values(SERVICES_IDS),
};

for (const path of PAGE_PATHS) {
  test(`${path} has each id once, and none that an article or a place could be called by mistake`, async ({
    request,
  }) => {
    const elements = elementsOf(await (await request.get(path)).text());
    const ids = elements.flatMap(({ attributes }) => attributes.get("id") ?? []);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    // The content check refuses the ids of these lists.
    expect(ids).toEqual(expect.arrayContaining([...FRAME_IDS]));
    const own = OWN_IDS[path];
    if (own) expect(ids.filter((id) => SLUG.test(id)).sort()).toEqual([...FRAME_IDS, ...own].sort());
  });
}
