import { NO_BREAK_SPACE } from "./as-typed";
import { fillText } from "./fill-text";

/** Days of the week, as content names them. */
export const WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;

/** Business hours of a weekday, in 24-hour time. GraphQL spells the day in capitals. */
export type OpenDay = { day: string; opens: string; closes: string };

/** Patterns from the content: `days` has "{first}" and "{last}"; `line` has "{days}", "{opens}" and "{closes}". */
type HoursTexts = { days: string; line: string };

/** A weekday as a text names it, however content or GraphQL spells it: "MONDAY" becomes "Monday". */
export const weekdayName = (day: string): string => day.charAt(0).toUpperCase() + day.slice(1).toLowerCase();

/**
 * Turns "17:30" into "5:30 pm", with a non-breaking space. `Intl` may use different spaces in the browser than in the
 * build.
 */
const timeInWords = (time: string): string => {
  const [hours = "", minutes] = time.split(":");
  return `${Number(hours) % 12 || 12}${minutes === "00" ? "" : `:${minutes}`}${NO_BREAK_SPACE}${Number(hours) % 24 < 12 ? "am" : "pm"}`;
};

/**
 * An office's business hours in words: "Monday to Friday, 9 am to 5:30 pm local time".
 *
 * @param hours business hours by weekday, in any order
 * @param texts patterns from the content
 * @returns one phrase for each run of days with the same hours, joined by commas
 */
export const hoursInWords = (hours: readonly OpenDay[], texts: HoursTexts): string => {
  const runs: { first: string; last: string; opens: string; closes: string }[] = [];
  let before: OpenDay | undefined;
  for (const name of WEEKDAYS) {
    const open = hours.find(({ day }) => day.toLowerCase() === name);
    const run = runs.at(-1);
    if (open && run && before?.opens === open.opens && before.closes === open.closes) run.last = name;
    else if (open) runs.push({ first: name, last: name, opens: open.opens, closes: open.closes });
    before = open;
  }
  return runs
    .map(({ first, last, opens, closes }) =>
      fillText(texts.line, {
        days:
          first === last
            ? weekdayName(first)
            : fillText(texts.days, { first: weekdayName(first), last: weekdayName(last) }),
        opens: timeInWords(opens),
        closes: timeInWords(closes),
      }),
    )
    .join(", ");
};
