/**
 * The title of a page with the brand.
 *
 * @param title the page's own title
 * @param brand the brand
 * @returns the title with the brand behind it, unless it names the brand
 *   already (docs/product.md, section 9)
 */
export const pageTitle = (title: string, brand: string): string =>
  title.toLowerCase().includes(brand.toLowerCase()) ? title : `${title} | ${brand}`;

/**
 * What a page asks of search engines.
 *
 * @param noindex true keeps the page out of their lists
 * @param nofollow true keeps them from following its links
 * @returns the content of the robots tag; index and follow by default (docs/product.md, section 9)
 */
export const robotsContent = (noindex: boolean, nofollow: boolean): string =>
  `${noindex ? "noindex" : "index"}, ${nofollow ? "nofollow" : "follow"}`;
