import { useRef, useState } from "react";
import { tabFromHash } from "../lib/tabs";
import { useBrowserLayoutEffect } from "./use-browser-layout-effect";

/** Mark of the history entries that a tab made. */
type TabEntry = { tab: string } | null;

export type HashTab = {
  /** Id of the tab that shows. */
  active: string;
  /** False as the server renders it and until the page can answer: CSS chooses the panel then. */
  ready: boolean;
  /** True once the tab has changed since. */
  moved: boolean;
  /** Shows a tab: a click makes a history entry, a key replaces it. `reveal` scrolls to the panel's start. */
  select: (id: string, options: { entry: "push" | "replace"; reveal: boolean }) => void;
};

/**
 * A tab that stands in the address after the #, so that it can be linked and
 * Back and Forward work. A hash that names no tab leaves the first one.
 *
 * @param ids ids of the panels, in order; the first is the default
 */
export const useHashTab = (ids: readonly string[]): HashTab => {
  const [first = ""] = ids;
  const [tab, setTab] = useState({ active: first, ready: false, moved: false });
  const path = useRef<string>();
  const seen = useRef<string>();
  const goal = useRef<string>();

  const show = (id: string, reveal: boolean): void => {
    seen.current = window.location.hash;
    goal.current = reveal ? id : undefined;
    setTab((before) => ({ active: id, ready: true, moved: before.ready }));
  };

  useBrowserLayoutEffect(() => {
    if (goal.current) document.getElementById(goal.current)?.scrollIntoView();
    goal.current = undefined;
  }, [tab]);

  // After every render: Gatsby renders the page again where a link leads to another hash of it.
  useBrowserLayoutEffect(() => {
    const { hash, pathname } = window.location;
    const isArrival = path.current === undefined;
    path.current ??= pathname;
    if (pathname !== path.current || seen.current === hash) return;
    const named = tabFromHash(hash, ids);
    if (isArrival || named || hash === "") {
      // On a full load the browser has scrolled there, and the visitor may have scrolled on since.
      show(named ?? first, named !== undefined && document.querySelector(":target")?.id !== named);
    }
  });

  useBrowserLayoutEffect(() => {
    const followHistory = (event: PopStateEvent): void => {
      const { hash, pathname } = window.location;
      const named = tabFromHash(hash, ids);
      if (pathname !== path.current || (!named && hash !== "")) return;
      // Gatsby would scroll to the top or to the panel. Back and Forward belong where the
      // visitor was, which the browser restores; only a link to a tab scrolls to its panel.
      event.stopImmediatePropagation();
      show(named ?? first, named !== undefined && !(event.state as TabEntry)?.tab);
    };
    window.addEventListener("popstate", followHistory, true);
    return () => window.removeEventListener("popstate", followHistory, true);
  });

  const select: HashTab["select"] = (id, { entry, reveal }) => {
    if (id !== tab.active) {
      const state: TabEntry = { tab: id };
      if (entry === "push") window.history.pushState(state, "", `#${id}`);
      else window.history.replaceState(state, "", `#${id}`);
    }
    show(id, reveal);
  };

  return { ...tab, select };
};
