/**
 * Works out the times that visitors can request from an office (docs/product.md, section 4). Pure functions, no browser
 * APIs.
 */
import { WEEKDAYS } from "../../lib/hours-in-words";
import { addDays, DAY, dayOf, instantOf, isKnownZone, MINUTE, offsetAt, weekdayOf, type Day } from "./zoned-time";

/** Lengths of a consultation, in minutes, shortest first (docs/product.md, section 9). */
export const LENGTHS = [30, 45, 60] as const;

/** Time between the starts of two slots, in minutes (docs/product.md, section 9). */
export const STEP = 30;

/** How many years a plausible clock may be ahead of the list of holidays. */
const YEARS_BEYOND = 2;

/** What the calculation needs of an office. */
export type OfficeTimes = {
  timeZone: string;
  hours: readonly { day: Uppercase<(typeof WEEKDAYS)[number]>; opens: string; closes: string }[];
  holidays: readonly { date: Day }[];
};

/**
 * A day of the visitor's calendar with the starts of its slots, in milliseconds since 1970. The list is empty if only
 * shorter consultations fit.
 */
export type SlotDay = { day: Day; starts: readonly number[] };

type SlotQuery = {
  office: OfficeTimes;
  /** Time zone that defines the days. */
  zone: string;
  /** Current time, in milliseconds since 1970. */
  now: number;
  /** Length of the consultation, in minutes. */
  length: number;
  /** Shortest notice before a start, in hours. */
  noticeHours: number;
  /** Number of days of the office's calendar to look at after today. */
  daysAhead: number;
};

/** Converts "17:30" to minutes since the start of the day. */
const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
};

/** A possible start, and the time left until the office closes; both in milliseconds. */
type Opening = { start: number; left: number };

/** Possible starts on a day of the office's own calendar, for any length. */
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
 * Finds the times that can be requested.
 *
 * @returns the days of the visitor's calendar with times of any length, in order, and their times of the given length
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
 * True if a clock can be right. It may be one year before the earliest listed holiday, because next year's holidays may
 * have replaced the current ones. It must not be much later than the last one.
 */
export const isPlausible = (now: number, { holidays }: OfficeTimes): boolean => {
  const years = holidays.map(({ date }) => Number(date.slice(0, 4)));
  const year = new Date(now).getUTCFullYear();
  return year >= Math.min(...years) - 1 && year <= Math.max(...years) + YEARS_BEYOND;
};

/** Difference between the clocks of two zones, in milliseconds, the shorter way around. */
const distance = (a: string, b: string, now: number): number => {
  const apart = Math.abs(offsetAt(now, a) - offsetAt(now, b)) % DAY;
  return Math.min(apart, DAY - apart);
};

/**
 * Finds the office whose clocks are nearest to those of a zone; the first of several.
 *
 * @param offices at least one
 * @param zone the visitor's zone; if it is unknown, the first office is returned
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
