/** Keys that are held during a click or a key press; React's events have them, too. */
type HeldKeys = Pick<MouseEvent, "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

/** Whether a key is held that makes a click or a key press the browser's own: another tab, a download, a menu. */
export const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: HeldKeys): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;
