import { CalendarClock } from "lucide-react";
import { createPortal } from "react-dom";
import { fillText } from "../../lib/fill-text";
import { Button } from "../../ui/button";
import { CalendarLink } from "./calendar-link";
import { REQUESTED_SLOT } from "./consultation-context";
import { shownWords, type SlotRequest } from "./slot-request";

type RequestedSlotProps = {
  texts: Queries.ConsultationFragment["consultation"];
  /** Undefined if no time is requested. */
  request: SlotRequest | undefined;
  /** What to say about the last change, if anything. */
  note: string | undefined;
  /** True if the message states the requested time. */
  isSaid: boolean;
  /** Called with the pressed button. */
  onChange: (pressed: HTMLElement) => void;
  onRemove: () => void;
};

/** The requested time below the message, with its calendar file and the buttons to change or remove it. */
export const RequestedSlot = ({ texts, request, note, isSaid, onChange, onRemove }: RequestedSlotProps) => {
  const place = document.getElementById(REQUESTED_SLOT);
  return (
    place &&
    createPortal(
      <>
        {note && (
          <p role="alert" className="text-base font-medium">
            {note}
          </p>
        )}
        {request && (
          <div role="group" aria-labelledby={`${REQUESTED_SLOT}-title`} className="requested-slot">
            <CalendarClock aria-hidden="true" size="1.375rem" strokeWidth={1.6} className="mt-0.5 text-primary" />
            <div>
              <p id={`${REQUESTED_SLOT}-title`} className="text-label text-muted">
                {fillText(texts.requested, { city: request.office })}
              </p>
              <p className="mt-1 text-base">{shownWords(request)}</p>
              <p role="status" className="text-base font-medium">
                {!isSaid && texts.unsaid}
              </p>
              <div className="mt-1 flex flex-wrap gap-x-6">
                <CalendarLink texts={texts} request={request} />
                <Button variant="link" className="min-h-11" onClick={({ currentTarget }) => onChange(currentTarget)}>
                  {texts.change}
                </Button>
                <Button variant="link" className="min-h-11" onClick={onRemove}>
                  {texts.remove}
                </Button>
              </div>
            </div>
          </div>
        )}
      </>,
      place,
    )
  );
};
