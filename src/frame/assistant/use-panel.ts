import { useCallback, useEffect, useRef } from "react";

/** Windows that the panel fills; as in assistant.css. */
const SMALL = "(width < 40rem), (height < 30rem)";

/** Mark in the history's state: Back closes the panel. */
const PANEL_ENTRY = "panel";

const hasEntry = (): boolean => {
  const state: unknown = window.history.state;
  return typeof state === "object" && state !== null && PANEL_ENTRY in state;
};

/** Whether something else takes Escape first, such as a menu or an open article. */
const isCovered = (panel: HTMLElement): boolean =>
  [...document.querySelectorAll("dialog:modal, :popover-open")].some((other) => other !== panel);

const isSmall = (): boolean => window.matchMedia(SMALL).matches;

/**
 * A dialog that stands beside the page and, in a small window, fills it. There it is modal and has an entry of the
 * history, so that Back closes it and the page stays.
 *
 * @param onClose takes the panel away
 * @returns the ref of the dialog, what its close button does, how it goes where another page comes, and whether it
 *   fills the window
 */
export const usePanel = (onClose: () => void) => {
  const ref = useRef<HTMLDialogElement>(null);

  const leave = useCallback(() => {
    ref.current?.close();
    onClose();
  }, [onClose]);

  const close = useCallback(() => {
    // The way back is heard below.
    if (ref.current?.matches(":modal") && hasEntry()) window.history.back();
    else leave();
  }, [leave]);

  useEffect(() => {
    const panel = ref.current;
    if (!panel) return;
    const small = window.matchMedia(SMALL);
    const listening = new AbortController();
    const { signal } = listening;

    const show = () => {
      if (panel.open) panel.close();
      // Not in the style sheet: a rule of the root element would stand in every page.
      document.documentElement.style.overflow = small.matches ? "hidden" : "";
      // Unlike `show()`, the attribute leaves the focus where it is.
      if (!small.matches) panel.setAttribute("open", "");
      else {
        if (!hasEntry()) window.history.pushState({ ...window.history.state, [PANEL_ENTRY]: true }, "");
        panel.showModal();
      }
    };
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented || event.isComposing || isCovered(panel)) return;
      event.preventDefault();
      close();
    };

    show();
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
        if (small.matches && !hasEntry()) leave();
      },
      { signal },
    );
    return () => {
      listening.abort();
      document.documentElement.style.overflow = "";
    };
  }, [close, leave]);

  return { ref, close, leave, isSmall };
};
