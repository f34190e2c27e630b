/** Modifier keys held during a click or a key press; React's events have them too. */
type HeldKeys = Pick<MouseEvent, "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

/** Whether a modifier key is held. Such a click or key press belongs to the browser: a new tab, a download, a menu. */
export const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: HeldKeys): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;
