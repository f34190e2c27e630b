/**
 * Calls back when the visitor presses outside a dialog's content, such as on its backdrop. A press that starts inside
 * and ends outside is a text selection, not a wish to close. The second click of a double click belongs to whatever the
 * first one opened.
 *
 * @param root element that receives the presses
 * @param isBeside whether an event is outside the content
 * @param callback called with the click
 * @param signal removes the listeners
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
