/** The search index of the site's content, made without Gatsby. */
import { intentsFile, searchFile } from "../../src/gatsby/search/search-file";
import { asTyped } from "../../src/lib/as-typed";
import { articlePath } from "../../src/lib/paths";
import type { IntentsFile, SearchFile } from "../../src/search/entry";
import { contentsOf, PAGE_PATHS, posts } from "./site";

/** Every page, and the address of every article. */
export const ALL_PAGES: readonly string[] = [...PAGE_PATHS, ...posts.map(({ slug }) => articlePath(slug))];

/** The search index, as the build writes it. */
export const INDEX_FILE = JSON.parse(asTyped(JSON.stringify(searchFile(contentsOf)))) as SearchFile;

/** The collected questions of visitors, as the build writes them. */
export const INTENTS = JSON.parse(asTyped(JSON.stringify(intentsFile(contentsOf)))) as IntentsFile;
