/** The content that the search index is made of, read without Gatsby. */
import type { SearchData } from "../../src/gatsby/search/search-file";
import { articlePath } from "../../src/lib/paths";
import { readSite } from "./read-site";

const SITE = readSite("data");

/** Every page, and the address of every article. */
export const ALL_PAGES: readonly string[] = [...SITE.PAGE_PATHS, ...SITE.posts.map(({ slug }) => articlePath(slug))];

/** The content as `searchFile` takes it. */
export const searchData = (): SearchData => ({ ...SITE, settings: SITE.site });
