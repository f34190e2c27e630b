/** Puts texts into a field of a form. Where the page has no such form, they wait in the tab's storage. */
import { saveForTab, readForTab } from "../tab-storage";
import { beginningOf, endSending, keyOf, markedForms, textFields } from "./draft";
import { typeInto } from "./type-into";

/** A field: its element where the page has it, the text in it, and the beginning that was put there, if there was one. */
const readField = (draft: string, name: string) => {
  const key = keyOf(draft, name);
  const forms = [...markedForms()].filter((form) => form.dataset.draft === draft);
  const field = forms.flatMap(textFields).find((candidate) => candidate.name === name);
  return {
    key,
    field,
    typed: field?.value ?? readForTab(key),
    begun: field ? field.dataset.prefill : readForTab(beginningOf(key)),
  };
};

const writeField = (draft: string, { key, field }: ReturnType<typeof readField>, text: string, begun: string): void => {
  endSending(draft);
  if (!field) {
    saveForTab(key, text);
    return saveForTab(beginningOf(key), begun);
  }
  if (begun) field.dataset.prefill = begun;
  else delete field.dataset.prefill;
  typeInto(field, text);
  // What was put there is in sight.
  field.scrollTop = field.scrollHeight;
};

/**
 * Puts lines into a field of a form, below what was typed there; lines that stand in it already are left out.
 *
 * @param draft the form's `data-draft`
 * @param name name of the field
 * @param lines what to put there
 */
export const addToDraft = (draft: string, name: string, lines: readonly string[]): void => {
  const place = readField(draft, name);
  // A beginning that was left as it is gives way.
  const before = place.typed === place.begun ? "" : place.typed.trimEnd();
  const isThere = (line: string): boolean => `\n${before}\n`.includes(`\n${line}\n`);
  const added = lines.filter((line) => !isThere(line));
  if (added.length === 0) return;
  // Lines that go on with what is there follow it; others stand apart.
  const gap = added.length < lines.length ? "\n" : "\n\n";
  writeField(draft, place, [before, added.join("\n")].filter(Boolean).join(gap), "");
};

/**
 * Begins a field of a form. What was typed into it is never touched; a beginning that was left as it is gives way to the
 * new one.
 *
 * @param draft the form's `data-draft`
 * @param name name of the field
 * @param beginning first words, without a space at the end
 * @returns false where something was typed
 */
export const beginDraft = (draft: string, name: string, beginning: string): boolean => {
  const place = readField(draft, name);
  if (place.typed.trim() !== "" && place.typed !== place.begun) return false;
  writeField(draft, place, `${beginning} `, `${beginning} `);
  return true;
};

/**
 * Brings a sentence to a field of a form: it begins the field, or is a line below what was typed there.
 *
 * @param draft the form's `data-draft`
 * @param name name of the field
 * @param sentence without a space at the end
 */
export const bringToDraft = (draft: string, name: string, sentence: string): void => {
  if (!beginDraft(draft, name, sentence)) addToDraft(draft, name, [sentence]);
};
