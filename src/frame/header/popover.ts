/**
 * Helpers for native popovers (docs/decisions.md lists the oldest supported browsers). They must not throw in older
 * browsers: there the menus stay closed, and the footer has the links.
 */

/** Whether a popover is open. */
export const isPopoverOpen = (element: HTMLElement | null): boolean =>
  // Test for support first, because an unknown pseudo-class would throw.
  element !== null && "showPopover" in element && element.matches(":popover-open");

/** Opens a popover if it is closed. */
export const openPopover = (element: HTMLElement | null): void => {
  if (element && "showPopover" in element && !isPopoverOpen(element)) element.showPopover();
};

/** Closes a popover if it is open. */
export const closePopover = (element: HTMLElement | null): void => {
  if (isPopoverOpen(element)) element?.hidePopover();
};
