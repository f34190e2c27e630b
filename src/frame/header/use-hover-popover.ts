import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type PointerEvent } from "react";
import { closePopover, isPopoverOpen, openPopover } from "./popover";
import { usePopoverState } from "./use-popover-state";

/**
 * How long the pointer may be outside before the panel closes, in milliseconds: a diagonal path to the panel cuts a
 * corner.
 */
const GRACE = 180;

/** A click this soon after the panel opened on hover was meant to open it, in milliseconds. */
const SAME_GESTURE = 600;

/**
 * A popover that also opens while a mouse is over its group, and closes when the mouse leaves. Once pressed or opened
 * by its button, it stays open.
 *
 * @returns whether it is open, and the props of the group, the toggle button and the panel
 */
export const useHoverPopover = () => {
  const { open, popover, group } = usePopoverState();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const openedAt = useRef(Number.NEGATIVE_INFINITY);
  const pinned = useRef(true);
  const toggleRef = useRef<HTMLButtonElement>(null);

  useEffect(() => () => clearTimeout(timer.current), []);

  const panel = () => popover.ref.current;

  const enter = ({ pointerType }: PointerEvent) => {
    clearTimeout(timer.current);
    if (pointerType !== "mouse" || isPopoverOpen(panel())) return;
    openedAt.current = performance.now();
    pinned.current = false;
    openPopover(panel());
  };

  const leave = ({ pointerType }: PointerEvent) => {
    clearTimeout(timer.current);
    if (pointerType !== "mouse" || pinned.current) return;
    timer.current = setTimeout(() => closePopover(panel()), GRACE);
  };

  return {
    open,
    group: {
      onPointerEnter: enter,
      onPointerLeave: leave,
      ...group,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== "Escape" || !isPopoverOpen(panel())) return;
        // Escape closes one thing at a time.
        event.preventDefault();
        closePopover(panel());
        toggleRef.current?.focus();
      },
    },
    toggle: {
      ref: toggleRef,
      onClick: (event: MouseEvent) => {
        pinned.current = true;
        if (isPopoverOpen(panel()) && performance.now() - openedAt.current < SAME_GESTURE) event.preventDefault();
      },
    },
    panel: {
      ...popover,
      onClick: ({ target }: MouseEvent) => {
        pinned.current = true;
        if ((target as Element).closest("a")) closePopover(panel());
      },
    },
  };
};
