/** Builds that are made for tests and never stay in `public`, so that none is deployed by mistake. */

/** The build in which forms are delivered (`npm run build:forms`). */
export const FORMS_BUILD = "node_modules/.cache/public-forms";

/** A later version of the site: other content, other scripts and styles (`npm run build:next`). */
export const NEXT_BUILD = "node_modules/.cache/public-next";
