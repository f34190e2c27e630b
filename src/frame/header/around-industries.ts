/** The industries stand after the first two links: home and about. */
const LINKS_BEFORE = 2;

/** The header's links before and after the industries, in the bar as in the menu of small screens. */
export const aroundIndustries = <T>(links: readonly T[]): { before: T[]; after: T[] } => ({
  before: links.slice(0, LINKS_BEFORE),
  after: links.slice(LINKS_BEFORE),
});
