import { useEffect } from "react";
import { isTextField } from "../../ui/text-field";
import { openOverlay } from "../overlays/overlay-store";
import { hasCommandKey } from "./has-command-key";
import { isSlashOn } from "./slash-key";

/** With Shift, Ctrl K belongs to Firefox. As Chrome fills in a form, it tells of keys without a name. */
const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean => {
  if (altKey) return false;
  return key === "/" ? !ctrlKey && !metaKey && isSlashOn() : /^k$/i.test(key) && !shiftKey && ctrlKey !== metaKey;
};

/** Whether a key belongs to the text that is typed: the character, and on a Mac Ctrl K, which cuts to the line's end. */
const isTyped = ({ key, ctrlKey, target }: KeyboardEvent): boolean =>
  (key === "/" || (ctrlKey && hasCommandKey())) && isTextField(target as Element);

/** Opens the search by "/", Ctrl K or Cmd K. */
export const useSearchKeys = (): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event) || isTyped(event)) return;
      // One modal at a time; the assistant's panel is one in small windows alone.
      const modal = document.querySelector("dialog:modal");
      // In the search itself the key does not go on to the browser's own.
      if (!modal || modal.matches(".search-dialog")) event.preventDefault();
      if (!modal) void openOverlay("search");
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
};
