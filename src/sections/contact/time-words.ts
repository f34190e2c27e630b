/** Days and times in the visitor's wording, using only `Intl`. */
import { dateFormat } from "./date-format";
import { dayOf } from "./zoned-time";

/**
 * Replaces the narrow and thin spaces that formats use: plain messages and other programs' files may not support them.
 */
const plain = (text: string): string => text.replace(/\s/g, " ");

/** The site's own language. */
const SITE_LANGUAGE = "en-US";

/** The browser's language. Some browsers report "C", which no format accepts. */
const language = (): string => {
  try {
    return new Intl.Locale(navigator.language).baseName;
  } catch {
    return SITE_LANGUAGE;
  }
};

/**
 * The visitor's variety of English. If the visitor's language is another one, the site's is used, since the surrounding
 * text is English.
 */
const english = (): string => (/^en\b/.test(language()) ? language() : SITE_LANGUAGE);

const formatIn = (zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  dateFormat(english(), { timeZone: zone, ...options });

const formatted = (instant: number, zone: string, options: Intl.DateTimeFormatOptions): string =>
  plain(formatIn(zone, options).format(instant));

/** "Tuesday, November 24, 2026", or "Tuesday 24 November 2026" */
export const longDay = (instant: number, zone: string): string => formatted(instant, zone, { dateStyle: "full" });

/** "Tue" */
export const shortWeekday = (instant: number, zone: string): string => formatted(instant, zone, { weekday: "short" });

const SHORT_DATE = { month: "short", day: "numeric" } as const;

/** "Nov 24", or "24 Nov" */
export const shortDate = (instant: number, zone: string): string => formatted(instant, zone, SHORT_DATE);

/** A short date in parts, such as its month and the space beside it. */
export const shortDateParts = (instant: number, zone: string): Intl.DateTimeFormatPart[] =>
  formatIn(zone, SHORT_DATE).formatToParts(instant);

/** Hours as the visitor's language counts them: 12-hour with AM and PM, or 0 to 23. */
const clock = (): Intl.DateTimeFormatOptions => {
  const { hour12 } = dateFormat(language(), { hour: "numeric" }).resolvedOptions();
  return { timeStyle: "short", hourCycle: hour12 ? "h12" : "h23" };
};

/** "9:30 AM", or "09:30" */
export const clockTime = (instant: number, zone: string): string => formatted(instant, zone, clock());

/** "9:30 – 10:15 AM", "09:30–10:15", or "9:30–10:15 a.m." */
export const clockRange = (start: number, end: number, zone: string): string =>
  // Across midnight, the format would write both dates.
  dayOf(start, zone) !== dayOf(end, zone)
    ? `${clockTime(start, zone)} – ${clockTime(end, zone)}`
    : plain(formatIn(zone, clock()).formatRange(start, end));

/** Name of the time in a zone at that instant: "Pacific Standard Time", or "GMT+5" if it has no name. */
export const zoneName = (instant: number, zone: string): string => {
  const parts = formatIn(zone, { timeZoneName: "long" }).formatToParts(instant);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? zone;
};
