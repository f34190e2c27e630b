import { useEffect } from "react";
import { isTextField } from "../../ui/text-field";
import { openOverlay } from "../overlays/overlay-store";
import { hasCommandKey } from "./has-command-key";
import { isSlashOn } from "./slash-key";

/**
 * Ctrl Shift K is a Firefox shortcut. The expression tolerates a missing key: when Chrome fills in a form, it sends
 * such events.
 */
const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean => {
  if (altKey) return false;
  return key === "/" ? !ctrlKey && !metaKey && isSlashOn() : /^k$/i.test(key) && !shiftKey && ctrlKey !== metaKey;
};

/**
 * Whether a key press belongs to text input: the character itself, or Ctrl K on a Mac, which deletes to the end of the
 * line.
 */
const isTyped = ({ key, ctrlKey, target }: KeyboardEvent): boolean =>
  (key === "/" || (ctrlKey && hasCommandKey())) && isTextField(target as Element);

/** Opens the search with "/", Ctrl K or Cmd K. */
export const useSearchKeys = (): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event) || isTyped(event)) return;
      // Only one modal dialog at a time; the assistant's panel is one in small windows only.
      const modal = document.querySelector("dialog:modal");
      // In the search itself, suppress the browser's own shortcut.
      if (!modal || modal.matches(".search-dialog")) event.preventDefault();
      if (!modal) void openOverlay("search");
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
};
