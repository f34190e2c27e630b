import { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { idFromHash } from "../../lib/id-from-hash";
import { CONTACT_FORM } from "../../lib/page-ids";
import { subscribeToDeliveries } from "../../ui/form/deliveries";
import { restoreDraft } from "../../ui/form/draft";
import { dropHash } from "../../ui/history-state";
import { readForTab, saveForTab } from "../../ui/tab-storage";
import { forgetCalendarEntry } from "./calendar-entry";
import type { MessageSent } from "./message-sent";
import { messageField } from "./prefill-message";
import { SLOT_FIELDS } from "./slot-fields";
import type { SentFields } from "./slot-request";

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
const loadPanel = () => import("./message-sent");

/**
 * What a sent message leaves behind: until somebody writes again in this tab, a panel in the place of the form.
 *
 * @returns the panel, what was sent, and whether that was just now (`sent`; undefined where the form shows); what to do
 *   where the message was sent (`onSent`) and where somebody writes (`onWrite`); and `writeAgain`, which leads back to
 *   the form
 */
export const useSentMessage = () => {
  const [sent, setSent] = useState<{ Panel: typeof MessageSent; fields: SentFields; isNew: boolean }>();
  /** What was sent, until somebody writes again. */
  const latest = useRef<SentFields>();

  const show = useCallback((fields: SentFields, isNew: boolean) => {
    latest.current = fields;
    loadPanel()
      .then(({ MessageSent: Panel }) => {
        if (latest.current === fields) setSent({ Panel, fields, isNew });
      })
      // Without it, the notification alone says that the message was sent.
      .catch(() => undefined);
  }, []);

  useEffect(() => {
    const kept = readForTab(SENT);
    const field = messageField();
    // What was begun since stands in no field yet on the way from another page.
    if (field?.form) restoreDraft(field.form);
    if (kept && !field?.value && !isFormNamed(field?.form)) show(new URLSearchParams(kept), false);
  }, [show]);

  const onSent = useCallback(
    (fields: FormData) => {
      // An address that leads to a field asks for the form, also after a reload.
      dropHash();
      show(fields, true);
    },
    [show],
  );
  const onWrite = () => {
    loadPanel().catch(() => undefined);
    latest.current = undefined;
    forgetSent();
    // At once: whoever put it there may want to lead the visitor to it.
    if (sent) flushSync(() => setSent(undefined));
  };
  const writeAgain = () => {
    forgetSent();
    flushSync(() => setSent(undefined));
    document.getElementById("name")?.focus();
  };
  return { sent, onSent, onWrite, writeAgain };
};
