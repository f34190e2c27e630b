/** Drafts: text typed into a form marked `data-draft` and not yet sent. Each field is stored for the tab. */
import { saveForTab as write, readForTab as read } from "../tab-storage";
import { textControlsOf, type TextControl } from "./text-controls";

const MARKED = "form[data-draft]";

/** The page's forms with drafts. */
const markedForms = (): NodeListOf<HTMLFormElement> => document.querySelectorAll<HTMLFormElement>(MARKED);

/** The storage key of a field. `draft` is not the form's `name`: a field called "name" would hide that property. */
export const keyOf = (draft: string, field: string): string => `draft ${draft} ${field}`;

/** The storage key of the mark that the draft, in its current state, is being sent. */
const sendingKey = (draft: string): string => `sending ${draft}`;

/** The storage key of text that a button put into the field (frame/contact-message). */
export const beginningOf = (key: string): string => `${key} begun`;

const keepField = (field: TextControl): void => {
  const { draft = "" } = field.form?.dataset ?? {};
  const key = keyOf(draft, field.name);
  if (read(key) !== field.value) endSending(draft);
  write(key, field.value);
  write(beginningOf(key), field.dataset.prefill ?? "");
};

/** Restores a draft into the form's empty fields. The browser may have filled some of them already. */
export const restoreDraft = (form: HTMLFormElement): void => {
  for (const field of textControlsOf(form)) {
    const key = keyOf(form.dataset.draft ?? "", field.name);
    const text = read(key);
    if (text === "" || (field.value !== "" && field.value !== text)) continue;
    field.value = text;
    if (read(beginningOf(key))) field.dataset.prefill = read(beginningOf(key));
  }
};

/**
 * Deletes what was sent from the draft. Text typed or added below it since then stays.
 *
 * @param draft the form's `data-draft`
 * @param sent the fields that were sent
 */
export const forgetDraft = (draft: string, sent: FormData): void => {
  for (const [name, text] of sent) {
    const key = keyOf(draft, name);
    const kept = read(key);
    if (kept !== text && !kept.startsWith(`${text as string}\n`)) continue;
    write(key, kept.slice((text as string).length).trimStart());
    write(beginningOf(key), "");
  }
};

/**
 * Runs after Back restores this document from the browser's cache. Another document of the tab may have changed or sent
 * the draft since, so the form is filled again.
 */
const readAll = ({ persisted }: PageTransitionEvent): void => {
  if (!persisted) return;
  markedForms().forEach((form) => {
    form.reset();
    restoreDraft(form);
    for (const field of textControlsOf(form))
      if (field.value) field.dispatchEvent(new Event("input", { bubbles: true }));
  });
};

const keepAll = (): void => markedForms().forEach((form) => textControlsOf(form).forEach(keepField));

/** Marks a draft, in its current state, as being sent. Other documents of the tab can read the mark. */
export const beginSending = (draft: string): void => {
  keepAll();
  write(sendingKey(draft), "begun");
};

/** Removes the mark: the host has answered, or the draft has changed. */
export const endSending = (draft: string): void => write(sendingKey(draft), "");

/** Whether a draft, in its current state, was being sent and no answer came. Another document may have sent it. */
export const isSending = (draft: string): boolean => read(sendingKey(draft)) !== "";

/**
 * Restores the drafts of the page's forms and stores what was typed before that. Afterwards it stores every change, and
 * all fields when the visitor leaves, since some programs fill in fields without an event. If Back restores the
 * document from the browser's cache, the drafts are read again. Needs neither React nor the router, so that nothing is
 * lost before they take over. Call it once.
 */
export const watchDrafts = (): void => {
  markedForms().forEach(restoreDraft);
  keepAll();
  addEventListener("input", ({ target }) => {
    if (target instanceof Element && target.closest(MARKED)) keepField(target as TextControl);
  });
  addEventListener("pagehide", keepAll);
  addEventListener("pageshow", readAll);
};
