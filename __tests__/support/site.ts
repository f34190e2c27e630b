/** What the site's content says, for the browser tests to ask for. */
import { readSite, type Industry } from "../../scripts/content/read-site";
import { nightlyUnless } from "./nightly";

export { UNKNOWN_PATH, type Industry } from "../../scripts/content/read-site";

export const {
  contentsOf,
  home,
  about,
  contact,
  aiSolutions,
  services,
  blog,
  notFound,
  navigation,
  site,
  searchDialog,
  assistant,
  industries,
  posts,
  categories,
  questions,
  offices,
  people,
  PAGE_PATHS,
  LISTED_PATHS,
  ALL_PATHS,
  DEAD_PATHS,
} = readSite("data");

/** Ids of an industry's tabs, in order (docs/product.md, section 2). */
export const tabsOf = ({ workflow }: Industry): string[] => [
  "overview",
  "solutions",
  ...(workflow ? ["workflow"] : []),
  "case-studies",
  "sub-industries",
];

const sample = industries.find(({ workflow }) => workflow);

/**
 * Industry pages differ in their content alone: one with all tabs stands for the others.
 *
 * @returns the test's tags: none for a page that is looked at every time
 */
export const tagsOf = (path: string): string[] =>
  nightlyUnless(!industries.some((industry) => industry.path === path && industry !== sample));

/**
 * For what follows from how pages are built: the industry that stands for all holds nearly every kind of part.
 *
 * @returns the test's tags: none for its page
 */
export const tagsBesideSample = (path: string): string[] => nightlyUnless(path === sample?.path);
