import { useMemo, useState } from "react";
import { keepChoice, keptChoice, type Choice } from "./kept-choice";
import { isPlausible, LENGTHS, nearestOffice, slotDays, type OfficeTimes, type SlotDay } from "./slots";
import { DAY, dayOf, isKnownZone, noonOf, offsetAt, type Day } from "./zoned-time";

type NamedOffice = OfficeTimes & { slug: string };

type Rules = { noticeHours: number; daysAhead: number };

/** The visitor's time zone; undefined if the browser does not know it. */
const visitorZone = (): string | undefined => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isKnownZone(timeZone) ? timeZone : undefined;
};

/**
 * The choice of length, office, day, and time. It survives closing the dialog, a reload, and visits to other pages. If
 * a time is not offered for the length or by the office, it is no longer chosen. `lost` names it, and it returns once
 * the length or office fits again.
 *
 * @param offices at least one; the first is the default
 */
export const useSlotChoice = <Office extends NamedOffice>(
  offices: readonly [Office, ...Office[]],
  { noticeHours, daysAhead }: Rules,
) => {
  const [choice, setChoice] = useState(keptChoice);
  const [now, setNow] = useState(() => Date.now());
  const ownZone = useMemo(() => visitorZone(), []);
  const isClockRight = isPlausible(now, offices[0]);

  const office =
    offices.find(({ slug }) => slug === choice.office) ??
    (isClockRight ? nearestOffice(offices, ownZone, now) : offices[0]);
  const length = LENGTHS.find((minutes) => String(minutes) === choice.length) ?? LENGTHS[0];
  const zone = ownZone ?? office.timeZone;

  const days = useMemo<SlotDay[]>(
    () => (isClockRight ? slotDays({ office, zone, now, length, noticeHours, daysAhead }) : []),
    [isClockRight, office, zone, now, length, noticeHours, daysAhead],
  );
  const day = days.find((entry) => entry.day === choice.day);
  const start = day?.starts.find((candidate) => String(candidate) === choice.start);
  // A choice that the current length or office no longer offers. Past times and invalid dates are not reported.
  const isLost = isClockRight && start === undefined && noonOf(choice.day) > now - DAY;
  const wanted = Number(choice.start);
  const isOfDay = wanted > now && wanted < now + (daysAhead + 2) * DAY && dayOf(wanted, zone) === choice.day;
  const lost = {
    day: isLost && !day?.starts.length ? choice.day : undefined,
    start: isLost && day?.starts.length && isOfDay ? wanted : undefined,
  };
  // The office's hours do not offer it for any length: it was chosen for another office.
  const isClosed =
    isLost &&
    !slotDays({ office, zone, now, length: LENGTHS[0], noticeHours: 0, daysAhead }).some((open) =>
      lost.day ? open.day === lost.day : open.starts.includes(wanted),
    );

  const choose = (change: Partial<Choice>): void => {
    const next = { ...choice, ...change };
    setChoice(next);
    keepChoice(next);
  };

  /** Chooses a day and keeps the chosen time of day if that day offers it. */
  const chooseDay = (value: Day): void => {
    const timeOfDay = (instant: number): number => (instant + offsetAt(instant, zone)) % DAY;
    const starts = days.find((entry) => entry.day === value)?.starts ?? [];
    const same = start === undefined ? undefined : starts.find((other) => timeOfDay(other) === timeOfDay(start));
    choose({ day: value, ...(same !== undefined && { start: String(same) }) });
  };

  /** True if a time can still be requested. If not, the times are recalculated. */
  const isStillOffered = (time: number): boolean => {
    const current = Date.now();
    const offered = slotDays({ office, zone, now: current, length, noticeHours, daysAhead });
    const found = offered.some(({ starts }) => starts.includes(time));
    if (!found) setNow(current);
    return found;
  };

  return {
    length,
    office,
    ownZone,
    zone,
    now,
    isClockRight,
    days,
    day,
    start,
    lost,
    isClosed,
    choose,
    chooseDay,
    isStillOffered,
  };
};

export type SlotChoice = ReturnType<typeof useSlotChoice>;
