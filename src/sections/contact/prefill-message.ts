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

/** Begins the message (see {@link beginMessage}) and brings the visitor to it, where the page has it. */
export const prefillMessage = (beginning: string): void => {
  beginMessage(beginning);
  const field = messageField();
  if (field) focusMessage(field);
};
