/**
 * Calls back at a press beside what a dialog shows, such as on its backdrop. A press inside that is let go outside is a
 * selection of text, not a wish to leave; the second click of a double click belongs to what the first one opened.
 *
 * @param root hears the presses
 * @param isBeside whether an event lies beside
 * @param callback called with the click
 * @param signal ends it
 */
export const watchPressBeside = (
  root: HTMLElement,
  isBeside: (event: MouseEvent) => boolean,
  callback: (event: MouseEvent) => void,
  signal: AbortSignal,
): void => {
  let pressedBeside = false;
  const onPointerDown = (event: PointerEvent) => {
    pressedBeside = isBeside(event);
  };
  const onClick = (event: MouseEvent) => {
    if (pressedBeside && event.detail < 2 && isBeside(event)) callback(event);
  };
  root.addEventListener("pointerdown", onPointerDown, { signal });
  root.addEventListener("click", onClick, { signal });
};
