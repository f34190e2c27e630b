/**
 * How far a page is scrolled.
 *
 * @param top distance scrolled, in pixels
 * @param height height of the whole page, in pixels
 * @param viewport height of the window, in pixels
 * @returns a share from 0 to 1; 0 if the page does not scroll
 */
export const scrollShare = (top: number, height: number, viewport: number): number => {
  const distance = height - viewport;
  return distance > 0 ? Math.min(1, Math.max(0, top / distance)) : 0;
};
