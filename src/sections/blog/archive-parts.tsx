/** What shows articles that the page does not hold. Fetched where there are any. */
export { ArchiveArticle } from "./archive-article";
export { ArchiveFoot } from "./archive-foot";
