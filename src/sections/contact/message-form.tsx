import { graphql } from "gatsby";
import { useCallback, useEffect, useRef, useState, type ClipboardEvent, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { fillText } from "../../lib/fill-text";
import { idFromHash } from "../../lib/id-from-hash";
import { CONTACT_FORM, MESSAGE_FIELD } from "../../lib/page-ids";
import { Button } from "../../ui/button";
import { formAttributes, isDelivered } from "../../ui/form/deliver-form";
import { subscribeToDeliveries } from "../../ui/form/deliveries";
import { DeliveryFields } from "../../ui/form/delivery-fields";
import { restoreDraft } from "../../ui/form/draft";
import { useCheckedForm } from "../../ui/form/use-checked-form";
import type { TextControl } from "../../ui/form/use-field-validity";
import { Heading } from "../../ui/heading";
import { dropHash } from "../../ui/history-state";
import { notify } from "../../ui/notifications";
import { readForTab, saveForTab } from "../../ui/tab-storage";
import { forgetCalendarEntry } from "./calendar-entry";
import { REQUESTED_SLOT } from "./consultation-context";
import { MessageFields } from "./message-fields";
import type { MessageSent, MessageSentProps } from "./message-sent";
import { messageField } from "./prefill-message";
import { SLOT_FIELDS, SlotFields } from "./slot-fields";
import type { SentFields } from "./slot-request";
import { Suggestions } from "./suggestions";
import { useSuggestions } from "./use-suggestions";
import { isCheckedField, isValidContact, MAX_PASTE_LENGTH } from "./validate-contact";

type MessageFormProps = Pick<MessageSentProps, "steps" | "calendar"> & {
  form: Queries.MessageFormFragment;
  /** Stands below the intro, and where there is room beside the heading. */
  lead?: ReactNode;
  /** Stands between the fields and the button; where there is room, beside the button. */
  children?: ReactNode;
};

/** Says for the tab that the form was sent, and for which time; the message itself is not kept. */
const SENT = "sent contact";

/** Once another message is begun. */
const forgetSent = (): void => {
  if (readForTab(SENT)) forgetCalendarEntry();
  saveForTab(SENT, "");
};

// Also where the visitor is on another page by the time the host has answered.
subscribeToDeliveries((name, fields) => {
  if (name !== CONTACT_FORM || !fields) return;
  saveForTab(SENT, new URLSearchParams(SLOT_FIELDS.map((field) => [field, String(fields.get(field))])).toString());
});

/** Whether the address leads to a part of the form, which is then asked for. */
const isFormNamed = (form: HTMLFormElement | null | undefined): boolean =>
  form?.contains(document.getElementById(idFromHash(location.hash))) ?? false;

/** What takes the form's place; asked for as soon as somebody writes. */
const loadSent = () => import("./message-sent");

/**
 * The message form (docs/product.md, sections 4, 5 and 8). The browser keeps its texts; this only watches them. Once it
 * was sent it stays in the page, unseen: whoever puts something into it brings it back.
 */
export const MessageForm = ({ form, lead, steps, calendar, children }: MessageFormProps) => {
  const errorOf = useCallback(
    (name: string, text: string, typeMismatch: boolean) =>
      isCheckedField(name) && (typeMismatch || !isValidContact(name, text)) ? form[name].error : "",
    [form],
  );
  const { phase, follow } = useSuggestions();
  const [sent, setSent] = useState<{ Panel: typeof MessageSent; fields: SentFields; isNew: boolean }>();
  /** What was sent, until somebody writes again. */
  const latest = useRef<SentFields>();

  const onSettle = useCallback(
    (element: HTMLFormElement) => {
      // After a delivery nothing is left to restore.
      restoreDraft(element);
      follow((element.elements.namedItem(MESSAGE_FIELD) as TextControl).value);
    },
    [follow],
  );
  const onType = (control: TextControl) => {
    if (control.name === MESSAGE_FIELD) follow(control.value);
    loadSent().catch(() => undefined);
    latest.current = undefined;
    forgetSent();
    // At once: whoever put it there may want to lead the visitor to it.
    if (sent) flushSync(() => setSent(undefined));
  };
  const showSent = useCallback((fields: SentFields, isNew: boolean) => {
    latest.current = fields;
    loadSent()
      .then(({ MessageSent: Panel }) => {
        if (latest.current === fields) setSent({ Panel, fields, isNew });
      })
      // Without it, the notification alone says that the message was sent.
      .catch(() => undefined);
  }, []);
  const onSent = useCallback(
    (fields: FormData) => {
      // An address that leads to a field asks for the form, also after a reload.
      dropHash();
      showSent(fields, true);
    },
    [showSent],
  );
  const checked = useCheckedForm({ name: CONTACT_FORM, errorOf, texts: form, onSettle, onSent, onType });
  // Until somebody writes again, or comes to do so.
  useEffect(() => {
    const kept = readForTab(SENT);
    const field = messageField();
    if (kept && !field?.value && !isFormNamed(field?.form)) showSent(new URLSearchParams(kept), false);
  }, [showSent]);
  const writeAgain = () => {
    forgetSent();
    flushSync(() => setSent(undefined));
    document.getElementById("name")?.focus();
  };
  const onPaste = (event: ClipboardEvent) => {
    if (event.clipboardData.getData("text").length <= MAX_PASTE_LENGTH) return;
    // Cut, or waited for, it would be lost or hold the page; refused, it is still on the clipboard.
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
        <Suggestions texts={form} phase={phase} />
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
