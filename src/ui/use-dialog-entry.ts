import { useCallback, useEffect, useRef, useState } from "react";
import { entryState, stepBack } from "./history-state";

const isEntryOf = (name: string): boolean => entryState().dialog === name;

/**
 * Gives a dialog a history entry of its own, so that Back, also as a gesture,
 * closes it and leaves the visitor where they were. The entry leads: Forward and
 * a reload open the dialog again. It has the page's address and the page's key,
 * by which the router keeps the scroll position, and the router does not hear of
 * the way back from it to the page.
 *
 * @param name of the dialog, for the entry
 * @param navigationKey changes with every navigation of the router, for a dialog that outlives its page
 * @returns whether it is open; `open`, to be called with the element that was pressed; `close`; both keep their
 *   identity; and the ref of what was pressed
 */
export const useDialogEntry = (name: string, navigationKey?: unknown) => {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const { href } = location;
    const key = entryState().key;
    const onPopState = (event: Event) => {
      if (isOpen && location.href === href && entryState().key === key) event.stopImmediatePropagation();
      setOpen(isEntryOf(name));
    };
    setOpen(isEntryOf(name));
    // Captured, to be called before the router's own.
    addEventListener("popstate", onPopState, true);
    return () => removeEventListener("popstate", onPopState, true);
  }, [name, isOpen, navigationKey]);

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

  return { isOpen, open, close, opener };
};
