/** Whether a point lies outside a box; both in pixels of the window. */
export const isOutside = (
  point: { clientX: number; clientY: number },
  box: { left: number; right: number; top: number; bottom: number },
): boolean =>
  point.clientX < box.left || point.clientX > box.right || point.clientY < box.top || point.clientY > box.bottom;
