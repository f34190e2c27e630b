import { asTyped } from "../lib/as-typed";
import { idFromHash } from "../lib/id-from-hash";

type Target = {
  title: string;
  says: readonly string[];
  onShow?: ((part: Element) => void) | undefined;
};

const NO_TARGET: Target = { title: "", says: [] };

/** The heading that was named, as long as it counts. */
let goal = NO_TARGET;

/** How long a named heading counts once the page is there, in milliseconds: the router takes the focus away once more. */
const TARGET_TIME_MS = 1000;

/** Frames in which a part with a named heading may still come into sight: a tab shows its panel with a later render. */
const MAX_FRAMES = 30;

/**
 * Names the heading that the next navigation leads to, for links to a part that holds several.
 *
 * @param title its text, as it is typed
 * @param says sentences that the visitor was shown of it, as they are typed: on phones the row that holds one counts as
 *   the heading
 * @param onShow called with the part, or the page, once it shows and has scrolled; twice where the router takes the focus
 *   away
 */
export const targetHeading = (title: string, says: readonly string[] = [], onShow?: Target["onShow"]): void => {
  goal = { title, says, onShow };
};

/** Whether a link names the heading that it leads to, also on the page that shows. */
export const isHeadingNamed = (): boolean => goal !== NO_TARGET;

/** Whether something lies at the lower edge of the window, or beyond an edge of it. */
export const isOutOfView = (shown: Element | Range): boolean => {
  const { top, bottom } = shown.getBoundingClientRect();
  return top < 0 || bottom > innerHeight * 0.75;
};

/** On phones a heading may be the title of a row that is closed (ui/fold): what it leads to shows. */
const openRow = (heading: Element | null | undefined): void =>
  heading?.closest(".fold-head")?.querySelector("details")?.setAttribute("open", "");

/**
 * Opens the row or the question that an address names, also where the focus is not moved: on a visit with it, and on the way back.
 *
 * @param hash fragment of the address with its "#", or an empty text
 */
export const openNamedRow = (hash: string): void => {
  const named = hash ? document.getElementById(idFromHash(hash)) : null;
  // Browsers open only those that hold the element that is named.
  if (named instanceof HTMLDetailsElement) named.open = true;
  openRow(named?.querySelector("h2, h3"));
};

/** The title of the row (ui/fold) in which a sentence stands that was shown; undefined where rows are no rows. */
const rowThatSays = (part: Element): HTMLElement | null | undefined =>
  [...part.querySelectorAll(".fold-body")]
    .filter(({ textContent }) => goal.says.some((sentence) => asTyped(textContent ?? "").includes(sentence)))
    .map(({ previousElementSibling }) => previousElementSibling?.querySelector("details"))
    .find((details) => details && details.getClientRects().length > 0)
    ?.closest(".fold-head")
    ?.querySelector<HTMLElement>("h3, h4");

const headingWithTitle = (part: Element): HTMLElement | undefined =>
  [...part.querySelectorAll<HTMLElement>("h2, h3, h4, dt")].find(
    ({ textContent }) => asTyped(textContent ?? "") === goal.title,
  );

const forget = (): void => {
  goal = NO_TARGET;
};

/** Tells who named a heading that the part shows which the navigation led to. */
export const tellShown = (part: Element): void => {
  if (!goal.title) return;
  const shown = goal;
  shown.onShow?.(part);
  setTimeout(() => goal === shown && forget(), TARGET_TIME_MS);
};

/**
 * Moves focus into the page that was just entered, so that the keyboard and the
 * screen reader begin there: to the part that the address names, otherwise to
 * the page's heading. The page scrolls only to a heading that was named (`targetHeading`).
 *
 * @param hash fragment of the address with its "#", or an empty text
 * @param frames frames in which the part may still come into sight
 */
export const focusHeading = (hash = "", frames = MAX_FRAMES): void => {
  const part = hash ? document.getElementById(idFromHash(hash)) : null;
  const named = part && (rowThatSays(part) ?? headingWithTitle(part));
  const target =
    named ?? part?.querySelector<HTMLElement>("h2, h3") ?? part ?? document.querySelector<HTMLElement>("main h1");
  if (!target || target.closest("dialog")) return;
  // Not after a step back: WebKit would leave the place that was returned to.
  if (goal.title && target.getClientRects().length === 0) {
    if (frames > 0) requestAnimationFrame(() => focusHeading(hash, frames - 1));
    else forget();
    return;
  }
  openRow(target);
  // A field keeps its place among what the keyboard reaches.
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  // The router scrolls to the part first.
  requestAnimationFrame(() => {
    if (named && isOutOfView(named)) named.scrollIntoView({ block: "center" });
    const shown = part ?? target.closest("main");
    if (shown) tellShown(shown);
  });
};
