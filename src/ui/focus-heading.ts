import { idFromHash } from "../lib/id-from-hash";

/**
 * Moves focus into the page that was just entered, so that the keyboard and the
 * screen reader begin there: to the part that the address names, otherwise to
 * the page's heading. The page does not scroll.
 *
 * @param hash fragment of the address with its "#", or an empty text
 */
export const focusHeading = (hash = ""): void => {
  const part = hash ? document.getElementById(idFromHash(hash)) : null;
  const target = part?.querySelector<HTMLElement>("h2, h3") ?? part ?? document.querySelector<HTMLElement>("main h1");
  if (!target || target.closest("dialog")) return;
  // A field keeps its place among what the keyboard reaches.
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
};
