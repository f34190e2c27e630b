import { NO_BREAK_SPACE, WORD_JOINER } from "../../lib/as-typed";
import { fillText } from "../../lib/fill-text";
import { clockRange, longDay, shortDate, shortWeekday, zoneName } from "./time-words";
import { dayOf, MINUTE, offsetAt } from "./zoned-time";

export type SlotTexts = Queries.ConsultationFragment["consultation"];

type Slot = {
  office: { city: string; timeZone: string };
  /** The visitor's time zone. */
  zone: string;
  /** Start, in milliseconds since 1970. */
  start: number;
  /** Length, in minutes. */
  length: number;
};

/** Keeps a time range on one line, with no-break spaces and no break after its dash. */
export const unbroken = (range: string): string =>
  range.replaceAll(/\s/g, NO_BREAK_SPACE).replaceAll("–", `–${WORD_JOINER}`);

/**
 * Puts a slot into words. If the office's clocks differ from the visitor's, the office's time is added, with its day if
 * that differs, too.
 *
 * @returns `chosen` and `chosenInOffice` for the dialog, the latter empty if it would say the same; `whole` for the
 *   message
 */
export const slotWords = (texts: SlotTexts, { office: { city, timeZone }, zone, start, length }: Slot) => {
  const end = start + length * MINUTE;
  const own = { day: longDay(start, zone), time: clockRange(start, end, zone), zone: zoneName(start, zone) };
  const slot = fillText(texts.slot, { ...own, length });
  const chosen = fillText(texts.chosen, { ...own, time: unbroken(own.time) });
  if (offsetAt(start, zone) === offsetAt(start, timeZone)) return { chosen, chosenInOffice: "", whole: slot };
  const range = clockRange(start, end, timeZone);
  const day =
    dayOf(start, zone) === dayOf(start, timeZone)
      ? ""
      : `${shortWeekday(start, timeZone)}, ${shortDate(start, timeZone)}, `;
  return {
    chosen,
    chosenInOffice: fillText(texts.chosenInOffice, { city, time: day + unbroken(range) }),
    whole: fillText(texts.slotInOffice, { slot, city, time: day + range }),
  };
};
