/** Times of a time zone, by `Intl` alone: what a clock on the wall there shows, and when it shows it. */
import { dateFormat } from "./date-format";

/** A minute, in milliseconds. */
export const MINUTE = 60_000;

/** A day, in milliseconds. */
export const DAY = 1440 * MINUTE;

/** A day of the calendar, such as "2026-11-24"; such days sort as texts do. */
export type Day = string;

/** A clock on the wall, as if it stood in UTC: in milliseconds. */
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

/** Whether the browser knows a time zone. "Etc/Unknown" is what browsers call the one that they cannot find out. */
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
 * When a zone's clocks show a time of a day.
 *
 * @param day the day there
 * @param minutes minutes since the beginning of the day, as the clock counts them
 * @returns milliseconds since 1970; of a time that comes twice, the first; undefined for one that clocks skip
 */
export const instantOf = (day: Day, minutes: number, zone: string): number | undefined => {
  const wall = Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE;
  // The offset is one of those a day before and a day after: clocks change once within two days at most. Of a time that
  // comes twice, the one before the change is the first.
  const candidates = [-1, 1].map((days) => wall - offsetAt(wall + days * DAY, zone));
  return candidates.find((instant) => wallTime(instant, zone) === wall);
};

/** The day that a zone's calendar shows. */
export const dayOf = (instant: number, zone: string): Day =>
  new Date(wallTime(instant, zone)).toISOString().slice(0, "2026-11-24".length);

/** The day some days later, or earlier where the number is negative. */
export const addDays = (day: Day, days: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, day.length);

/** Position of a day in its week; Monday is 0. */
export const weekdayOf = (day: Day): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** Number of a day's week, which begins on Monday; weeks that follow each other differ by one. */
export const weekOf = (day: Day): number => Math.floor((Date.parse(`${day}T00:00:00Z`) / DAY + 3) / 7);

/** Noon of a day in UTC: what its name and month are, whatever the zone. */
export const noonOf = (day: Day): number => Date.parse(`${day}T12:00:00Z`);
