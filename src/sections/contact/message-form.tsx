import { graphql } from "gatsby";
import { useCallback, type ClipboardEvent, type ReactNode } from "react";
import { useCheckedForm } from "../../ui/form/use-checked-form";
import type { TextControl } from "../../ui/form/use-field-validity";
import { CONTACT_FORM } from "../../lib/page-ids";
import { fillText } from "../../lib/fill-text";
import { notify } from "../../ui/notifications";
import { useSuggestions } from "./use-suggestions";
import { formAttributes, isDelivered } from "../../ui/form/deliver-form";
import { restoreDraft } from "../../ui/form/draft";
import { isCheckedField, isValidContact, LONGEST_PASTE } from "./validate-contact";
import { Button } from "../../ui/button";
import { DeliveryFields } from "../../ui/form/delivery-fields";
import { Heading } from "../../ui/heading";
import { REQUESTED_SLOT } from "./consultation-context";
import { SlotFields } from "./slot-fields";
import { Assistant } from "./assistant";
import { MessageFields } from "./message-fields";

type MessageFormProps = {
  form: Queries.MessageFormFragment;
  /** Stands between the fields and the button. */
  children?: ReactNode;
};

/** The message form (docs/product.md, sections 4, 5 and 8). The browser keeps its texts; this only watches them. */
export const MessageForm = ({ form, children }: MessageFormProps) => {
  const errorOf = useCallback(
    (name: string, text: string, typeMismatch: boolean) =>
      isCheckedField(name) && (typeMismatch || !isValidContact(name, text)) ? form[name].error : "",
    [form],
  );
  const { phase, follow } = useSuggestions();

  const onSettle = useCallback(
    (element: HTMLFormElement) => {
      // After a delivery nothing is left to restore.
      restoreDraft(element);
      follow((element.elements.namedItem("message") as TextControl).value);
    },
    [follow],
  );
  const onType = (control: TextControl) => {
    if (control.name === "message") follow(control.value);
  };
  const onPaste = (event: ClipboardEvent) => {
    if (event.clipboardData.getData("text").length <= LONGEST_PASTE) return;
    // Cut, or waited for, it would be lost or hold the page; refused, it is still on the clipboard.
    event.preventDefault();
    const { title, text } = form.pasteTooLong;
    notify({ title, text: fillText(text, { limit: LONGEST_PASTE.toLocaleString("en-US") }), tone: "failure" });
  };
  const checked = useCheckedForm({ name: CONTACT_FORM, errorOf, texts: form, onSettle, onType });

  return (
    <form
      {...formAttributes(CONTACT_FORM)}
      {...checked.form}
      onPaste={onPaste}
      data-draft={CONTACT_FORM}
      aria-labelledby="form-heading"
      className="flex flex-col gap-6 rounded-lg border border-line bg-surface px-4 py-6 [box-shadow:var(--shadow-panel)] xs:px-6 sm:p-8 lg:self-start lg:[&_textarea]:min-h-44"
    >
      <DeliveryFields formName={CONTACT_FORM} />
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
      <MessageFields texts={form} errors={checked.errors} readOnly={checked.pending} />
      <SlotFields />
      {/* The requested time, once there is one (consultation-parts). */}
      <div id={REQUESTED_SLOT} className="empty:hidden" />
      <Assistant texts={form} phase={phase} />
      {children}
      <Button {...checked.button} size="lg" className="w-full aria-disabled:opacity-55 sm:w-auto sm:self-start">
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
    interrupted {
      title
      text
    }
    pasteTooLong {
      title
      text
    }
    ...MessageFields
    ...Assistant
  }
`;
