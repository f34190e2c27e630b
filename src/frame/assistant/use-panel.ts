import { useCallback, useEffect, useRef, useState, useSyncExternalStore, type RefObject } from "react";
import { focusHeading } from "../../ui/focus-heading";
import { entryState, stepBack } from "../../ui/history-state";
import { isComposing } from "../../ui/is-composing";
import { saveForTab, readForTab } from "../../ui/tab-storage";
import type { OverlayName, OverlayProps } from "../overlays/overlay-store";

/** Windows that the panel fills; keep in sync with assistant.css. */
const SMALL = "(width < 40rem), (height < 30rem)";

/** Windows in which the panel fits next to the page without covering it: the page's width plus twice the panel's. */
const SPACIOUS = "(width >= 138rem)";

/** Storage key; the value says that the panel is folded. */
const FOLDED = "assistant folded";

/** Name of its history entry. */
const ENTRY: OverlayName = "assistant";

/** Whether the current history entry is the panel's own; Back then closes it. */
const hasEntry = (): boolean => entryState().dialog === ENTRY;

/** Whether something above the panel handles Escape first, such as a menu or an open article. */
const isCovered = (panel: HTMLElement): boolean =>
  [...document.querySelectorAll("dialog:modal, :popover-open")].some((other) => other !== panel);

const isSmall = (): boolean => window.matchMedia(SMALL).matches;

const subscribeToSize = (listener: () => void): (() => void) => {
  const small = window.matchMedia(SMALL);
  small.addEventListener("change", listener);
  return () => small.removeEventListener("change", listener);
};

/**
 * Remembers the element that had the focus before the panel.
 *
 * @param ref the panel; keep its identity
 * @returns a function with a stable identity that returns the focus, if the panel or nothing has it
 */
const useFocusReturn = (ref: RefObject<HTMLElement>) => {
  const before = useRef<HTMLElement>();

  useEffect(() => {
    const panel = ref.current;
    const onFocusIn = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !panel?.contains(relatedTarget)) before.current = relatedTarget;
    };
    panel?.addEventListener("focusin", onFocusIn);
    return () => panel?.removeEventListener("focusin", onFocusIn);
  }, [ref]);

  return useCallback(() => {
    const { activeElement } = document;
    if (activeElement !== document.body && !ref.current?.contains(activeElement)) return;
    if (before.current?.isConnected) before.current.focus({ preventScroll: true });
    else focusHeading();
  }, [ref]);
};

/**
 * A dialog next to the page, which fills the window if that is small. In a small window it is modal and has its own
 * history entry, so that Back closes it and the visitor stays on the page. Folded, it is never modal and leaves the
 * page free; in a small window it is a bar at the bottom. The folded state lasts for the tab, as the panel does.
 *
 * @param onClose removes the panel; keep its identity
 * @param returns whether a new document restores the panel. A small window then shows the page that was requested, with
 *   the panel folded, unless the history entry is the panel's own
 * @returns the ref of the dialog; whether it is folded; the actions of its buttons (`close`, `fold`, `unfold`);
 *   `makeRoom`, for a followed link; `leave`, for when the visitor continues elsewhere; and whether it fills the window
 *   (`fillsWindow`)
 */
export const usePanel = (onClose: OverlayProps["onClose"], returns: boolean) => {
  const ref = useRef<HTMLDialogElement>(null);
  const fillsWindow = useSyncExternalStore(subscribeToSize, isSmall);
  const [isFolded, setFolded] = useState(() => readForTab(FOLDED) !== "" || (returns && fillsWindow && !hasEntry()));
  const returnFocus = useFocusReturn(ref);

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
    // If the focus is elsewhere on the page, it stays there. Safari does not focus a pressed button, but the body or
    // the router's wrapper.
    onClose(hadFocus || focused === document.body || focused?.id === "gatsby-focus-wrapper");
    // The opener may be gone with its page.
    if (hadFocus) returnFocus();
  }, [onClose, setFold, returnFocus]);

  const close = useCallback(() => {
    // The `popstate` listener below calls `leave`.
    if (ref.current?.matches(":modal") && hasEntry()) stepBack();
    else leave();
  }, [leave]);

  const fold = useCallback(() => {
    setFold(true);
    if (fillsWindow && hasEntry()) stepBack();
  }, [setFold, fillsWindow]);

  const makeRoom = useCallback(() => {
    if (window.matchMedia(SPACIOUS).matches) return;
    // Close it at once: the link's target takes the focus, which nothing behind a modal dialog can. The history entry
    // stays, for the link to replace.
    if (ref.current?.matches(":modal")) ref.current.close();
    setFold(true);
  }, [setFold]);

  useEffect(() => {
    const panel = ref.current;
    if (!panel) return;
    const { activeElement: focused } = document;
    if (panel.open) panel.close();
    if (fillsWindow && !isFolded) {
      if (!hasEntry()) history.pushState({ ...entryState(), dialog: ENTRY }, "");
      panel.showModal();
    } else {
      // Unlike `show()`, the attribute does not move the focus.
      panel.setAttribute("open", "");
      // The window has grown, so drop the entry: otherwise Back would only leave it and change nothing.
      if (!fillsWindow && hasEntry()) stepBack();
    }
    // A visitor who was typing can continue, whatever happened to the window.
    if (focused instanceof HTMLElement && panel.contains(focused)) focused.focus({ preventScroll: true });
  }, [isFolded, fillsWindow]);

  useEffect(() => {
    const panel = ref.current;
    if (!panel) return;
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented || isComposing(event) || isCovered(panel)) return;
      event.preventDefault();
      close();
    };
    // Phones have other ways to close a modal dialog.
    const onCancel = (event: Event) => {
      event.preventDefault();
      close();
    };
    const onPopState = () => {
      if (fillsWindow && !isFolded && !hasEntry()) leave();
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("keydown", onEscape, { signal });
    panel.addEventListener("cancel", onCancel, { signal });
    window.addEventListener("popstate", onPopState, { signal });
    return () => listening.abort();
  }, [close, leave, fillsWindow, isFolded]);

  return { ref, isFolded, close, fold, unfold, makeRoom, leave, fillsWindow };
};
