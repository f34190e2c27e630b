/**
 * Prepares the address and the history entry of a visit for the router. It must run before the router's own module,
 * which reads both as it loads.
 */
import { NOT_FOUND_PATH } from "../lib/paths";
import { entryState } from "../ui/history-state";
import { isNormalPath } from "./is-normal-path";
import { areStylesThere, servedPage } from "./served-page";

const isReadable = (part: string): boolean => {
  try {
    decodeURI(part);
    return true;
  } catch {
    return false;
  }
};

/** Removes a fragment such as "#50%", which would make the router throw and take the page down. */
const dropUnreadableFragment = (): void => {
  if (!isReadable(location.hash)) history.replaceState(history.state, "", location.href.replace(/#.*$/, ""));
};

/**
 * Encodes each "%" of a path such as "/50%", which would also make the router throw. The host has answered with the 404
 * page.
 */
const respellUnreadablePath = (): void => {
  const { origin, pathname, search, hash } = location;
  if (!isReadable(pathname))
    history.replaceState(history.state, "", origin + pathname.replaceAll("%", "%25") + search + hash);
};

/**
 * Gives the history entry a key. The router stores scroll positions by key, and all entries that it did not create
 * would share one.
 */
const nameEntry = (made?: "early"): void => {
  const state = entryState();
  if (!state.key) history.replaceState({ ...state, key: String(Date.now()), made }, "");
};

/**
 * Whether the visitor left the current entry before the scripts ran, by a link to a place on the page. The router knows
 * no position for it, but the browser does.
 */
export const wasLeftEarly = (): boolean => entryState().made === "early";

/** Corrects the address if the host answered it with another page: "/index" becomes the path of the page it got. */
const takePageAddress = (): void => {
  const { pathname, search, hash } = location;
  const page = servedPage();
  if (page && page !== NOT_FOUND_PATH && page !== pathname)
    history.replaceState(history.state, "", page + search + hash);
};

/** The path that the document was requested with; undefined if the browser does not tell. */
const askedPath = (): string | undefined => {
  const [visit] = performance.getEntriesByType("navigation");
  return visit?.name.startsWith(location.origin) ? new URL(visit.name).pathname : undefined;
};

/**
 * Whether the visitor went Back or Forward while the page was loading, before the loader (load-scripts.ts) could
 * notice. The address then belongs to another page, so the browser reloads, and this document must not change the
 * address.
 */
export const isLeft = typeof window !== "undefined" && (askedPath() ?? location.pathname) !== location.pathname;

if (isLeft) location.reload();
else if (typeof window !== "undefined") {
  dropUnreadableFragment();
  respellUnreadablePath();
  takePageAddress();
  nameEntry();
  const { pathname } = location;
  // Registered before the router's own listener, so that the router finds a valid address and a key. The browser itself
  // creates an entry for a link to a fragment.
  window.addEventListener("popstate", (event) => {
    // The router cannot show another page whole until the style sheet of all pages has loaded, and only the host can
    // resolve an address that is not normal. This document's own address is known (site-navigation.ts).
    if (location.pathname !== pathname && !(areStylesThere() && isNormalPath(location.pathname))) {
      event.stopImmediatePropagation();
      location.reload();
      return;
    }
    dropUnreadableFragment();
    // An entry without a key and without a fragment was created before the scripts ran.
    nameEntry(location.hash ? undefined : "early");
  });
}
