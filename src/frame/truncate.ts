/** Longest description for search engines, in characters (docs/product.md, section 9). */
export const DESCRIPTION_LIMIT = 160;

const ELLIPSIS = "…";
const KEPT = 157;

/**
 * Truncates a description that is too long for search engines.
 *
 * @param description text of any length
 * @returns the text itself up to 160 characters; otherwise its first 157 and an ellipsis (docs/product.md, section 9).
 *   Surrogate pairs stay whole.
 */
export const truncateDescription = (description: string): string => {
  const characters = Array.from(description);
  return characters.length <= DESCRIPTION_LIMIT ? description : `${characters.slice(0, KEPT).join("")}${ELLIPSIS}`;
};
