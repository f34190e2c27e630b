/** The search index of the site's content, made without Gatsby. */
import { searchFile } from "../../src/gatsby/search/search-file";
import { articlePath } from "../../src/lib/paths";
import { contentsOf, PAGE_PATHS, posts } from "./site";

/** Every page, and the address of every article. */
export const ALL_PAGES: readonly string[] = [...PAGE_PATHS, ...posts.map(({ slug }) => articlePath(slug))];

export const INDEX_FILE = searchFile(contentsOf);
