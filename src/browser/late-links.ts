/**
 * Links that a page requests once the scripts have taken over. They only serve later pages, so they must not delay the
 * first one.
 */
import { WEB_MANIFEST } from "../lib/paths";

const link = (rel: string, href: string): HTMLLinkElement => {
  const element = Object.assign(document.createElement("link"), { rel, href });
  document.head.append(element);
  return element;
};

/**
 * Requests the web manifest and the style sheet of all pages; a built page contains its own part of the sheet and the
 * address of the whole. Sets `data-styled` on the root element once the styles have loaded (served-page.ts).
 */
export const appendLateLinks = (): void => {
  const sheet = document.querySelector<HTMLElement>("style[data-href]")?.dataset.href;
  // `gatsby develop` has a single style sheet, which is there from the start.
  if (!sheet) return;
  link("manifest", WEB_MANIFEST);
  const element = link("stylesheet", sheet);
  // Otherwise a dialog would keep waiting for the sheet that failed (ui/when-styled).
  element.onerror = () => element.remove();
  element.onload = () => {
    // The response may not be a style sheet; then it has no rules.
    if (element.sheet?.cssRules.length) document.documentElement.dataset.styled = "";
  };
};
