import { MESSAGE_FIELD } from "../../lib/page-ids";
import { scrollIntoView } from "../../ui/scroll-into-view";

/** The message field of the form; undefined where the page has none. */
export const messageField = (): HTMLTextAreaElement | undefined => {
  const field = document.getElementById(MESSAGE_FIELD);
  return field instanceof HTMLTextAreaElement ? field : undefined;
};

/** Whether a field holds nothing but the beginning that was put there: its visitor has not written yet. */
export const isUntouchedPrefill = ({ value, dataset }: HTMLElement & { value: string }): boolean =>
  value === dataset.prefill;

/**
 * Puts the beginning of a message into a field. What a visitor has typed is never
 * touched. A beginning that came from here and was left as it is gives way to
 * the new one.
 *
 * @param field the message field
 * @param beginning first words of the message, without a space at the end
 * @returns false where something was typed
 */
export const beginMessage = (field: HTMLTextAreaElement, beginning: string): boolean => {
  if (field.value.trim() !== "" && !isUntouchedPrefill(field)) return false;
  field.value = `${beginning} `;
  field.dataset.prefill = field.value;
  // Whoever listens to the field treats it as if it had been typed.
  field.dispatchEvent(new Event("input", { bubbles: true }));
  return true;
};

/** Brings the visitor to the message, with the cursor at its end. */
export const focusMessage = (field: HTMLTextAreaElement): void => {
  field.focus({ preventScroll: true });
  field.setSelectionRange(field.value.length, field.value.length);
  scrollIntoView(field, "center");
};

/** Begins a message and brings the visitor to it (see {@link beginMessage}). */
export const prefillMessage = (field: HTMLTextAreaElement, beginning: string): void => {
  beginMessage(field, beginning);
  focusMessage(field);
};
