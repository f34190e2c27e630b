import { asTyped } from "../lib/as-typed";
import { idFromHash } from "../lib/id-from-hash";

type Target = {
  title: string;
  says: readonly string[];
  onShow?: ((part: Element) => void) | undefined;
};

const NO_TARGET: Target = { title: "", says: [] };

/** The heading that the current navigation targets. */
let goal = NO_TARGET;

const forget = (): void => {
  goal = NO_TARGET;
};

/**
 * How long a target stays valid after the page has appeared, in milliseconds: the router may move the focus once more.
 */
const TARGET_TIME_MS = 1000;

/** How many frames to wait for the target to appear: a tab shows its panel in a later render. */
const MAX_FRAMES = 30;

/**
 * Sets the heading that the next navigation targets. For links to a part of a page with several headings.
 *
 * @param title text of the heading, in plain spaces (`asTyped`)
 * @param says sentences that the visitor saw quoted, in plain spaces. On phones, the title of the row that contains one
 *   of them is the target
 * @param onShow called with the part, or the page, once it is visible and has scrolled; called twice if the router
 *   moves the focus
 */
export const targetHeading = (title: string, says: readonly string[] = [], onShow?: Target["onShow"]): void => {
  goal = { title, says, onShow };
  // On the way back the visitor's own place counts.
  addEventListener("popstate", forget, { once: true });
};

/** Whether the navigation has a target heading, even within the current page. */
export const isHeadingNamed = (): boolean => goal !== NO_TARGET;

/** Whether an element is near the bottom of the window, or partly outside it. */
export const isOutOfView = (shown: Element | Range): boolean => {
  const { top, bottom } = shown.getBoundingClientRect();
  return top < 0 || bottom > innerHeight * 0.75;
};

/** On phones a heading may be the title of a closed row (ui/fold). This opens it. */
const openRow = (heading: Element | null | undefined): void =>
  heading?.closest(".fold-head")?.querySelector("details")?.setAttribute("open", "");

/**
 * Opens the row or the question that an address names. Needed even if the focus does not move: on a visit with such an
 * address, and on the way back.
 *
 * @param hash fragment of the address with its "#", or an empty string
 */
export const openNamedRow = (hash: string): void => {
  const named = hash ? document.getElementById(idFromHash(hash)) : null;
  // Browsers only open a `details` element if the named element is inside it.
  if (named instanceof HTMLDetailsElement) named.open = true;
  openRow(named?.querySelector("h2, h3"));
};

/**
 * The title of the row (ui/fold) that contains a quoted sentence; undefined if rows are not collapsible at this width.
 */
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

/** Notifies the caller of `targetHeading` that the target is visible. */
export const tellShown = (part: Element): void => {
  if (!goal.title) return;
  const shown = goal;
  shown.onShow?.(part);
  setTimeout(() => goal === shown && forget(), TARGET_TIME_MS);
};

/**
 * Moves the focus into the page that was just entered, so that keyboard and screen reader start there: to the part that
 * the address names, otherwise to the page's heading. The page only scrolls for a target heading (`targetHeading`).
 *
 * @param hash fragment of the address with its "#", or an empty string
 * @param frames how many more frames to wait for the target to appear
 */
export const focusHeading = (hash = "", frames = MAX_FRAMES): void => {
  const part = hash ? document.getElementById(idFromHash(hash)) : null;
  const named = part && (rowThatSays(part) ?? headingWithTitle(part));
  const target =
    named ?? part?.querySelector<HTMLElement>("h2, h3") ?? part ?? document.querySelector<HTMLElement>("main h1");
  if (!target || target.closest("dialog")) return;
  // Only wait for a target heading. A step back has none, and a late focus would make WebKit leave the restored
  // position.
  if (goal.title && target.getClientRects().length === 0) {
    if (frames > 0) requestAnimationFrame(() => focusHeading(hash, frames - 1));
    else forget();
    return;
  }
  openRow(target);
  // A field keeps its own place in the tab order.
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  // Wait a frame, because the router scrolls to the part first.
  requestAnimationFrame(() => {
    if (named && isOutOfView(named)) named.scrollIntoView({ block: "center" });
    const shown = part ?? target.closest("main");
    if (shown) tellShown(shown);
  });
};
