/** Shows articles that the page does not hold. Loaded only if there are any. */
export { ArchiveArticle } from "./archive-article";
export { ArchiveFoot } from "./archive-foot";
