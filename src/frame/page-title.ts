/**
 * The title of a page with the brand.
 *
 * @param title the page's own title
 * @param brand the brand
 * @returns the title followed by the brand, unless the title already contains it (docs/product.md, section 9)
 */
export const pageTitle = (title: string, brand: string): string =>
  title.toLowerCase().includes(brand.toLowerCase()) ? title : `${title} | ${brand}`;
