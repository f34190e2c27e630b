import { fillText } from "../../lib/fill-text";
import { clockTime, shortWeekday } from "./time-words";
import { dayOf, offsetAt, type Day } from "./zoned-time";

type TimeLabelProps = {
  /** In milliseconds since 1970. */
  instant: number;
  /** The visitor's time zone, and the day there. */
  zone: string;
  day: Day;
  office: { city: string; timeZone: string };
  /** How the office's time is said, with "{time}" and "{city}". */
  text: string;
};

/** A time of a day, with the office's where its clocks show another one, and the weekday there where that is another. */
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
