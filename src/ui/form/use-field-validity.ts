import { useCallback, useState } from "react";
import { dismissNotification } from "../notifications";
import { textControlsOf, type TextControl } from "./text-controls";

/**
 * Returns the error of a field's text, or "" if there is none. Called with the field's name, its text, and whether the
 * browser finds that the text does not match the field's type, such as an email address.
 */
export type ErrorOf = (name: string, text: string, typeMismatch: boolean) => string;

/** Sets a field's error as its native validity too, so that the browser blocks the submission. */
const validate = (control: TextControl, errorOf: ErrorOf): string => {
  const error = errorOf(control.name, control.value, control.validity.typeMismatch);
  control.setCustomValidity(error);
  return error;
};

/**
 * Live validation of a form (docs/product.md, section 5: at every change of a field). An error counts from the start,
 * but only shows once its field was changed or the browser refused to submit the form.
 *
 * @param errorOf the rules; keep the function's identity
 */
export const useFieldValidity = (errorOf: ErrorOf) => {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  const show = useCallback((name: string, error: string) => {
    setErrors((shown) => ((shown[name] ?? "") === error ? shown : { ...shown, [name]: error }));
  }, []);

  /** Validates a changed field and shows the result, unless code emptied the field. */
  const checkField = useCallback(
    (control: TextControl, isTyped: boolean) => {
      const error = validate(control, errorOf);
      show(control.name, isTyped || control.value !== "" ? error : "");
    },
    [errorOf, show],
  );

  /** Shows the error of a field that the browser refused, and focuses the first such field. */
  const reportInvalid = useCallback(
    (control: TextControl) => {
      // The notification about an earlier attempt no longer applies.
      dismissNotification();
      show(control.name, validate(control, errorOf));
      const first = control.form && textControlsOf(control.form).find((other) => !other.validity.valid);
      if (first === control) control.focus();
    },
    [errorOf, show],
  );

  /** Validates all fields without showing errors. */
  const validateForm = useCallback(
    (form: HTMLFormElement) => textControlsOf(form).forEach((control) => validate(control, errorOf)),
    [errorOf],
  );

  /** Validates a form that code filled or reset, and only shows the errors of fields with text. */
  const checkForm = useCallback(
    (form: HTMLFormElement) => {
      const entries = textControlsOf(form).map((control) => {
        const error = validate(control, errorOf);
        return [control.name, control.value === "" ? "" : error];
      });
      setErrors(Object.fromEntries(entries));
    },
    [errorOf],
  );

  return { errors, checkField, reportInvalid, checkForm, validateForm };
};
