/**
 * Makes the current Chromium behave like a browser of spring 2023, older than the site supports (docs/decisions.md).
 */
import type { BrowserContext } from "@playwright/test";

/**
 * Features that it lacks, each with an unknown word to replace it, so that the same declarations and rules are dropped.
 */
const UNKNOWN = {
  "light-dark(": "unknown(",
  "color-mix(": "unknown(",
  ":popover-open": ":unknown",
  ":has(": ":unknown(",
  "@property ": "@unknown ",
  "@starting-style": "@unknown",
  "allow-discrete": "unknown",
  // Attributes that Chromium's built-in style sheet would otherwise act on.
  ' popover="': ' data-unknown="',
  ' popovertarget="': ' data-unknown="',
};

/** Runs in each page before its own scripts. It is sent there as text, so it cannot use anything outside of itself. */
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

/**
 * Makes a context's pages see the old browser. Needs `bypassCSP`: the changed inline styles no longer match the hashes
 * of the policy.
 */
export const ageBrowser = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(forget);
  await context.route(/\/[^./]*$|\.css$/, async (route) => {
    const response = await route.fetch();
    let body = await response.text();
    for (const [known, unknown] of Object.entries(UNKNOWN)) body = body.replaceAll(known, unknown);
    await route.fulfill({ response, body });
  });
};
