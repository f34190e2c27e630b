import { useEffect, useRef, useState, type FocusEvent, type RefObject } from "react";
import { closePopover, isPopoverOpen } from "./popover";

/**
 * Tracks a native popover, which may have been opened before the scripts ran. Closes it if its parent, which contains
 * its button, is hidden, if the focus leaves the parent, and on a history step.
 *
 * @returns whether it is open, and props for the popover and for its parent
 */
export const usePopoverState = () => {
  const ref = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    setOpen(isPopoverOpen(element));
    const update = (event: Event) => setOpen((event as ToggleEvent).newState === "open");
    // Resizing the window past the breakpoint hides this menu's button. The focus then moves to the button of the other
    // menu.
    const closeWithoutButton = () => {
      const { parentElement: group } = element;
      if (!group || !isPopoverOpen(element) || group.checkVisibility()) return;
      // Chromium may move the focus from a hidden element to the body before it fires the resize event.
      const hadFocus = document.activeElement === document.body || group.contains(document.activeElement);
      closePopover(element);
      const buttons = [...document.querySelectorAll<HTMLElement>("[popovertarget]")];
      if (hadFocus) buttons.find((button) => button.checkVisibility())?.focus();
    };
    // Needed in addition to `onBlur`: in Safari a press does not focus the button, so no focus leaves it when the page
    // changes.
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
   * Closes the popover when the focus leaves: the next control would be on the page under the popover, out of sight.
   * Ignores a focus on an ancestor. That happens on a press on something that is not focusable, such as text or a
   * label, because the router makes its wrapper focusable.
   */
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!relatedTarget || currentTarget.contains(relatedTarget) || relatedTarget.contains(currentTarget)) return;
    closePopover(ref.current);
  };
  const popover: { ref: RefObject<HTMLDivElement> } = { ref };
  return { open, popover, group: { onBlur } };
};
