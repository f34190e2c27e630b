/** Builds for tests. They never end up in `public`, so that none is deployed by mistake. */

/** Content that editors never touch, for the screenshot and form tests. */
export const FIXTURE_CONTENT = "__tests__/fixtures/content";

/** The site of that content, with form delivery on (`npm run build:fixture`). */
export const FIXTURE_BUILD = "node_modules/.cache/public-fixture";

/** A later version of the site: other content, other scripts and styles (`npm run build:next`). */
export const NEXT_BUILD = "node_modules/.cache/public-next";
