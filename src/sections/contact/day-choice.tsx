import { ChoiceGroup } from "./choice-group";
import { calendarOf } from "./day-calendar";
import type { SlotDay } from "./slots";
import { shortDate, shortMonth, shortWeekday } from "./zoned-time";

export type DayChoiceProps = {
  legend: string;
  /** Days of the visitor's calendar, in order. */
  days: readonly SlotDay[];
  chosen: string | undefined;
  onChoose: (day: string) => void;
};

/** Noon of a day: what its name and month are, whatever the zone. */
const noonOf = (day: string): number => Date.parse(`${day}T12:00:00Z`);

/** The days that have times, as a calendar: a week to a row, a weekday to a column. */
export const DayChoice = ({ legend, days, chosen, onChoose }: DayChoiceProps) => {
  const { columns, places } = calendarOf(days.map(({ day }) => day));
  return (
    <ChoiceGroup
      size="narrow"
      legend={legend}
      heads={columns.map((day) => shortWeekday(noonOf(day), "UTC"))}
      choices={places.map(({ day, ...place }) => ({
        value: day,
        place,
        name: `${shortWeekday(noonOf(day), "UTC")}, ${shortDate(noonOf(day), "UTC")}`,
        label: (
          <>
            <small>{shortMonth(noonOf(day), "UTC")}</small> {Number(day.slice(-2))}
          </>
        ),
      }))}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
};
