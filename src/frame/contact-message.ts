/** The message of the contact form, for what any page puts into it; its address is `MESSAGE_PATH`. */
import { CONTACT_FORM, MESSAGE_FIELD } from "../lib/page-ids";
import { beginningOf, endSending, keyOf, markedForms, textFields } from "../ui/form/draft";
import { typeInto } from "../ui/form/type-into";
import { readForTab, saveForTab } from "../ui/tab-storage";

const KEY = keyOf(CONTACT_FORM, MESSAGE_FIELD);

/**
 * The message: its field where the page has it, the text in it, and the beginning that was put there, if there was one.
 * Where the page has no such form, both wait in the tab's storage.
 */
const readMessage = () => {
  const forms = [...markedForms()].filter((form) => form.dataset.draft === CONTACT_FORM);
  const field = forms.flatMap(textFields).find(({ name }) => name === MESSAGE_FIELD);
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
  // What was put there is in sight.
  field.scrollTop = field.scrollHeight;
};

/** Puts lines into the message, below what was typed there; those that stand in it already are left out. */
export const addToMessage = (lines: readonly string[]): void => {
  const message = readMessage();
  // A beginning that was left as it is gives way.
  const before = message.typed === message.begun ? "" : message.typed.trimEnd();
  const isThere = (line: string): boolean => `\n${before}\n`.includes(`\n${line}\n`);
  const added = lines.filter((line) => !isThere(line));
  if (added.length === 0) return;
  // Lines that go on with what is there follow it; others stand apart.
  const gap = added.length < lines.length ? "\n" : "\n\n";
  writeMessage(message, [before, added.join("\n")].filter(Boolean).join(gap), "");
};

/**
 * Begins the message. What was typed into it is never touched; a beginning that was left as it is gives way to the new one.
 *
 * @param beginning first words, without a space at the end
 * @returns false where something was typed
 */
export const beginMessage = (beginning: string): boolean => {
  const message = readMessage();
  if (message.typed.trim() !== "" && message.typed !== message.begun) return false;
  writeMessage(message, `${beginning} `, `${beginning} `);
  return true;
};

/**
 * Begins the message with a sentence, or adds it as a line to what was typed there.
 *
 * @param sentence without a space at the end
 */
export const bringToMessage = (sentence: string): void => {
  if (!beginMessage(sentence)) addToMessage([sentence]);
};
