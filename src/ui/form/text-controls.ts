/** A control that contains text. */
export type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** The text controls that a form sends and shows: those that have a name and are not hidden. */
export const textControlsOf = (form: HTMLFormElement): TextControl[] =>
  [...form.querySelectorAll<TextControl>("input, textarea")].filter(
    ({ name, type }) => name !== "" && type !== "hidden",
  );
