/**
 * Puts a text into a field and fires an input event, so that listeners treat it as typed: it gets into the draft, and
 * the suggestions update.
 */
export const typeInto = (field: HTMLInputElement | HTMLTextAreaElement, text: string): void => {
  if (field.value === text) return;
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
};
