import { weekdayOf, weekOf, type Day } from "./zoned-time";

/** A day's place in the calendar: its weekday's column and its week's row, from 0. */
type DayPlace = { day: Day; column: number; row: number };

/**
 * Lays days out as a calendar. A weekday that none of them is has no column, and a week that has none no row.
 *
 * @param days in order
 * @returns a day for each column, which names it, Monday first; and the place of each day
 */
export const calendarOf = (days: readonly Day[]): { columns: Day[]; places: DayPlace[] } => {
  const weekdays = [...new Set(days.map(weekdayOf))].sort((a, b) => a - b);
  const weeks = [...new Set(days.map(weekOf))];
  return {
    columns: weekdays.flatMap((weekday) => days.find((day) => weekdayOf(day) === weekday) ?? []),
    places: days.map((day) => ({
      day,
      column: weekdays.indexOf(weekdayOf(day)),
      row: weeks.indexOf(weekOf(day)),
    })),
  };
};
