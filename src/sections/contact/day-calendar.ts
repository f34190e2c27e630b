import { weekdayOf, weekOf, type Day } from "./zoned-time";

/** A day's place in the calendar: the column of its weekday and the row of its week, from 0. */
type DayPlace = { day: Day; column: number; row: number };

/**
 * Arranges days as a calendar. Weekdays without any of these days get no column, and weeks without any get no row.
 *
 * @param days in order
 * @returns one day per column, Monday first, to name the column; and the place of each day
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
