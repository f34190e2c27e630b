import { fillText } from "../../lib/fill-text";
import { ChoiceGroup } from "./choice-group";
import type { SlotDay } from "./slots";
import { clockTime, shortWeekday } from "./time-words";
import { dayOf, offsetAt } from "./zoned-time";

type TimeChoiceProps = {
  legend: string;
  /** Text for the office's time, with "{time}" and "{city}". */
  officeTime: string;
  /** The day in the visitor's time zone, with its times. */
  day: SlotDay;
  /** The visitor's time zone. */
  zone: string;
  office: { city: string; timeZone: string };
  chosen: number | undefined;
  onChoose: (start: string, byPointer: boolean) => void;
};

type TimeLabelProps = Pick<TimeChoiceProps, "officeTime" | "day" | "zone" | "office"> & { instant: number };

/** A time of day. If the office's clocks differ, its time is added, with its weekday if that differs, too. */
const TimeLabel = ({ instant, officeTime, day, zone, office: { city, timeZone } }: TimeLabelProps) => {
  const own = clockTime(instant, zone);
  if (offsetAt(instant, zone) === offsetAt(instant, timeZone)) return own;
  const there = clockTime(instant, timeZone);
  const time = dayOf(instant, timeZone) === day.day ? there : `${shortWeekday(instant, timeZone)} ${there}`;
  return (
    <>
      {own} <small>{fillText(officeTime, { time, city })}</small>
    </>
  );
};

/** The times of a day. */
export const TimeChoice = ({ legend, chosen, onChoose, ...label }: TimeChoiceProps) => (
  <ChoiceGroup
    size="wide"
    legend={legend}
    choices={label.day.starts.map((instant) => ({
      value: String(instant),
      label: <TimeLabel instant={instant} {...label} />,
    }))}
    chosen={chosen === undefined ? undefined : String(chosen)}
    isMissing={chosen === undefined}
    onChoose={onChoose}
  />
);
