/** The site's content, from which the browser tests derive what they expect. */
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
 * Tags for a test of each page. Industry pages differ only in content, so one with all tabs represents the others,
 * which are tested at night.
 *
 * @returns the test's tags; none for a page that is tested every time
 */
export const tagsOf = (path: string): string[] =>
  nightlyUnless(!industries.some((industry) => industry.path === path && industry !== sample));

/**
 * Tags for a test of how pages are built. The sample industry has nearly every kind of part, so all other pages are
 * tested at night.
 *
 * @returns the test's tags; none for the sample's page
 */
export const tagsBesideSample = (path: string): string[] => nightlyUnless(path === sample?.path);
