import { useEffect, useRef, useState, type RefObject } from "react";

/**
 * Follows a native popover, which may have been opened before the scripts ran.
 *
 * @returns whether it is open, and the ref to spread on it
 */
export const usePopoverState = (): { open: boolean; popover: { ref: RefObject<HTMLDivElement> } } => {
  const ref = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    setOpen(element.matches(":popover-open"));
    const update = (event: Event) => setOpen((event as ToggleEvent).newState === "open");
    element.addEventListener("beforetoggle", update);
    return () => element.removeEventListener("beforetoggle", update);
  }, []);
  return { open, popover: { ref } };
};
