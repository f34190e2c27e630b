import type { MouseEvent } from "react";

/**
 * Stops the second click of a double click: the first click may have replaced its target, and the visitor did not mean
 * the new one.
 *
 * @param event a click in the capture phase (`onClickCapture`)
 */
export const stopSecondClick = (event: MouseEvent): void => {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
};
