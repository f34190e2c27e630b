import { graphql } from "gatsby";
import { useCallback, useEffect, useRef, type FormEvent } from "react";
import { useDelivery } from "../../hooks/use-delivery";
import { useFieldValidity, type TextControl } from "../../hooks/use-field-validity";
import { useSuggestions } from "../../hooks/use-suggestions";
import { formAttributes, isDelivered } from "../../browser/deliver-form";
import { isMereBeginning } from "../../browser/begin-message";
import { keepDraft, restoreDraft } from "../../browser/draft";
import { isCheckedField, isValidContact } from "../../lib/validate-contact";
import { Button } from "../../ui/button";
import { DeliveryFields } from "../../ui/delivery-fields";
import { Heading } from "../../ui/heading";
import { Assistant } from "./assistant";
import { MessageFields } from "./message-fields";

/** Name of the form at the host. */
const FORM_NAME = "contact";

/** The message form (specification, sections 4, 5 and 8). The browser keeps its texts; this only watches them. */
export const MessageForm = ({ form }: { form: Queries.MessageFormFragment }) => {
  const element = useRef<HTMLFormElement>(null);
  const errorOf = useCallback(
    (name: string, text: string, typeMismatch: boolean) =>
      isCheckedField(name) && (typeMismatch || !isValidContact(name, text)) ? form[name].error : "",
    [form],
  );
  const { errors, checkField, refuseField, checkForm } = useFieldValidity(errorOf);
  const { phase, follow } = useSuggestions();

  /** After the fields were filled or emptied by other hands than the visitor's. */
  const settle = useCallback(
    (current: HTMLFormElement) => {
      keepDraft(current);
      checkForm(current);
      follow(String(new FormData(current).get("message") ?? ""));
    },
    [checkForm, follow],
  );
  const { pending, onSubmit, onPress } = useDelivery(form, settle);

  // Text may stand in the fields already: typed before the scripts ran, or kept by the browser.
  useEffect(() => {
    if (!element.current) return;
    restoreDraft(element.current);
    settle(element.current);
  }, [settle]);

  const onInput = ({ target }: FormEvent) => {
    const control = target as TextControl;
    checkField(control);
    if (control.form) keepDraft(control.form);
    if (control.name === "message") follow(isMereBeginning(control) ? "" : control.value);
  };
  const onInvalid = (event: FormEvent) => {
    // The message stands beside the field; the browser's bubble would cover it with the same words.
    event.preventDefault();
    refuseField(event.target as TextControl);
  };

  return (
    <form
      ref={element}
      {...formAttributes(FORM_NAME)}
      data-replay=""
      aria-labelledby="form-heading"
      aria-busy={pending}
      className="message-panel"
      onInput={onInput}
      onInvalid={onInvalid}
      onSubmit={onSubmit}
    >
      <DeliveryFields formName={FORM_NAME} />
      <div>
        <Heading id="form-heading" size="block">
          {form.heading}
        </Heading>
        <p className="mt-2 text-base text-muted">{form.intro}</p>
      </div>
      {!isDelivered() && (
        <noscript>
          <p className="rounded-sm bg-danger-soft p-4 text-base text-danger">{form.noScript}</p>
        </noscript>
      )}
      <MessageFields texts={form} errors={errors} readOnly={pending} />
      <Assistant texts={form} phase={phase} />
      <Button
        type="submit"
        size="lg"
        aria-disabled={pending}
        onClick={onPress}
        className="w-full aria-disabled:opacity-55 sm:w-auto sm:self-start"
      >
        {form.submit}
      </Button>
    </form>
  );
};

export const query = graphql`
  fragment MessageForm on ContactForm {
    heading
    intro
    submit
    noScript
    success {
      title
      text
    }
    failure {
      title
      text
    }
    ...MessageFields
    ...Assistant
  }
`;
