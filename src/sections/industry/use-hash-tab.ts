import { useRef, useState } from "react";
import { entryState, writeEntry, type EntryState } from "../../ui/history-state";
import { useBrowserLayoutEffect } from "../../ui/use-browser-layout-effect";
import { tabFromHash } from "./tab-rules";

type HashTab = {
  /** Id of the visible tab. */
  active: string;
  /** False in the server's HTML and until hydration; meanwhile CSS chooses the panel. */
  ready: boolean;
  /** True once the tab has changed after that. */
  moved: boolean;
  /**
   * Shows a tab. A click adds a history entry, a key replaces the current one. `reveal` scrolls to the panel's start.
   */
  select: (id: string, options: { entry: "push" | "replace"; reveal: boolean }) => void;
};

/**
 * Keeps the active tab in the address after the #, so that it can be linked and Back and Forward work. A hash that
 * names no tab shows the first one.
 *
 * @param ids ids of the panels, in order; the first is the default
 */
export const useHashTab = (ids: readonly string[]): HashTab => {
  const [first = ""] = ids;
  const [tab, setTab] = useState({ active: first, ready: false, moved: false });
  const path = useRef<string>();
  const seen = useRef<string>();
  const goal = useRef<string>();

  /**
   * Marks a history entry as having shown a tab. Coming back to it restores the scroll position instead of jumping to
   * the panel.
   */
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

  /** Shows the tab that the address names; on the first visit of the entry, from the start of its panel. */
  const showNamed = (id: string, isInView: boolean): void => {
    const isKnown = entryState().tab === id;
    if (!isKnown) writeEntry(shown(id));
    show(id, !isInView && !isKnown);
  };

  // Runs after every render: Gatsby renders the page again when a link, Back, or Forward leads to another hash of it.
  useBrowserLayoutEffect(() => {
    const { hash, pathname } = window.location;
    const isArrival = path.current === undefined;
    path.current ??= pathname;
    if (pathname !== path.current || seen.current === hash) return;
    const named = tabFromHash(hash, ids);
    // On a full load the browser has already scrolled there, and the visitor may have scrolled on since.
    if (named) showNamed(named, isArrival && document.querySelector(":target")?.id === named);
    else if (isArrival || hash === "") show(first, false);
  });

  const select: HashTab["select"] = (id, { entry, reveal }) => {
    if (id !== tab.active) writeEntry(shown(id), `#${id}`, entry);
    show(id, reveal);
  };

  return { ...tab, select };
};
