import { useCallback, useEffect, useState } from "react";
import { beginMessage, messageField } from "../../frame/contact-message";
import { isFilled } from "../../lib/is-filled";
import { Dialog } from "../../ui/dialog";
import { scrollIntoView } from "../../ui/scroll-into-view";
import type { useDialogEntry } from "../../ui/use-dialog-entry";
import type { ConsultationProps } from "./consultation";
import { REQUESTED_SLOT } from "./consultation-context";
import { focusMessage } from "./prefill-message";
import { RequestedSlot } from "./requested-slot";
import { requestIn, requestSlot, saysRequest, withdrawSlot, type SlotRequest } from "./slot-request";
import { TimePicker } from "./time-picker";

type ConsultationPartsProps = Omit<ConsultationProps, "children"> & ReturnType<typeof useDialogEntry>;

/** The parts that load at first use: the dialog, and the requested time in the message form. */
export const ConsultationParts = ({
  page: { consultation: texts, meeting },
  offices,
  isOpen,
  open,
  close,
  closeThen,
  opener,
}: ConsultationPartsProps) => {
  const [request, setRequest] = useState<SlotRequest>();
  /** What to say about the last change, until the message changes again. */
  const [note, setNote] = useState<string>();
  /** True if the message states the requested time. */
  const [isSaid, setSaid] = useState(true);

  const readRequest = useCallback(() => {
    const field = messageField();
    setRequest(field?.form ? requestIn(field.form) : undefined);
    if (field) setSaid(saysRequest(field, texts.message));
  }, [texts]);

  // Other code restores the form, and resets it after a delivery.
  useEffect(() => {
    readRequest();
    const form = messageField()?.form;
    const onReset = () => {
      setNote(undefined);
      queueMicrotask(readRequest);
    };
    const onInput = ({ target }: Event) => {
      const field = messageField();
      if (!field || target !== field) return;
      setNote(undefined);
      setSaid(saysRequest(field, texts.message));
    };
    form?.addEventListener("reset", onReset);
    form?.addEventListener("input", onInput);
    return () => {
      form?.removeEventListener("reset", onReset);
      form?.removeEventListener("input", onInput);
    };
  }, [readRequest, texts]);

  const showMessage = () => {
    const field = messageField();
    if (!field) return;
    focusMessage(field);
    // In a small window a long message fills the screen, so the place of the time below it decides.
    const slot = document.getElementById(REQUESTED_SLOT);
    if (slot?.hasChildNodes()) scrollIntoView(slot, "center");
  };
  // The closed dialog returns the focus first.
  const closeToMessage = () => closeThen(showMessage);
  const confirm = (chosen: SlotRequest) => {
    const field = messageField();
    if (field) setNote(requestSlot(field, texts.message, chosen) ? texts.edited : undefined);
    readRequest();
    closeToMessage();
  };
  const write = () => {
    beginMessage(meeting.scheduleMessage);
    closeToMessage();
  };
  const remove = () => {
    const field = messageField();
    if (!field) return;
    setNote(withdrawSlot(field, texts.message) ? texts.edited : texts.removed);
    readRequest();
    showMessage();
  };

  return (
    <>
      <RequestedSlot texts={texts} request={request} note={note} isSaid={isSaid} onChange={open} onRemove={remove} />
      {isOpen && (
        <Dialog title={texts.title} closeLabel={texts.close} opener={opener} onClose={close}>
          {isFilled(offices) && (
            <TimePicker texts={texts} offices={offices} requested={request} onConfirm={confirm} onWrite={write} />
          )}
        </Dialog>
      )}
    </>
  );
};
