/**
 * Native popovers, where the browser has them (docs/decisions.md names the
 * oldest browsers). An older one must not stumble over them: there the menus
 * stay closed, and the links stand in the footer.
 */

/** Whether a popover shows. */
export const isPopoverOpen = (element: HTMLElement | null): boolean =>
  // An unknown pseudo-class would throw.
  element !== null && "showPopover" in element && element.matches(":popover-open");

/** Shows a popover that is closed. */
export const openPopover = (element: HTMLElement | null): void => {
  if (element && "showPopover" in element && !isPopoverOpen(element)) element.showPopover();
};

/** Closes a popover that is open. */
export const closePopover = (element: HTMLElement | null): void => {
  if (isPopoverOpen(element)) element?.hidePopover();
};
