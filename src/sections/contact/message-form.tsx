import { graphql } from "gatsby";
import { useCallback, type ClipboardEvent, type ReactNode } from "react";
import { fillText } from "../../lib/fill-text";
import { CONTACT_FORM } from "../../lib/form-names";
import { MESSAGE_FIELD } from "../../lib/page-ids";
import { Button } from "../../ui/button";
import { formAttributes, isDelivered } from "../../ui/form/deliver-form";
import { DeliveryFields } from "../../ui/form/delivery-fields";
import { restoreDraft } from "../../ui/form/draft";
import type { TextControl } from "../../ui/form/text-controls";
import { useCheckedForm } from "../../ui/form/use-checked-form";
import { Heading } from "../../ui/heading";
import { notify } from "../../ui/notifications";
import { REQUESTED_SLOT } from "./consultation-context";
import { MessageFields } from "./message-fields";
import type { MessageSentProps } from "./message-sent";
import { SlotFields } from "./slot-fields";
import { Suggestions } from "./suggestions";
import { useSentMessage } from "./use-sent-message";
import { useSuggestions } from "./use-suggestions";
import { isCheckedField, isValidContact, MAX_PASTE_LENGTH } from "./validate-contact";

type MessageFormProps = Pick<MessageSentProps, "steps" | "calendar"> & {
  form: Queries.MessageFormFragment;
  /** Shown below the intro, and beside the heading if there is room. */
  lead?: ReactNode;
  /** Shown between the fields and the button, and beside the button if there is room. */
  children?: ReactNode;
};

/**
 * The message form (docs/product.md, sections 4, 5 and 8). The browser keeps its texts; this component only observes
 * them. After it was sent, the form stays in the page but is hidden: writing to any field brings it back.
 */
export const MessageForm = ({ form, lead, steps, calendar, children }: MessageFormProps) => {
  const errorOf = useCallback(
    (name: string, text: string, typeMismatch: boolean) =>
      isCheckedField(name) && (typeMismatch || !isValidContact(name, text)) ? form[name].error : "",
    [form],
  );
  const { phase, message, follow } = useSuggestions();
  const { sent, onSent, onWrite, writeAgain } = useSentMessage();

  const onSettle = useCallback(
    (element: HTMLFormElement) => {
      // After a delivery there is no draft left to restore.
      restoreDraft(element);
      follow((element.elements.namedItem(MESSAGE_FIELD) as TextControl).value);
    },
    [follow],
  );
  const onType = (control: TextControl) => {
    if (control.name === MESSAGE_FIELD) follow(control.value);
    onWrite();
  };
  const checked = useCheckedForm({ name: CONTACT_FORM, errorOf, texts: form, onSettle, onSent, onType });
  const onPaste = (event: ClipboardEvent) => {
    if (event.clipboardData.getData("text").length <= MAX_PASTE_LENGTH) return;
    // If the paste were cut, text would be lost; if it were accepted, the page would freeze. If it is refused, the text
    // is still on the clipboard.
    event.preventDefault();
    const { title, text } = form.pasteTooLong;
    notify({ title, text: fillText(text, { limit: MAX_PASTE_LENGTH.toLocaleString("en-US") }), tone: "failure" });
  };

  return (
    <>
      {sent && (
        <sent.Panel
          texts={form}
          steps={steps}
          calendar={calendar}
          fields={sent.fields}
          isNew={sent.isNew}
          onAgain={writeAgain}
        />
      )}
      <form
        {...formAttributes(CONTACT_FORM)}
        {...checked.form}
        onPaste={onPaste}
        data-draft={CONTACT_FORM}
        hidden={sent !== undefined}
        aria-labelledby="form-heading"
        className="flex flex-col gap-5 rounded-lg border border-line-strong bg-surface px-4 py-6 lg:gap-4 [box-shadow:var(--shadow-panel)] [&[hidden]]:hidden xs:px-5 sm:px-7 sm:py-7 lg:py-6 xl:px-8"
      >
        <DeliveryFields formName={CONTACT_FORM} />
        <div className="sm:grid sm:grid-cols-[1fr_auto] sm:items-baseline sm:gap-x-4">
          <Heading id="form-heading" size="block">
            {form.heading}
          </Heading>
          <p className="mt-2 text-sm text-muted sm:col-span-2 sm:text-base">{form.intro}</p>
          {lead}
        </div>
        {!isDelivered() && (
          <noscript>
            <p className="border-l-2 border-control pl-4 text-base text-muted">{form.noScript}</p>
          </noscript>
        )}
        <MessageFields texts={form} errors={checked.errors} readOnly={checked.pending} />
        <SlotFields />
        {/* The requested time, once there is one (consultation-parts). */}
        <div id={REQUESTED_SLOT} className="empty:hidden" />
        <Suggestions texts={form} phase={phase} message={message} />
        <div className="flex flex-col gap-5 sm:flex-row sm:items-center sm:gap-8">
          {children}
          <Button {...checked.button} size="lg" className="w-full aria-disabled:opacity-55 sm:w-auto sm:flex-none">
            {form.submit}
          </Button>
        </div>
      </form>
    </>
  );
};

export const query = graphql`
  fragment MessageForm on ContactForm {
    heading
    intro
    submit
    noScript
    ...MessageSent
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
    ...Suggestions
  }
`;
