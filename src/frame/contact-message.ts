/** The message of the contact form, for what any page puts into it; its address is `MESSAGE_PATH`. */
import { CONTACT_FORM, MESSAGE_FIELD } from "../lib/page-ids";
import { addToDraft, beginDraft, bringToDraft } from "../ui/form/fill-draft";

/** Puts lines into the message, below what was typed there (see {@link addToDraft}). */
export const addToMessage = (lines: readonly string[]): void => addToDraft(CONTACT_FORM, MESSAGE_FIELD, lines);

/** Begins the message, unless something was typed (see {@link beginDraft}). */
export const beginMessage = (beginning: string): boolean => beginDraft(CONTACT_FORM, MESSAGE_FIELD, beginning);

/** Begins the message with a sentence, or adds it as a line to what was typed there (see {@link bringToDraft}). */
export const bringToMessage = (sentence: string): void => bringToDraft(CONTACT_FORM, MESSAGE_FIELD, sentence);
