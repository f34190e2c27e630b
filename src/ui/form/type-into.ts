/**
 * Puts a text into a field. Whoever listens to the form treats it as if it had been typed: the draft keeps it, the
 * suggestions see it.
 */
export const typeInto = (field: HTMLInputElement | HTMLTextAreaElement, text: string): void => {
  if (field.value === text) return;
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
};
