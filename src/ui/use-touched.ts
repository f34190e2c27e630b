import { useEffect, type RefObject } from "react";
import { firstInteraction } from "./first-interaction";

/**
 * Marks the element with `data-touched` as the visitor begins to scroll or to do anything else: what Chromium would
 * fetch with the first view, lazy or not, can wait for it in a style sheet.
 */
export const useTouched = (element: RefObject<HTMLElement>): void => {
  useEffect(() => {
    const touch = () => element.current?.setAttribute("data-touched", "");
    void firstInteraction().then(touch);
    addEventListener("scroll", touch, { once: true });
    return () => removeEventListener("scroll", touch);
  }, [element]);
};
