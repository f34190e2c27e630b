/** Times in a time zone, using only `Intl`: what a wall clock there shows, and when it shows a given time. */
import { dateFormat } from "./date-format";

/** A minute, in milliseconds. */
export const MINUTE = 60_000;

/** A day, in milliseconds. */
export const DAY = 1440 * MINUTE;

/** A calendar day, such as "2026-11-24". Sorting such texts sorts the days. */
export type Day = string;

/** The time on a wall clock, read as if it were UTC; in milliseconds. */
type WallTime = number;

const formatOf = (zone: string): Intl.DateTimeFormat =>
  dateFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });

/** True if the browser knows a time zone. Browsers report "Etc/Unknown" if they cannot detect one. */
export const isKnownZone = (zone: string | undefined): zone is string => {
  if (!zone || zone === "Etc/Unknown") return false;
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
};

const wallTime = (instant: number, zone: string): WallTime => {
  const parts = formatOf(zone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((found) => found.type === type)?.value);
  return Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
};

/**
 * How far a zone's clocks are ahead of UTC.
 *
 * @param instant in milliseconds since 1970
 * @returns milliseconds; negative west of Greenwich
 */
export const offsetAt = (instant: number, zone: string): number =>
  wallTime(instant, zone) - Math.floor(instant / 1000) * 1000;

/**
 * When a zone's clocks show a given time of day.
 *
 * @param day the day there
 * @param minutes minutes since the start of the day, as the clock counts them
 * @returns milliseconds since 1970; the first one if the time occurs twice; undefined if clocks skip it
 */
export const instantOf = (day: Day, minutes: number, zone: string): number | undefined => {
  const wall = Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE;
  // The offset is that of a day before or a day after, since clocks change at most once within two days. If a time
  // occurs twice, the one before the change comes first.
  const candidates = [-1, 1].map((days) => wall - offsetAt(wall + days * DAY, zone));
  return candidates.find((instant) => wallTime(instant, zone) === wall);
};

/** The day that a zone's calendar shows. */
export const dayOf = (instant: number, zone: string): Day =>
  new Date(wallTime(instant, zone)).toISOString().slice(0, "2026-11-24".length);

/** The day a number of days later, or earlier if the number is negative. */
export const addDays = (day: Day, days: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, day.length);

/** Position of a day in its week; Monday is 0. */
export const weekdayOf = (day: Day): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** Number of a day's week, starting on Monday. Consecutive weeks differ by one. */
export const weekOf = (day: Day): number => Math.floor((Date.parse(`${day}T00:00:00Z`) / DAY + 3) / 7);

/**
 * Noon of a day in UTC, to format its name and month. At noon they are right in UTC, no matter which zone the day
 * belongs to.
 */
export const noonOf = (day: Day): number => Date.parse(`${day}T12:00:00Z`);
