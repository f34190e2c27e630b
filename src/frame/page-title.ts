/**
 * The title of a page with the brand.
 *
 * @param title the page's own title
 * @param brand the brand
 * @returns the title followed by the brand, unless the title already contains it (docs/product.md, section 9)
 */
export const pageTitle = (title: string, brand: string): string =>
  title.toLowerCase().includes(brand.toLowerCase()) ? title : `${title} | ${brand}`;

/**
 * The page's instructions for search engines.
 *
 * @param noindex true keeps the page out of search results
 * @param nofollow true keeps search engines from following its links
 * @returns the content of the robots tag; index and follow by default (docs/product.md, section 9)
 */
export const robotsContent = (noindex: boolean, nofollow: boolean): string =>
  `${noindex ? "noindex" : "index"}, ${nofollow ? "nofollow" : "follow"}`;
