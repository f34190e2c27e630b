import { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { messageField } from "../../frame/contact-message";
import { CONTACT_FORM } from "../../lib/form-names";
import { idFromHash } from "../../lib/id-from-hash";
import { subscribeToDeliveries } from "../../ui/form/deliveries";
import { restoreDraft } from "../../ui/form/draft";
import { dropHash } from "../../ui/history-state";
import { readForTab, saveForTab } from "../../ui/tab-storage";
import { forgetCalendarEntry } from "./calendar-entry";
import { forgetTime } from "./kept-choice";
import type { MessageSent } from "./message-sent";
import { SLOT_FIELDS } from "./slot-fields";
import type { SentFields } from "./slot-request";

/** Records for the tab that the form was sent and for which time. The message itself is not kept. */
const SENT = "sent contact";

/** Called when the visitor begins another message. */
const forgetSent = (): void => {
  if (readForTab(SENT)) forgetCalendarEntry();
  saveForTab(SENT, "");
};

// Subscribed at module level: the visitor may be on another page when the host answers.
subscribeToDeliveries((name, fields) => {
  if (name !== CONTACT_FORM || !fields) return;
  if (fields.get(SLOT_FIELDS[0])) forgetTime();
  saveForTab(SENT, new URLSearchParams(SLOT_FIELDS.map((field) => [field, String(fields.get(field))])).toString());
});

/** True if the address leads to a part of the form, which should then be visible. */
const isFormNamed = (form: HTMLFormElement | null | undefined): boolean =>
  form?.contains(document.getElementById(idFromHash(location.hash))) ?? false;

/** Loads the panel that replaces the form, as soon as the visitor types. */
const loadPanel = () => import("./message-sent");

/**
 * What a sent message leaves behind: a panel replaces the form until the visitor writes again in this tab.
 *
 * @returns `sent`: the panel, what was sent, and whether that was just now; undefined while the form shows. `onSent`:
 *   call when the message was sent. `onWrite`: call when the visitor writes. `writeAgain`: goes back to the form.
 */
export const useSentMessage = () => {
  const [sent, setSent] = useState<{ Panel: typeof MessageSent; fields: SentFields; isNew: boolean }>();
  /** What was sent; undefined once the visitor writes again. */
  const latest = useRef<SentFields>();

  const show = useCallback((fields: SentFields, isNew: boolean) => {
    latest.current = fields;
    loadPanel()
      .then(({ MessageSent: Panel }) => {
        if (latest.current === fields) setSent({ Panel, fields, isNew });
      })
      // If it cannot be loaded, the notification alone says that the message was sent.
      .catch(() => undefined);
  }, []);

  useEffect(() => {
    const kept = readForTab(SENT);
    const field = messageField();
    // Restore the draft first: on the way from another page, no field holds it yet.
    if (field?.form) restoreDraft(field.form);
    if (kept && !field?.value && !isFormNamed(field?.form)) show(new URLSearchParams(kept), false);
  }, [show]);

  const onSent = useCallback(
    (fields: FormData) => {
      // An address that leads to a field would bring the form back, also after a reload.
      dropHash();
      show(fields, true);
    },
    [show],
  );
  const onWrite = () => {
    loadPanel().catch(() => undefined);
    latest.current = undefined;
    forgetSent();
    // Synchronously: the caller may want to move the visitor to the form right away.
    if (sent) flushSync(() => setSent(undefined));
  };
  const writeAgain = () => {
    forgetSent();
    flushSync(() => setSent(undefined));
    document.getElementById("name")?.focus();
  };
  return { sent, onSent, onWrite, writeAgain };
};
