/**
 * Prepares the address and the history entry of a visit for the router. It must
 * run before the router's own module, which reads both as it loads.
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

/** Takes away a fragment such as "#50%", over which the router would stumble and take the page with it. */
const dropUnreadableFragment = (): void => {
  if (!isReadable(location.hash)) history.replaceState(history.state, "", location.href.replace(/#.*$/, ""));
};

/** A path such as "/50%" would stop it as well: there each "%" stands for itself. The host has answered with the 404 page. */
const respellUnreadablePath = (): void => {
  const { origin, pathname, search, hash } = location;
  if (!isReadable(pathname))
    history.replaceState(history.state, "", origin + pathname.replaceAll("%", "%25") + search + hash);
};

/** The router keeps scroll positions by the entry's key, and entries that it did not make would all share one. */
const nameEntry = (made?: "early"): void => {
  const state = entryState();
  if (!state.key) history.replaceState({ ...state, key: String(Date.now()), made }, "");
};

/**
 * Whether the entry that shows was left before the scripts ran, by a link to a
 * place on the page: the router knows no position of it, but the browser does.
 */
export const wasLeftEarly = (): boolean => entryState().made === "early";

/** Hosts answer some addresses with the page of another one, such as "/index": the page's own takes its place. */
const takePageAddress = (): void => {
  const { pathname, search, hash } = location;
  const page = servedPage();
  if (page && page !== NOT_FOUND_PATH && page !== pathname)
    history.replaceState(history.state, "", page + search + hash);
};

/** The path that the document was asked for; undefined where the browser does not tell. */
const askedPath = (): string | undefined => {
  const [visit] = performance.getEntriesByType("navigation");
  return visit?.name.startsWith(location.origin) ? new URL(visit.name).pathname : undefined;
};

/**
 * Whether the visitor went Back or Forward while the page was still being read, before the loader (load-scripts.ts) heard
 * of it: the address is another page's, which is then asked for, and this one must not take the address for its own.
 */
export const isLeft = typeof window !== "undefined" && (askedPath() ?? location.pathname) !== location.pathname;

if (isLeft) location.reload();
else if (typeof window !== "undefined") {
  dropUnreadableFragment();
  respellUnreadablePath();
  takePageAddress();
  nameEntry();
  const { pathname } = location;
  // Registered before the router's own listener, so that it finds address and entry in order: the browser
  // itself makes an entry for a link to a fragment.
  window.addEventListener("popstate", (event) => {
    // The router cannot show another page whole before the styles of all are there, and the host alone can read such
    // an address; of this document's own address it is known what it stands for (site-navigation.ts).
    if (location.pathname !== pathname && !(areStylesThere() && isNormalPath(location.pathname))) {
      event.stopImmediatePropagation();
      location.reload();
      return;
    }
    dropUnreadableFragment();
    // An entry without a fragment that the router has not made is older than the scripts.
    nameEntry(location.hash ? undefined : "early");
  });
}
