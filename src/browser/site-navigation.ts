/**
 * Decides which pages the router shows by itself. The page that the host sent stays, whatever the address is. Another
 * page only replaces it when it can be shown whole. Everything else is a full page load, which is always correct.
 */
import { expectPage } from "./first-screens";
import { areStylesThere, servedPage } from "./served-page";

type LoadedPage = { status?: string; page?: { webpackCompilationHash?: string } } | undefined;

/** The parts of Gatsby's page loader and router that are overridden here; Gatsby has no types for them. */
type GatsbyWindow = {
  ___loader: {
    loadPage: (path: string) => Promise<LoadedPage>;
    loadPageSync: (path: string, options?: object) => LoadedPage;
  };
  ___navigate: (to: string | number, options?: { replace?: boolean }) => void;
  ___webpackCompilationHash: string;
};

/** A result that Gatsby treats as a page that cannot be shown. */
const FAILED = { status: "error" };

const isSame = (page: LoadedPage, build: string): boolean =>
  page?.page === undefined || page.page.webpackCompilationHash === build;

/**
 * Maps addresses to pages for Gatsby's loader. The host has resolved the address of the visit; all other addresses are
 * links of the site. No page depends on its query.
 *
 * @returns a function that takes an address (path and query) and returns the path of a page
 */
const pageFinder = (): ((address: string) => string) => {
  const page = servedPage();
  const { pathname } = location;
  const spellings = [pathname, encodeURI(decodeURI(pathname))];
  return (address) => {
    const [path = ""] = address.split("?");
    return page !== undefined && spellings.includes(path) ? page : path;
  };
};

const isTakenOver = (): boolean => document.documentElement.dataset.hydrated !== undefined;

/** Limits the router to pages that it can show. Call it once, when Gatsby's loader exists (hook `onClientEntry`). */
export const guardNavigation = (): void => {
  const site = window as unknown as GatsbyWindow;
  const { ___loader: loader, ___navigate: goTo, ___webpackCompilationHash: build } = site;
  const { loadPage, loadPageSync } = loader;
  const pageOf = pageFinder();
  let latest = 0;

  loader.loadPageSync = (address, options) => loadPageSync(pageOf(address), options);
  loader.loadPage = async (address) => {
    const page = await loadPage(pageOf(address));
    // A new version of the site has been deployed: its data does not match these scripts.
    return isTakenOver() && !isSame(page, build) ? FAILED : page;
  };

  // A visitor who goes back no longer wants the link whose page is still loading.
  addEventListener("popstate", () => (latest += 1));

  site.___navigate = (to, options) => {
    if (typeof to === "number") return goTo(to);
    latest += 1;
    const turn = latest;
    const { pathname, hash } = new URL(to, location.href);
    const isHere = pathname === location.pathname;
    const loaded = isHere || areStylesThere() ? loader.loadPage(pathname) : Promise.resolve(FAILED);
    void loaded.then((page) => {
      // The visitor has followed another link in the meantime.
      if (turn !== latest) return;
      const isShown = page !== undefined && page.status !== FAILED.status;
      if (isShown && !isHere && !hash) expectPage(pathname);
      if (isHere || isShown) goTo(to, options);
      else if (options?.replace) location.replace(to);
      else location.assign(to);
    });
  };
};
