import { useEffect, useState } from "react";
import { useSiteFrame } from "../../frame/use-site-frame";
import { fillText } from "../../lib/fill-text";
import { absoluteUrl, CONTACT_PATH } from "../../lib/paths";
import { buttonVariants } from "../../ui/button";
import { keptCalendarEntryId } from "./calendar-entry";
import { calendarFile } from "./calendar-file";
import type { SlotRequest } from "./slot-request";
import { MINUTE } from "./zoned-time";

type CalendarLinkProps = {
  texts: Pick<Queries.ConsultationFragment["consultation"], "file" | "event" | "move">;
  request: SlotRequest;
};

/** Name of the downloaded file. */
const FILE_NAME = "consultation-request.ics";

/** Object URL of a calendar file for the request; empty until the file exists. */
const useCalendarFile = (
  { event, move }: CalendarLinkProps["texts"],
  { office, start, length, words }: SlotRequest,
): string => {
  const { settings, siteUrl } = useSiteFrame();
  const { brand, email } = settings;
  const [address, setAddress] = useState("");
  useEffect(() => {
    const file = calendarFile({
      uid: `${keptCalendarEntryId()}@${new URL(siteUrl).hostname}`,
      stamp: Date.now(),
      start,
      end: start + length * MINUTE,
      summary: fillText(event.summary, { brand, city: office }),
      description: [fillText(event.description, { brand }), words, fillText(move, { email })].join("\n"),
      organizer: { name: brand, email },
      url: absoluteUrl(siteUrl, CONTACT_PATH),
    });
    const made = URL.createObjectURL(new Blob([file], { type: "text/calendar;charset=utf-8" }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [event, move, office, start, length, words, brand, email, siteUrl]);
  return address;
};

/** Offers the requested time as an entry for the visitor's calendar. */
export const CalendarLink = ({ texts, request }: CalendarLinkProps) => (
  <a
    href={useCalendarFile(texts, request)}
    download={FILE_NAME}
    className={buttonVariants({ variant: "link", className: "min-h-11" })}
  >
    {texts.file}
  </a>
);
