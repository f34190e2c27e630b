// For `gatsby develop`: the built site runs it in browser/entry.ts, before this file.
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
 * In a transition React takes over the page in short slices, so that a tap in between need not wait.
 * Gatsby's type asks for a renderer that returns an element; Gatsby itself ignores what it returns.
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

/**
 * On the first view the browser itself goes to the anchor or back to the old position, long before the scripts run.
 * Later Gatsby would go to the anchor even on the way back; whoever comes back belongs where they were.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  if (prevRouterProps === undefined || wasLeftEarly()) return false;
  if (!location.hash) return true;
  const top = getSavedScrollPosition(location)[1];
  // 0 says as well that nothing is known of the entry; what the router stores (gatsby-react-router-scroll) tells.
  if (!top && readForTab(`@@scroll|${location.pathname}|${entryState().key}`) !== "0") return true;
  window.scrollTo({ top, behavior: "instant" });
  return false;
};

/**
 * Within the site the router alone restores positions: the browser would do so
 * before the page has changed, and the router would take that scroll for the
 * visitor's own on the page that is left. For a reload, or on the way back from
 * another site, the browser is there before any script.
 */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  // `gatsby develop` has one style sheet, and data that changes while it runs.
  if (process.env.NODE_ENV === "production") guardNavigation();
  // The built site does so as its first script runs (browser/entry.ts).
  else watchDrafts();
  history.scrollRestoration = "manual";
  window.addEventListener("pagehide", () => (history.scrollRestoration = "auto"));
  // WebKit restores the position of a page out of the page cache after this event.
  window.addEventListener("pageshow", () => setTimeout(() => (history.scrollRestoration = "manual")));
};

/** Gatsby prefetches a page's data alone; with its template there too, a tap on a slow line waits for nothing. */
export const onPostPrefetchPathname: GatsbyBrowser["onPostPrefetchPathname"] = ({ pathname, loadPage }) => {
  void (loadPage as (path: string) => Promise<unknown>)(pathname);
};

/** How long the router may take to give focus to its wrapper after a navigation, in milliseconds. */
const ROUTER_FOCUS_TIME = 500;

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  showFirstScreens(location.pathname);
  openNamedRow(location.hash);
  if (!prevLocation || (prevLocation.pathname === location.pathname && !isHeadingNamed())) return;
  const focus = () => focusHeading(location.hash);
  focus();
  // The router focuses its wrapper later still, in an effect: the heading takes the focus back.
  const options = { once: true, signal: AbortSignal.timeout(ROUTER_FOCUS_TIME) };
  document.getElementById("gatsby-focus-wrapper")?.addEventListener("focus", focus, options);
};
