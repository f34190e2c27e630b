import { useCallback, useState } from "react";
import { dismissNotification } from "../notifications";

/** A control that holds a text. */
export type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * Returns the error of a field's text, or "" where there is none. Called by the field's name, and with whether
 * the browser itself finds that the text is not of the field's type, such as an email address.
 */
export type ErrorOf = (name: string, text: string, typeMismatch: boolean) => string;

/** The text controls of a form that have a name. */
const controlsOf = (form: HTMLFormElement): TextControl[] =>
  [...form.elements].filter(
    (element): element is TextControl =>
      element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.name !== ""),
  );

/** Makes a field's error its native validity too, so that the browser itself holds the form back. */
const validate = (control: TextControl, errorOf: ErrorOf): string => {
  const error = errorOf(control.name, control.value, control.validity.typeMismatch);
  control.setCustomValidity(error);
  return error;
};

/**
 * Live validation of a form (docs/product.md, section 5: at every change of a
 * field). An error shows once its field was changed or once the browser refused
 * to send the form; it counts from the beginning.
 *
 * @param errorOf the rules; keep its identity
 */
export const useFieldValidity = (errorOf: ErrorOf) => {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  const show = useCallback((name: string, error: string) => {
    setErrors((shown) => ((shown[name] ?? "") === error ? shown : { ...shown, [name]: error }));
  }, []);

  /** For a changed field: validates it and shows the result, but of one that other hands emptied. */
  const checkField = useCallback(
    (control: TextControl, isTyped: boolean) => {
      const error = validate(control, errorOf);
      show(control.name, isTyped || control.value !== "" ? error : "");
    },
    [errorOf, show],
  );

  /** For a field that the browser refused: shows why, and begins with the first one. */
  const reportInvalid = useCallback(
    (control: TextControl) => {
      // What was said of an earlier try no longer holds.
      dismissNotification();
      show(control.name, validate(control, errorOf));
      const first = control.form && controlsOf(control.form).find((other) => !other.validity.valid);
      if (first === control) control.focus();
    },
    [errorOf, show],
  );

  /** Validates all fields, and shows nothing. */
  const validateForm = useCallback(
    (form: HTMLFormElement) => controlsOf(form).forEach((control) => validate(control, errorOf)),
    [errorOf],
  );

  /** For a form that was filled or emptied by other hands: validates all, and shows the errors of what is filled. */
  const checkForm = useCallback(
    (form: HTMLFormElement) => {
      const entries = controlsOf(form).map((control) => {
        const error = validate(control, errorOf);
        return [control.name, control.value === "" ? "" : error];
      });
      setErrors(Object.fromEntries(entries));
    },
    [errorOf],
  );

  return { errors, checkField, reportInvalid, checkForm, validateForm };
};
