/** Business hours, holidays, and time zone of an office. */
import { z } from "zod";
import { WEEKDAYS } from "../../../lib/hours-in-words";
import { noDoubles } from "./no-doubles";
import { line } from "./text";

/** True if a text is a time zone that `Intl` knows. */
const isTimeZone = (text: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: text }));
  } catch {
    return false;
  }
};

const TIME_ZONE = 'a time zone by its full name, such as "America/New_York"';

export const timeZone = z
  .string()
  .regex(/^[A-Z][A-Za-z]+(\/[A-Z][A-Za-z0-9_+-]+)+$/, { error: TIME_ZONE, abort: true })
  .refine(isTimeZone, TIME_ZONE)
  .meta({ description: "Time zone of the office, from the IANA database." });

/** Hours and minutes. Two times have the same length, so comparing them as texts orders them. */
const time = (description: string) =>
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, {
      error: 'a time of 24 hours, such as "09:00" or "17:30"',
      abort: true,
    })
    .meta({ description });

const openDay = z
  .strictObject({
    day: z.enum(WEEKDAYS).meta({ id: "Weekday", description: "A day of the week." }),
    opens: time("When the office opens, in its own time."),
    closes: time("When it closes."),
  })
  .refine(({ opens, closes }) => opens < closes, { path: ["closes"], error: "a time after the one in opens" })
  .meta({ id: "BusinessHours", description: "Business hours of a weekday." });

export const hours = z
  .array(openDay)
  .min(1)
  .max(7)
  .superRefine(noDoubles("day", "a weekday that is not listed yet"))
  .meta({ description: "Business hours, by weekday; the office is closed on days that are left out." });

export const holidays = z
  .array(
    z
      .strictObject({
        date: z.iso.date("a date such as 2027-12-24").meta({ description: "Day: year, month, day." }),
        name: line("What is celebrated."),
      })
      .meta({ id: "Holiday", description: "A day on which the office is closed." }),
  )
  .min(1)
  .max(80)
  .meta({ description: "Days on which the office is closed. Add each year’s before the last listed one begins." });
