/**
 * What was typed into the message form and not yet sent, for as long as the
 * document lives: whoever follows a link and comes back finds it again. It is
 * kept in memory alone.
 */
const draft = new Map<string, string>();

type Typed = HTMLInputElement | HTMLTextAreaElement;

const textFields = (form: HTMLFormElement): Typed[] =>
  [...form.querySelectorAll<Typed>("input, textarea")].filter(({ name, type }) => name !== "" && type !== "hidden");

/** Keeps what stands in a form's fields. */
export const keepDraft = (form: HTMLFormElement): void => {
  for (const { name, value } of textFields(form)) draft.set(name, value);
};

/** Puts what was kept into the fields that are empty. */
export const restoreDraft = (form: HTMLFormElement): void => {
  for (const field of textFields(form)) if (field.value === "") field.value = draft.get(field.name) ?? "";
};
