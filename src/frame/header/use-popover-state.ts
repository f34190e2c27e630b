import { useEffect, useRef, useState, type FocusEvent, type RefObject } from "react";
import { closePopover, isPopoverOpen } from "./popover";

/**
 * Follows a native popover, which may have been opened before the scripts ran.
 * It closes where its parent, which holds its button, is no longer shown, where
 * the focus goes on past both, and by a step through the history.
 *
 * @returns whether it is open, and what to spread on it and on that parent
 */
export const usePopoverState = () => {
  const ref = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    setOpen(isPopoverOpen(element));
    const update = (event: Event) => setOpen((event as ToggleEvent).newState === "open");
    // A window that grows or shrinks past the other menu takes this one's button away; a focus goes on to the other's.
    const closeWithoutButton = () => {
      const { parentElement: group } = element;
      if (!group || !isPopoverOpen(element) || group.checkVisibility()) return;
      // Chromium may have taken the focus from what is hidden before it tells of the new size.
      const hadFocus = document.activeElement === document.body || group.contains(document.activeElement);
      closePopover(element);
      const buttons = [...document.querySelectorAll<HTMLElement>("[popovertarget]")];
      if (hadFocus) buttons.find((button) => button.checkVisibility())?.focus();
    };
    // Where the press of its button took no focus, as in Safari, none leaves it as the page changes.
    const close = () => closePopover(element);
    element.addEventListener("beforetoggle", update);
    window.addEventListener("popstate", close);
    window.addEventListener("resize", closeWithoutButton);
    return () => {
      element.removeEventListener("beforetoggle", update);
      window.removeEventListener("popstate", close);
      window.removeEventListener("resize", closeWithoutButton);
    };
  }, []);
  /**
   * The next control would be on the page below the popover, unseen. An element around both is none: it takes the
   * focus when something is pressed that cannot, such as text or a label (the router makes its wrapper focusable).
   */
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!relatedTarget || currentTarget.contains(relatedTarget) || relatedTarget.contains(currentTarget)) return;
    closePopover(ref.current);
  };
  const popover: { ref: RefObject<HTMLDivElement> } = { ref };
  return { open, popover, group: { onBlur } };
};
