import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type PointerEvent } from "react";
import { closePopover, isPopoverOpen, openPopover } from "./popover";
import { usePopoverState } from "./use-popover-state";

/** Time the pointer may be outside before the panel closes, in milliseconds: a diagonal way to it crosses a corner. */
const GRACE = 180;

/** A click this soon after the panel opened under the pointer meant to open it, in milliseconds. */
const SAME_GESTURE = 600;

/**
 * A popover that also opens while a mouse is over its group.
 *
 * @returns whether it is open, and the props of the group, the toggle button and the panel
 */
export const useHoverPopover = () => {
  const { open, popover, group } = usePopoverState();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const openedAt = useRef(Number.NEGATIVE_INFINITY);
  const toggleRef = useRef<HTMLButtonElement>(null);

  useEffect(() => () => clearTimeout(timer.current), []);

  const panel = () => popover.ref.current;

  const enter = ({ pointerType }: PointerEvent) => {
    clearTimeout(timer.current);
    if (pointerType !== "mouse" || isPopoverOpen(panel())) return;
    openedAt.current = performance.now();
    openPopover(panel());
  };

  const leave = ({ pointerType }: PointerEvent) => {
    if (pointerType !== "mouse") return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => closePopover(panel()), GRACE);
  };

  return {
    open,
    group: {
      onPointerEnter: enter,
      onPointerLeave: leave,
      ...group,
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key !== "Escape" || !isPopoverOpen(panel())) return;
        closePopover(panel());
        toggleRef.current?.focus();
      },
    },
    toggle: {
      ref: toggleRef,
      onClick: (event: MouseEvent) => {
        if (performance.now() - openedAt.current < SAME_GESTURE) event.preventDefault();
      },
    },
    panel: {
      ...popover,
      onClick: ({ target }: MouseEvent) => {
        if ((target as Element).closest("a")) closePopover(panel());
      },
    },
  };
};
