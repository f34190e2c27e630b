import { fillText } from "../../lib/fill-text";
import { clockTime, shortWeekday } from "./time-words";
import { dayOf, offsetAt, type Day } from "./zoned-time";

type TimeLabelProps = {
  /** In milliseconds since 1970. */
  instant: number;
  /** The visitor's time zone. `day` is the day there. */
  zone: string;
  day: Day;
  office: { city: string; timeZone: string };
  /** Text for the office's time, with "{time}" and "{city}". */
  text: string;
};

/** A time of day. If the office's clocks differ, its time is added, with its weekday if that differs, too. */
export const TimeLabel = ({ instant, zone, day, office: { city, timeZone }, text }: TimeLabelProps) => {
  const own = clockTime(instant, zone);
  if (offsetAt(instant, zone) === offsetAt(instant, timeZone)) return own;
  const there = clockTime(instant, timeZone);
  const time = dayOf(instant, timeZone) === day ? there : `${shortWeekday(instant, timeZone)} ${there}`;
  return (
    <>
      {own} <small>{fillText(text, { time, city })}</small>
    </>
  );
};
