/** What was typed into a form marked `data-draft` and not yet sent: it is kept for its tab, field by field. */
import { saveForTab as write, readForTab as read } from "../tab-storage";
import type { TextControl } from "./use-field-validity";

const MARKED = "form[data-draft]";

/** The forms of the page whose texts are kept. */
export const markedForms = (): NodeListOf<HTMLFormElement> => document.querySelectorAll<HTMLFormElement>(MARKED);

/** The fields of a form whose texts are kept. */
export const textFields = (form: HTMLFormElement): TextControl[] =>
  [...form.querySelectorAll<TextControl>("input, textarea")].filter(
    ({ name, type }) => name !== "" && type !== "hidden",
  );

/** Not the form's `name`: a field of that name hides it. */
export const keyOf = (draft: string, field: string): string => `draft ${draft} ${field}`;

/** Says that the draft, as it stands, was on its way to the host. */
const sendingKey = (draft: string): string => `sending ${draft}`;

/** What a button put into the field has a place of its own (frame/contact-message). */
export const beginningOf = (key: string): string => `${key} begun`;

const keepField = (field: TextControl): void => {
  const { draft = "" } = field.form?.dataset ?? {};
  const key = keyOf(draft, field.name);
  if (read(key) !== field.value) endSending(draft);
  write(key, field.value);
  write(beginningOf(key), field.dataset.prefill ?? "");
};

/** Puts what was kept into the fields that are empty. A browser may have filled them in already. */
export const restoreDraft = (form: HTMLFormElement): void => {
  for (const field of textFields(form)) {
    const key = keyOf(form.dataset.draft ?? "", field.name);
    const text = read(key);
    if (text === "" || (field.value !== "" && field.value !== text)) continue;
    field.value = text;
    if (read(beginningOf(key))) field.dataset.prefill = read(beginningOf(key));
  }
};

/**
 * Forgets what was sent; what was typed or put below it since stays.
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

/** Whatever another document of the tab typed or sent since counts, as if it had been typed here. */
const readAll = ({ persisted }: PageTransitionEvent): void => {
  if (!persisted) return;
  markedForms().forEach((form) => {
    form.reset();
    restoreDraft(form);
    for (const field of textFields(form)) if (field.value) field.dispatchEvent(new Event("input", { bubbles: true }));
  });
};

const keepAll = (): void => markedForms().forEach((form) => textFields(form).forEach(keepField));

/** Notes that a draft, as it stands now, is on its way to the host. Another document knows it, too. */
export const beginSending = (draft: string): void => {
  keepAll();
  write(sendingKey(draft), "begun");
};

/** Notes that the host has answered, or that the draft is another one now. */
export const endSending = (draft: string): void => write(sendingKey(draft), "");

/** Whether a draft, as it stands now, was on its way to the host and no answer came: the document may be another. */
export const isSending = (draft: string): boolean => read(sendingKey(draft)) !== "";

/**
 * Restores the forms of the page as it was built and keeps what was typed into
 * them already, then every text as it is typed, and all of them when the page
 * goes: some programs fill in fields without an event. Where Back brings the
 * document out of the browser's cache, it reads them anew. Needs neither React
 * nor the router, so that nothing is lost before they take over. Call it once.
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
