import { beginMessage } from "../../frame/contact-message";
import { MESSAGE_FIELD } from "../../lib/page-ids";
import { scrollIntoView } from "../../ui/scroll-into-view";

/** The form's message field; undefined if the page has none. */
export const messageField = (): HTMLTextAreaElement | undefined => {
  const field = document.getElementById(MESSAGE_FIELD);
  return field instanceof HTMLTextAreaElement ? field : undefined;
};

/** Moves the visitor to the message, with the cursor at its end. */
export const focusMessage = (field: HTMLTextAreaElement): void => {
  field.focus({ preventScroll: true });
  field.setSelectionRange(field.value.length, field.value.length);
  scrollIntoView(field, "center");
};

/** Begins the message (see {@link beginMessage}) and moves the visitor to it, if the page has a message field. */
export const prefillMessage = (beginning: string): void => {
  beginMessage(beginning);
  const field = messageField();
  if (field) focusMessage(field);
};
