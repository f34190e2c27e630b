import { useCallback, useEffect, useState } from "react";
import { beginMessage, messageField } from "../../frame/contact-message";
import { isFilled } from "../../lib/is-filled";
import { Dialog } from "../../ui/dialog";
import type { useDialogEntry } from "../../ui/use-dialog-entry";
import type { ConsultationProps } from "./consultation";
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
  /** True if the message holds a sentence of an earlier request that the visitor has edited. */
  const [isStale, setStale] = useState(false);
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
      setStale(false);
      queueMicrotask(readRequest);
    };
    const onInput = ({ target }: Event) => {
      const field = messageField();
      if (!field || target !== field) return;
      setStale(false);
      setSaid(saysRequest(field, texts.message));
    };
    form?.addEventListener("reset", onReset);
    form?.addEventListener("input", onInput);
    return () => {
      form?.removeEventListener("reset", onReset);
      form?.removeEventListener("input", onInput);
    };
  }, [readRequest, texts]);

  // The closed dialog returns the focus first.
  const closeToMessage = () =>
    closeThen(() => {
      const field = messageField();
      if (field) focusMessage(field);
    });
  const confirm = (chosen: SlotRequest) => {
    const field = messageField();
    if (field) setStale(requestSlot(field, texts.message, chosen));
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
    setStale(withdrawSlot(field, texts.message));
    readRequest();
    focusMessage(field);
  };

  return (
    <>
      <RequestedSlot
        texts={texts}
        request={request}
        isStale={isStale}
        isSaid={isSaid}
        onChange={open}
        onRemove={remove}
      />
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
