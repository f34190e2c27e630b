import { useRef, useState } from "react";
import { entryState, type EntryState } from "../../ui/history-state";
import { useBrowserLayoutEffect } from "../../ui/use-browser-layout-effect";
import { tabFromHash } from "./tab-rules";

type HashTab = {
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

  /** The state of an entry that has shown a tab: coming back to it leads to where the visitor was, not to the panel. */
  const shown = (id: string): EntryState => ({ ...entryState(), tab: id });

  const show = (id: string, reveal: boolean): void => {
    seen.current = window.location.hash;
    goal.current = reveal ? id : undefined;
    setTab((before) => ({ active: id, ready: true, moved: before.ready }));
  };

  useBrowserLayoutEffect(() => {
    if (goal.current) document.getElementById(goal.current)?.scrollIntoView();
    goal.current = undefined;
  }, [tab]);

  /** Shows the tab that the address names: the first time from the start of its panel. */
  const showNamed = (id: string, isInView: boolean): void => {
    const isKnown = entryState().tab === id;
    if (!isKnown) window.history.replaceState(shown(id), "");
    show(id, !isInView && !isKnown);
  };

  // After every render: Gatsby renders the page again where a link, Back or Forward leads to another hash of it.
  useBrowserLayoutEffect(() => {
    const { hash, pathname } = window.location;
    const isArrival = path.current === undefined;
    path.current ??= pathname;
    if (pathname !== path.current || seen.current === hash) return;
    const named = tabFromHash(hash, ids);
    // On a full load the browser has scrolled there, and the visitor may have scrolled on since.
    if (named) showNamed(named, isArrival && document.querySelector(":target")?.id === named);
    else if (isArrival || hash === "") show(first, false);
  });

  const select: HashTab["select"] = (id, { entry, reveal }) => {
    if (id !== tab.active) {
      if (entry === "push") window.history.pushState(shown(id), "", `#${id}`);
      else window.history.replaceState(shown(id), "", `#${id}`);
    }
    show(id, reveal);
  };

  return { ...tab, select };
};
