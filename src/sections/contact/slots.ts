/** Times that an office can be asked for (docs/product.md, section 4): decisions alone, no browser. */
import { WEEKDAYS } from "../../lib/hours-in-words";
import { addDays, DAY, dayOf, instantOf, isKnownZone, MINUTE, offsetAt, weekdayOf, type Day } from "./zoned-time";

/** Lengths of a consultation, in minutes, the shortest first (docs/product.md, section 9). */
export const LENGTHS = [30, 45, 60] as const;

/** Time between the beginnings of two slots, in minutes (docs/product.md, section 9). */
export const STEP = 30;

/** How many years the list of holidays may be behind a clock that is taken for right. */
const YEARS_BEYOND = 2;

/** What is asked of an office. */
export type OfficeTimes = {
  timeZone: string;
  hours: readonly { day: Uppercase<(typeof WEEKDAYS)[number]>; opens: string; closes: string }[];
  holidays: readonly { date: Day }[];
};

/**
 * A day of the visitor's calendar with the beginnings of its slots, in milliseconds since 1970; without any where only
 * shorter consultations fit.
 */
export type SlotDay = { day: Day; starts: readonly number[] };

type SlotQuery = {
  office: OfficeTimes;
  /** Time zone in which the days are counted. */
  zone: string;
  /** The clock, in milliseconds since 1970. */
  now: number;
  /** Length of the consultation, in minutes. */
  length: number;
  /** Shortest time from now to the beginning, in hours. */
  noticeHours: number;
  /** How many days of the office's calendar are looked at, from today on. */
  daysAhead: number;
};

/** "17:30" in minutes since the beginning of the day. */
const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
};

/** A beginning, and the time from it until the office closes; in milliseconds. */
type Opening = { start: number; left: number };

/** Beginnings of the slots of a day of the office's own calendar, of any length. */
const openingsOf = (day: Day, { timeZone, hours, holidays }: OfficeTimes): Opening[] => {
  const open = hours.find((entry) => entry.day.toLowerCase() === WEEKDAYS[weekdayOf(day)]);
  if (!open || holidays.some(({ date }) => date === day)) return [];
  const closing = instantOf(day, minutesOf(open.closes), timeZone) ?? Infinity;
  const openings: Opening[] = [];
  for (let minutes = minutesOf(open.opens); minutes < minutesOf(open.closes); minutes += STEP) {
    const start = instantOf(day, minutes, timeZone);
    if (start !== undefined && closing - start >= LENGTHS[0] * MINUTE) openings.push({ start, left: closing - start });
  }
  return openings;
};

/**
 * The times that can be asked for.
 *
 * @returns days of the visitor's calendar that have times of any length, in order, and their times of this length
 */
export const slotDays = ({ office, zone, now, length, noticeHours, daysAhead }: SlotQuery): SlotDay[] => {
  const today = dayOf(now, office.timeZone);
  const earliest = now + noticeHours * 60 * MINUTE;
  const days = new Map<Day, number[]>();
  for (let ahead = 0; ahead <= daysAhead; ahead += 1) {
    for (const { start, left } of openingsOf(addDays(today, ahead), office)) {
      if (start < earliest) continue;
      const day = dayOf(start, zone);
      days.set(day, [...(days.get(day) ?? []), ...(left >= length * MINUTE ? [start] : [])]);
    }
  }
  return [...days].map(([day, starts]) => ({ day, starts }));
};

/**
 * Whether a clock can be right: it is not earlier than the year before the first
 * of which the office lists holidays, where next year's may have replaced them, and not much later than the last.
 */
export const isPlausible = (now: number, { holidays }: OfficeTimes): boolean => {
  const years = holidays.map(({ date }) => Number(date.slice(0, 4)));
  const year = new Date(now).getUTCFullYear();
  return year >= Math.min(...years) - 1 && year <= Math.max(...years) + YEARS_BEYOND;
};

/** Hours of the clock between two zones, the shorter way around. */
const distance = (a: string, b: string, now: number): number => {
  const apart = Math.abs(offsetAt(now, a) - offsetAt(now, b)) % DAY;
  return Math.min(apart, DAY - apart);
};

/**
 * The office whose clocks are nearest to a zone's; of several the first.
 *
 * @param offices at least one
 * @param zone the visitor's; where it is unknown, the first office is taken
 */
export const nearestOffice = <Office extends OfficeTimes>(
  offices: readonly [Office, ...Office[]],
  zone: string | undefined,
  now: number,
): Office => {
  if (!isKnownZone(zone)) return offices[0];
  return offices.reduce((nearest, office) =>
    distance(office.timeZone, zone, now) < distance(nearest.timeZone, zone, now) ? office : nearest,
  );
};
