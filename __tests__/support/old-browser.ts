/** A browser of spring 2023, older than those that the site supports (docs/decisions.md), played by today's Chromium. */
import type { BrowserContext } from "@playwright/test";

/** What it does not know yet, with words in its place that no browser knows: it drops the same declarations and rules. */
const UNKNOWN = {
  "light-dark(": "unknown(",
  "color-mix(": "unknown(",
  ":popover-open": ":unknown",
  ":has(": ":unknown(",
  "@property ": "@unknown ",
  "@starting-style": "@unknown",
  "allow-discrete": "unknown",
  // Attributes, which its own style sheet passes over.
  ' popover="': ' data-unknown="',
  ' popovertarget="': ' data-unknown="',
};

/** Runs in each page before its own scripts, so it stands alone. */
const forget = (): void => {
  const { matches } = Element.prototype;
  Element.prototype.matches = function (selector: string) {
    if (selector.includes(":popover-open")) throw new DOMException("unknown pseudo-class", "SyntaxError");
    return matches.call(this, selector);
  };
  for (const name of ["showPopover", "hidePopover", "togglePopover", "popover"])
    Reflect.deleteProperty(HTMLElement.prototype, name);
  Reflect.deleteProperty(Document.prototype, "startViewTransition");
};

/** Ages a context's pages. Their policy must be off (`bypassCSP`): the styles that they hold are no longer those it allows. */
export const ageBrowser = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(forget);
  await context.route(/\/[^./]*$|\.css$/, async (route) => {
    const response = await route.fetch();
    let body = await response.text();
    for (const [known, unknown] of Object.entries(UNKNOWN)) body = body.replaceAll(known, unknown);
    await route.fulfill({ response, body });
  });
};
