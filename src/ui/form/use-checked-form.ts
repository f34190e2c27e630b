import { useCallback, useEffect, useRef, type FormEvent, type MouseEvent } from "react";
import type { DeliveryTexts } from "./deliveries";
import type { TextControl } from "./text-controls";
import { useDelivery } from "./use-delivery";
import { useFieldValidity, type ErrorOf } from "./use-field-validity";

type Options = {
  /** Name of the form at the host. */
  name: string;
  /** The rules. Keep the function's identity. */
  errorOf: ErrorOf;
  /** The notifications. Keep the object's identity. */
  texts: DeliveryTexts;
  /** Called after the form is mounted, and after it is reset by a delivery. Keep the function's identity. */
  onSettle?: (form: HTMLFormElement) => void;
  /** Called with the sent fields after the form is reset. Keep the function's identity. */
  onSent?: (fields: FormData) => void;
  /** Called with the control that the visitor changed. */
  onType?: (control: TextControl) => void;
};

/**
 * A form that is validated at every change (docs/product.md, section 5), sent once, and reset after a successful
 * delivery. The browser holds the text (uncontrolled fields).
 *
 * @returns the errors by field, whether the form is being delivered, and the props to spread on the form and on its
 *   button
 */
export const useCheckedForm = ({ name, errorOf, texts, onSettle, onSent, onType }: Options) => {
  const element = useRef<HTMLFormElement>(null);
  const { errors, checkField, reportInvalid, checkForm, validateForm } = useFieldValidity(errorOf);

  const settle = useCallback(
    (form: HTMLFormElement) => {
      onSettle?.(form);
      checkForm(form);
    },
    [onSettle, checkForm],
  );
  const onEmptied = useCallback(
    (form: HTMLFormElement, fields: FormData) => {
      settle(form);
      onSent?.(fields);
    },
    [settle, onSent],
  );
  const { pending, onSubmit, onPress } = useDelivery({ name, element, texts, onEmptied });

  // The fields may already contain text, typed before the scripts ran or restored by the browser.
  useEffect(() => {
    if (element.current) settle(element.current);
  }, [settle]);

  return {
    errors,
    pending,
    form: {
      ref: element,
      "data-replay": "",
      "aria-busy": pending,
      onInput: ({ target, nativeEvent }: FormEvent) => {
        // Any other event was fired by code: a button may remove the only words of the message (typeInto).
        checkField(target as TextControl, nativeEvent instanceof InputEvent);
        onType?.(target as TextControl);
      },
      onInvalid: (event: FormEvent) => {
        // The message appears next to the field; the browser's bubble would cover it with the same words.
        event.preventDefault();
        reportInvalid(event.target as TextControl);
      },
      onSubmit,
    },
    button: {
      type: "submit" as const,
      "aria-disabled": pending,
      onClick: (event: MouseEvent<HTMLButtonElement>) => {
        // Programs that fill in forms may not fire events, so validate what the fields contain now.
        if (event.currentTarget.form) validateForm(event.currentTarget.form);
        onPress(event);
      },
    },
  };
};
