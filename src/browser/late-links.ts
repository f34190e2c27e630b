/** What a page asks for once the scripts have taken over: it serves later pages, and must not delay the first one. */
import { WEB_MANIFEST } from "../lib/paths";

const link = (rel: string, href: string): HTMLLinkElement => {
  const element = Object.assign(document.createElement("link"), { rel, href });
  document.head.append(element);
  return element;
};

/**
 * Asks for the style sheet of all pages, of which a built page holds its own
 * part and names the whole, and for the web manifest. `data-styled` on the root
 * element says that the styles are there (served-page.ts).
 */
export const appendLateLinks = (): void => {
  const sheet = document.querySelector<HTMLElement>("style[data-href]")?.dataset.href;
  // In `gatsby develop` the one style sheet is there from the beginning.
  if (!sheet) return;
  link("manifest", WEB_MANIFEST);
  const element = link("stylesheet", sheet);
  // A dialog waits for it otherwise (ui/when-styled).
  element.onerror = () => element.remove();
  element.onload = () => {
    // What came may be no style sheet: then there are no rules.
    if (element.sheet?.cssRules.length) document.documentElement.dataset.styled = "";
  };
};
