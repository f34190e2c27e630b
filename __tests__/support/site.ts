/** What the site's content says, for the browser tests to ask for. */
import { readSite, type Industry } from "./read-site";

export { UNKNOWN_PATH, type Industry } from "./read-site";

export const {
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
