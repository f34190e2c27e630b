// Must come first, for `gatsby develop`. The built site has already run it in browser/entry.ts.
import { wasLeftEarly } from "./src/browser/history-entry";
import "./src/styles/global.css";
import type { GatsbyBrowser } from "gatsby";
import { startTransition, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { watchDrafts } from "./src/ui/form/draft";
import { focusHeading, isHeadingNamed, openNamedRow } from "./src/ui/focus-heading";
import { showFirstScreens } from "./src/browser/first-screens";
import { KeepPage } from "./src/browser/keep-page";
import { appendLateLinks } from "./src/browser/late-links";
import { guardNavigation } from "./src/browser/site-navigation";
import { Layout } from "./src/frame/layout";
import { entryState } from "./src/ui/history-state";
import { readForTab } from "./src/ui/tab-storage";

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <Layout path={props.location.pathname}>{element}</Layout>
);

/**
 * As a transition, hydration runs in short slices, so a tap in between does not have to wait. Gatsby's type requires a
 * renderer that returns an element, but Gatsby ignores the return value.
 */
export const replaceHydrateFunction = () => (element: ReactNode, container: Element) => {
  startTransition(() => {
    hydrateRoot(container, <KeepPage container={container}>{element}</KeepPage>);
  });
};

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.documentElement.dataset.hydrated = "";
  document.dispatchEvent(new Event("site:hydrated"));
  appendLateLinks();
};

/** The router's key of a location, which Gatsby's types do not have. */
const keyOf = (location: Location): string | undefined => (location as { key?: string }).key;

/**
 * On the first view the browser itself scrolls to the anchor or the old position, long before the scripts run. On later
 * views Gatsby would scroll to the anchor even on the way back, where visitors expect their old position.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  if (prevRouterProps === undefined || wasLeftEarly()) return false;
  // A page and its dialog (ui/use-dialog-entry.ts) have one key. After a step between them, the page stays where it is.
  if (keyOf(prevRouterProps.location) === keyOf(location)) return false;
  if (!location.hash) return true;
  const top = getSavedScrollPosition(location)[1];
  // 0 can also mean that no position is stored. The router's storage (gatsby-react-router-scroll) tells the difference.
  if (!top && readForTab(`@@scroll|${location.pathname}|${entryState().key}`) !== "0") {
    // An anchor within a dialog scrolls nothing: behind an article, the blog would stand where the page before it was left.
    if (prevRouterProps.location.pathname !== location.pathname) window.scrollTo({ top: 0, behavior: "instant" });
    return true;
  }
  window.scrollTo({ top, behavior: "instant" });
  return false;
};

/**
 * Within the site only the router restores positions. The browser would do so before the page has changed, and the
 * router would save that scroll as the visitor's own on the page being left. For a reload, or on the way back from
 * another site, the browser restores the position before any script runs.
 */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  // `gatsby develop` has a single style sheet, and its data changes while it runs.
  if (process.env.NODE_ENV === "production") guardNavigation();
  // The built site does this in its first script (browser/entry.ts).
  else watchDrafts();
  history.scrollRestoration = "manual";
  window.addEventListener("pagehide", () => (history.scrollRestoration = "auto"));
  // For a page from its page cache, WebKit restores the position after this event.
  window.addEventListener("pageshow", () => setTimeout(() => (history.scrollRestoration = "manual")));
};

/**
 * Gatsby only prefetches a page's data. Loading the template too means that a tap on a slow connection waits for
 * nothing.
 */
export const onPostPrefetchPathname: GatsbyBrowser["onPostPrefetchPathname"] = ({ pathname, loadPage }) => {
  void (loadPage as (path: string) => Promise<unknown>)(pathname);
};

/** How long after a navigation the router may focus its wrapper, in milliseconds. */
const ROUTER_FOCUS_TIME = 500;

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  showFirstScreens(location.pathname);
  openNamedRow(location.hash);
  if (!prevLocation || (prevLocation.pathname === location.pathname && !isHeadingNamed())) return;
  const focus = () => focusHeading(location.hash);
  focus();
  // The router focuses its wrapper later, in an effect. The heading then takes the focus back.
  const options = { once: true, signal: AbortSignal.timeout(ROUTER_FOCUS_TIME) };
  document.getElementById("gatsby-focus-wrapper")?.addEventListener("focus", focus, options);
};
