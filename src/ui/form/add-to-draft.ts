import { saveForTab, readForTab } from "../tab-storage";
import { beginDraft, beginningOf, endSending, keyOf, markedForms, textFields } from "./draft";

/**
 * Puts lines into a field of a form, below what was typed there; lines that stand in it already are left out. The
 * form need not be on the page: it finds them when it is.
 *
 * @param draft the form's `data-draft`
 * @param name name of the field
 * @param lines what to put there
 */
export const addToDraft = (draft: string, name: string, lines: readonly string[]): void => {
  const key = keyOf(draft, name);
  const forms = [...markedForms()].filter((form) => form.dataset.draft === draft);
  const field = forms.flatMap(textFields).find((candidate) => candidate.name === name);
  const typed = field?.value ?? readForTab(key);
  const begun = field ? field.dataset.prefill : readForTab(beginningOf(key));
  // What only a button has put there gives way (see prefill-message).
  const before = typed === begun ? "" : typed.trimEnd();
  const isThere = (line: string): boolean => `\n${before}\n`.includes(`\n${line}\n`);
  const added = lines.filter((line) => !isThere(line));
  if (added.length === 0) return;
  // Lines that go on with what is there follow it; others stand apart.
  const gap = added.length < lines.length ? "\n" : "\n\n";
  const text = [before, added.join("\n")].filter(Boolean).join(gap);
  endSending(draft);
  saveForTab(beginningOf(key), "");
  if (!field) return saveForTab(key, text);
  field.value = text;
  delete field.dataset.prefill;
  // Whoever listens to the field treats it as if it had been typed.
  field.dispatchEvent(new Event("input", { bubbles: true }));
};

/**
 * Brings a sentence to a field of a form on another page: it begins the field, or is a line below what was typed there.
 *
 * @param draft the form's `data-draft`
 * @param name name of the field
 * @param sentence without a space at the end
 */
export const bringToDraft = (draft: string, name: string, sentence: string): void => {
  if (!beginDraft(draft, name, sentence)) addToDraft(draft, name, [sentence]);
};
