import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { focusHeading } from "../../ui/focus-heading";
import { entryState, stepBack } from "../../ui/history-state";
import { isComposing } from "../../ui/is-composing";
import { saveForTab, readForTab } from "../../ui/tab-storage";
import type { OverlayProps } from "../overlays/overlay-store";

/** Windows that the panel fills; as in assistant.css. */
const SMALL = "(width < 40rem), (height < 30rem)";

/** Windows in which the panel stands beside the page and covers nothing of it: the page's width and twice the panel's. */
const SPACIOUS = "(width >= 138rem)";

/** Room that the folded panel takes at the lower edge, in a small window and in others; as in assistant.css. */
const FOLDED_ROOM = { small: "3.75rem", large: "5.75rem" } as const;

/** Says for the tab that the panel is folded. */
const FOLDED = "assistant folded";

/** Name of its history entry: the overlay's own. */
const ENTRY = "assistant";

/** Whether the entry of the history is the panel's own: Back closes it. */
const hasEntry = (): boolean => entryState().dialog === ENTRY;

/** Whether something else takes Escape first, such as a menu or an open article. */
const isCovered = (panel: HTMLElement): boolean =>
  [...document.querySelectorAll("dialog:modal, :popover-open")].some((other) => other !== panel);

/** Whether the panel fills the window at this moment. */
export const isSmall = (): boolean => window.matchMedia(SMALL).matches;

const subscribeToSize = (listener: () => void): (() => void) => {
  const small = window.matchMedia(SMALL);
  small.addEventListener("change", listener);
  return () => small.removeEventListener("change", listener);
};

/**
 * A dialog that stands beside the page and, in a small window, fills it. There it is modal and has an entry of the
 * history, so that Back closes it and the page stays. Folded, it leaves the page free: it is modal nowhere, and in a
 * small window a bar at the lower edge. That lasts for the tab, as the panel does.
 *
 * @param onClose takes the panel away; keep its identity
 * @param returns whether a new document shows it again: a small window then shows the page that was asked for, and the
 *   panel as its bar, except where the entry of the history is the panel's own
 * @returns the ref of the dialog; whether it is folded; what its buttons do (`close`, `fold`, `unfold`); `makeRoom`,
 *   for a link that is followed from it; `leave`, where the visitor goes on elsewhere; and whether it fills the window
 *   (`fillsWindow`)
 */
export const usePanel = (onClose: OverlayProps["onClose"], returns: boolean) => {
  const ref = useRef<HTMLDialogElement>(null);
  /** What had the focus before the panel. */
  const before = useRef<HTMLElement>();
  const fillsWindow = useSyncExternalStore(subscribeToSize, isSmall);
  const [isFolded, setFolded] = useState(() => readForTab(FOLDED) !== "" || (returns && isSmall() && !hasEntry()));

  const setFold = useCallback((folds: boolean) => {
    saveForTab(FOLDED, folds ? "folded" : "");
    setFolded(folds);
  }, []);
  const unfold = useCallback(() => setFold(false), [setFold]);

  const leave = useCallback(() => {
    const panel = ref.current;
    const { activeElement: focused } = document;
    const hadFocus = panel?.contains(focused);
    panel?.close();
    setFold(false);
    // Who is busy elsewhere on the page stays there. Safari focuses no button on a press, but the router's wrapper.
    onClose(hadFocus || focused === document.body || focused?.id === "gatsby-focus-wrapper");
    // What opened it may have gone with its page.
    const { activeElement } = document;
    if (!hadFocus || (activeElement !== document.body && !panel?.contains(activeElement))) return;
    if (before.current?.isConnected) before.current.focus({ preventScroll: true });
    else focusHeading();
  }, [onClose, setFold]);

  const close = useCallback(() => {
    // The way back is heard below.
    if (ref.current?.matches(":modal") && hasEntry()) stepBack();
    else leave();
  }, [leave]);

  const fold = useCallback(() => {
    setFold(true);
    if (isSmall() && hasEntry()) stepBack();
  }, [setFold]);

  const makeRoom = useCallback(() => {
    if (window.matchMedia(SPACIOUS).matches) return;
    // At once: what the link leads to takes the focus, which nothing behind a modal dialog can. The history's entry stays
    // for the link to replace.
    if (ref.current?.matches(":modal")) ref.current.close();
    setFold(true);
  }, [setFold]);

  useEffect(() => {
    const panel = ref.current;
    if (!panel) return;
    const small = window.matchMedia(SMALL);
    const root = document.documentElement;
    const listening = new AbortController();
    const { signal } = listening;

    const show = () => {
      const isModal = small.matches && !isFolded;
      const { activeElement: focused } = document;
      if (panel.open) panel.close();
      // Not in the style sheet: rules of the root element would stand in every page.
      root.style.overflow = isModal ? "hidden" : "";
      // The end of a page, and what takes the focus, can be read above it.
      const room = FOLDED_ROOM[small.matches ? "small" : "large"];
      root.style.paddingBottom = root.style.scrollPaddingBottom = isFolded ? room : "";
      // Unlike `show()`, the attribute leaves the focus where it is.
      if (!isModal) {
        panel.setAttribute("open", "");
        // Of a window that has grown, the entry would be a step back to nothing.
        if (!small.matches && hasEntry()) stepBack();
      } else {
        if (!hasEntry()) history.pushState({ ...entryState(), dialog: ENTRY }, "");
        panel.showModal();
      }
      // Whoever was typing in it goes on, whatever became of the window.
      if (focused instanceof HTMLElement && panel.contains(focused)) focused.focus({ preventScroll: true });
    };
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented || isComposing(event) || isCovered(panel)) return;
      event.preventDefault();
      close();
    };

    show();
    panel.addEventListener(
      "focusin",
      ({ relatedTarget }) => {
        if (relatedTarget instanceof HTMLElement && !panel.contains(relatedTarget)) before.current = relatedTarget;
      },
      { signal },
    );
    small.addEventListener("change", show, { signal });
    document.addEventListener("keydown", onEscape, { signal });
    // Phones close a modal dialog by other ways, too.
    panel.addEventListener(
      "cancel",
      (event) => {
        event.preventDefault();
        close();
      },
      { signal },
    );
    window.addEventListener(
      "popstate",
      () => {
        if (small.matches && !isFolded && !hasEntry()) leave();
      },
      { signal },
    );
    return () => {
      listening.abort();
      root.style.overflow = root.style.paddingBottom = root.style.scrollPaddingBottom = "";
    };
  }, [close, leave, isFolded]);

  return { ref, isFolded, close, fold, unfold, makeRoom, leave, fillsWindow };
};
