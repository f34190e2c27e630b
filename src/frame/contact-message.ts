/** Functions for any page to put text into the message of the contact form. The field's address is `MESSAGE_PATH`. */
import { CONTACT_FORM } from "../lib/form-names";
import { MESSAGE_FIELD } from "../lib/page-ids";
import { beginningOf, endSending, keyOf } from "../ui/form/draft";
import { typeInto } from "../ui/form/type-into";
import { readForTab, saveForTab } from "../ui/tab-storage";

const KEY = keyOf(CONTACT_FORM, MESSAGE_FIELD);

/** The form's message field; undefined if the page has none. */
export const messageField = (): HTMLTextAreaElement | undefined => {
  const field = document.getElementById(MESSAGE_FIELD);
  return field instanceof HTMLTextAreaElement ? field : undefined;
};

/**
 * Reads the message: its field if the page has one, its text, and the opening that code put there, if any. If the page
 * has no such form, the text and the opening are in the tab's storage.
 */
const readMessage = () => {
  const field = messageField();
  return {
    field,
    typed: field?.value ?? readForTab(KEY),
    begun: field ? field.dataset.prefill : readForTab(beginningOf(KEY)),
  };
};

const writeMessage = ({ field }: ReturnType<typeof readMessage>, text: string, begun: string): void => {
  endSending(CONTACT_FORM);
  if (!field) {
    saveForTab(KEY, text);
    return saveForTab(beginningOf(KEY), begun);
  }
  if (begun) field.dataset.prefill = begun;
  else delete field.dataset.prefill;
  typeInto(field, text);
  // Scroll to the end, so that the added text is visible.
  field.scrollTop = field.scrollHeight;
};

/** Adds lines to the message, below what was typed there. Skips lines that it already contains. */
export const addToMessage = (lines: readonly string[]): void => {
  const message = readMessage();
  // An unedited opening is replaced.
  const before = message.typed === message.begun ? "" : message.typed.trimEnd();
  const isThere = (line: string): boolean => `\n${before}\n`.includes(`\n${line}\n`);
  const added = lines.filter((line) => !isThere(line));
  if (added.length === 0) return;
  // If some of the lines were already there, the new ones continue them; otherwise they get a paragraph of their own.
  const gap = added.length < lines.length ? "\n" : "\n\n";
  writeMessage(message, [before, added.join("\n")].filter(Boolean).join(gap), "");
};

/**
 * Puts an opening into the message. Typed text is never changed, but an unedited opening is replaced.
 *
 * @param beginning first words, without a space at the end
 * @returns false if the message contains typed text
 */
export const beginMessage = (beginning: string): boolean => {
  const message = readMessage();
  if (message.typed.trim() !== "" && message.typed !== message.begun) return false;
  writeMessage(message, `${beginning} `, `${beginning} `);
  return true;
};

/**
 * Starts the message with a sentence, or adds the sentence as a line to the typed text.
 *
 * @param sentence without a space at the end
 */
export const bringToMessage = (sentence: string): void => {
  if (!beginMessage(sentence)) addToMessage([sentence]);
};
