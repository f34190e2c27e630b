import { useCallback, useEffect, useRef, useState } from "react";
import { entryState, stepBack } from "./history-state";

const isEntryOf = (name: string): boolean => entryState().dialog === name;

/**
 * Gives a dialog its own history entry, so that Back (also as a gesture) closes it and the visitor stays on the page.
 * The entry decides: Forward and a reload open the dialog again. It has the page's address and the page's key, by which
 * the router stores the scroll position; a step between entries of one key scrolls nothing (gatsby-browser.tsx).
 *
 * @param name name of the dialog in the history state
 * @param navigationKey changes with every navigation of the router; for a dialog that outlives its page
 * @returns whether the dialog is open; `open`, to call with the pressed element; `close`; `closeThen`, which calls a
 *   function once the dialog and its history entry are gone; and the ref of the pressed element. The functions keep
 *   their identity
 */
export const useDialogEntry = (name: string, navigationKey?: unknown) => {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLElement | null>(null);
  const afterwards = useRef<() => void>();

  useEffect(() => {
    const readEntry = () => setOpen(isEntryOf(name));
    readEntry();
    addEventListener("popstate", readEntry);
    return () => removeEventListener("popstate", readEntry);
  }, [name, navigationKey]);

  const open = useCallback(
    (pressed: HTMLElement) => {
      opener.current = pressed;
      if (!isEntryOf(name)) history.pushState({ ...entryState(), dialog: name }, "");
      setOpen(true);
    },
    [name],
  );

  const close = useCallback(() => {
    if (isEntryOf(name)) stepBack();
    else setOpen(false);
  }, [name]);

  const closeThen = useCallback(
    (then: () => void) => {
      afterwards.current = then;
      close();
    },
    [close],
  );

  useEffect(() => {
    if (isOpen) return;
    afterwards.current?.();
    afterwards.current = undefined;
  }, [isOpen]);

  return { isOpen, open, close, closeThen, opener };
};
