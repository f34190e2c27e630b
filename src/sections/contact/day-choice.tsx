import { ChoiceGroup } from "./choice-group";
import { calendarOf } from "./day-calendar";
import type { SlotDay } from "./slots";
import { shortDate, shortDateParts, shortWeekday } from "./time-words";
import { noonOf } from "./zoned-time";

type DayChoiceProps = {
  legend: string;
  /** Says why days are disabled. */
  note: string;
  /** Days of the visitor's calendar, in order. */
  days: readonly SlotDay[];
  chosen: string | undefined;
  /** Marks a choice that the visitor still has to make. */
  isMissing: boolean;
  onChoose: (day: string, byPointer: boolean) => void;
};

/**
 * The days as a calendar, with a row per week and a column per weekday. Days without a time of the chosen length are
 * disabled.
 */
export const DayChoice = ({ legend, note, days, chosen, isMissing, onChoose }: DayChoiceProps) => {
  const { columns, places } = calendarOf(days.map(({ day }) => day));
  const unfit = new Set(days.filter(({ starts }) => starts.length === 0).map(({ day }) => day));
  return (
    <ChoiceGroup
      size="narrow"
      legend={legend}
      note={unfit.size > 0 ? note : ""}
      heads={columns.map((day) => shortWeekday(noonOf(day), "UTC"))}
      choices={places.map(({ day, ...place }, index) => ({
        value: day,
        place,
        isDisabled: unfit.has(day),
        name: `${shortWeekday(noonOf(day), "UTC")}, ${shortDate(noonOf(day), "UTC")}`,
        label:
          day.slice(0, 7) === days[index - 1]?.day.slice(0, 7)
            ? Number(day.slice(-2))
            : shortDateParts(noonOf(day), "UTC").map(({ type, value }) =>
                type === "month" ? <small key={type}>{value}</small> : value,
              ),
      }))}
      chosen={chosen}
      isMissing={isMissing}
      onChoose={onChoose}
    />
  );
};
