import type { MouseEvent } from "react";

/**
 * Stops the second click of a double click: what has taken the place of the first one's target was not meant.
 *
 * @param event a click on its way down (`onClickCapture`)
 */
export const stopSecondClick = (event: MouseEvent): void => {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
};
