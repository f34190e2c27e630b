import { beginMessage, messageField } from "../../frame/contact-message";
import { scrollIntoView } from "../../ui/scroll-into-view";

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
