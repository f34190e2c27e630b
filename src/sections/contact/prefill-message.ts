import { beginMessage } from "../../frame/contact-message";
import { MESSAGE_FIELD } from "../../lib/page-ids";
import { scrollIntoView } from "../../ui/scroll-into-view";

/** The message field of the form; undefined where the page has none. */
export const messageField = (): HTMLTextAreaElement | undefined => {
  const field = document.getElementById(MESSAGE_FIELD);
  return field instanceof HTMLTextAreaElement ? field : undefined;
};

/** Brings the visitor to the message, with the cursor at its end. */
export const focusMessage = (field: HTMLTextAreaElement): void => {
  field.focus({ preventScroll: true });
  field.setSelectionRange(field.value.length, field.value.length);
  scrollIntoView(field, "center");
};

/** Begins a message and brings the visitor to it (see {@link beginMessage}). */
export const prefillMessage = (field: HTMLTextAreaElement, beginning: string): void => {
  beginMessage(beginning);
  focusMessage(field);
};
