import { useCallback, useEffect, useRef, type FormEvent, type MouseEvent } from "react";
import type { DeliveryTexts } from "./deliveries";
import { useDelivery } from "./use-delivery";
import { useFieldValidity, type ErrorOf, type TextControl } from "./use-field-validity";

type Options = {
  /** Name of the form at the host. */
  name: string;
  /** The rules; keep its identity. */
  errorOf: ErrorOf;
  /** The notifications; keep their identity. */
  texts: DeliveryTexts;
  /** Called when the form was mounted, and when it was emptied after its delivery; keep its identity. */
  onSettle?: (form: HTMLFormElement) => void;
  /** Called with what was sent, once the form was emptied; keep its identity. */
  onSent?: (fields: FormData) => void;
  /** Called with the field that the visitor changed. */
  onType?: (control: TextControl) => void;
};

/**
 * A form that is checked at every change (docs/product.md, section 5), sent once,
 * and emptied when it went well. The browser keeps its texts.
 *
 * @returns the errors by field, whether the form is under way, and what to spread on the form and on its button
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

  // Text may stand in the fields already: typed before the scripts ran, or kept by the browser.
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
        // Another event is a program's: a button may take back the only words of the message (typeInto).
        checkField(target as TextControl, nativeEvent instanceof InputEvent);
        onType?.(target as TextControl);
      },
      onInvalid: (event: FormEvent) => {
        // The message stands beside the field; the browser's bubble would cover it with the same words.
        event.preventDefault();
        reportInvalid(event.target as TextControl);
      },
      onSubmit,
    },
    button: {
      type: "submit" as const,
      "aria-disabled": pending,
      onClick: (event: MouseEvent<HTMLButtonElement>) => {
        // Programs that fill in forms may do so without an event; what they wrote counts as it stands.
        if (event.currentTarget.form) validateForm(event.currentTarget.form);
        onPress(event);
      },
    },
  };
};
