import { CalendarClock } from "lucide-react";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useSiteFacts } from "../../frame/use-site-facts";
import { fillText } from "../../lib/fill-text";
import { absoluteUrl, CONTACT_PATH } from "../../lib/paths";
import { Button, buttonVariants } from "../../ui/button";
import { calendarFile } from "./calendar-file";
import { REQUESTED_SLOT } from "./consultation-context";
import type { SlotRequest } from "./slot-request";
import { MINUTE } from "./zoned-time";

type RequestedSlotProps = {
  texts: Queries.ConsultationFragment["consultation"];
  request: SlotRequest;
  /** Called with the button that was pressed. */
  onChange: (pressed: HTMLElement) => void;
  onRemove: () => void;
};

/** Name of the file that is offered. */
const FILE_NAME = "consultation-request.ics";

/** Address of a calendar file for the request; empty until it is there. */
const useCalendarFile = ({ event }: RequestedSlotProps["texts"], { start, length, words }: SlotRequest): string => {
  const { brand, email, siteUrl } = useSiteFacts();
  const [address, setAddress] = useState("");
  useEffect(() => {
    const stamp = Date.now();
    const file = calendarFile({
      uid: `${start}-${stamp}@${new URL(siteUrl).hostname}`,
      stamp,
      start,
      end: start + length * MINUTE,
      summary: fillText(event.summary, { brand }),
      description: `${fillText(event.description, { brand })}\n${words}`,
      organizer: { name: brand, email },
      url: absoluteUrl(siteUrl, CONTACT_PATH),
    });
    const made = URL.createObjectURL(new Blob([file], { type: "text/calendar;charset=utf-8" }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [event, start, length, words, brand, email, siteUrl]);
  return address;
};

/** The requested time below the message: its calendar file, and the ways to change one's mind. */
export const RequestedSlot = ({ texts, request, onChange, onRemove }: RequestedSlotProps) => {
  const file = useCalendarFile(texts, request);
  const place = document.getElementById(REQUESTED_SLOT);
  return (
    place &&
    createPortal(
      <div role="group" aria-labelledby={`${REQUESTED_SLOT}-title`} className="requested-slot">
        <CalendarClock aria-hidden="true" size="1.375rem" strokeWidth={1.6} className="mt-0.5 text-primary" />
        <div>
          <p id={`${REQUESTED_SLOT}-title`} className="text-label text-muted">
            {texts.requested}
          </p>
          <p className="mt-1 text-base">{request.words}</p>
          <div className="mt-1 flex flex-wrap gap-x-6">
            <a href={file} download={FILE_NAME} className={buttonVariants({ variant: "link", className: "min-h-11" })}>
              {texts.file}
            </a>
            <Button variant="link" className="min-h-11" onClick={({ currentTarget }) => onChange(currentTarget)}>
              {texts.change}
            </Button>
            <Button variant="link" className="min-h-11" onClick={onRemove}>
              {texts.remove}
            </Button>
          </div>
        </div>
      </div>,
      place,
    )
  );
};
