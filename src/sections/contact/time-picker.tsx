import { ChevronDown } from "lucide-react";
import { useRef, useState, type FormEvent } from "react";
import { flushSync } from "react-dom";
import { fillText } from "../../lib/fill-text";
import { Button } from "../../ui/button";
import { Heading } from "../../ui/heading";
import { ChoiceGroup } from "./choice-group";
import { DayChoice } from "./day-choice";
import type { SlotRequest } from "./slot-request";
import { slotWords, type SlotTexts } from "./slot-words";
import { LENGTHS } from "./slots";
import { useSlotChoice } from "./use-slot-choice";
import { clockTime, dayOf, longDay, noonOf, offsetAt, shortWeekday, zoneName } from "./zoned-time";

export type TimePickerProps = {
  texts: SlotTexts;
  offices: readonly Queries.OfficeTimesFragment[];
  onConfirm: (request: SlotRequest) => void;
  /** Called where the visitor would rather write. */
  onWrite: () => void;
};

type PickerProps = TimePickerProps & {
  offices: readonly [Queries.OfficeTimesFragment, ...Queries.OfficeTimesFragment[]];
};

const Picker = ({ texts, offices, onConfirm, onWrite }: PickerProps) => {
  const form = useRef<HTMLFormElement>(null);
  const [isIncomplete, setIncomplete] = useState(false);
  const { length, office, ownZone, zone, now, isClockRight, days, day, start, lost, choose, isStillOffered } =
    useSlotChoice(offices, texts);
  const words = start === undefined ? undefined : slotWords(texts, { office, zone, start, length });

  /** What the visitor still has to choose takes the focus. */
  const focusMissing = () => {
    const groups = form.current?.querySelectorAll("fieldset");
    groups?.[day?.starts.length ? 2 : 1]?.querySelector<HTMLElement>("input:enabled")?.focus();
  };

  /** The times come into view below the days; the focus stays where it is. */
  const chooseDay = (value: string) => {
    flushSync(() => {
      choose({ day: value });
      // What is missing now was not asked for yet.
      setIncomplete(false);
    });
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    form.current
      ?.querySelector('[data-choices="wide"] > legend')
      ?.scrollIntoView({ block: "nearest", behavior: still ? "instant" : "smooth" });
  };

  /** What is still to be chosen, and why if it was chosen before. */
  const missingWords = () => {
    if (lost.day) return fillText(texts.dayLost, { day: longDay(noonOf(lost.day), "UTC"), n: length });
    if (lost.start) return fillText(texts.timeLost, { time: clockTime(lost.start, zone), n: length });
    return day ? texts.dayChosen : texts.nothingChosen;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (start === undefined || !words) {
      setIncomplete(true);
      return focusMissing();
    }
    if (isStillOffered(start)) onConfirm({ office: office.city, length, start, words: words.whole });
  };

  /** A time of a day, with the office's where that is another. */
  const timeLabel = (instant: number) => {
    const own = clockTime(instant, zone);
    if (offsetAt(instant, zone) === offsetAt(instant, office.timeZone)) return own;
    const there = clockTime(instant, office.timeZone);
    const weekday = shortWeekday(instant, office.timeZone);
    const time = dayOf(instant, office.timeZone) === day?.day ? there : `${weekday} ${there}`;
    return (
      <>
        {own} <small>{fillText(texts.officeTime, { time, city: office.city })}</small>
      </>
    );
  };

  if (!isClockRight) {
    const date = Number.isNaN(now) ? "" : longDay(now, zone);
    return (
      <div>
        <Heading as="h3" size="small">
          {texts.wrongClock.title}
        </Heading>
        <p className="mt-2 mb-5">{fillText(texts.wrongClock.text, { date })}</p>
        <Button data-autofocus="" onClick={onWrite}>
          {texts.write}
        </Button>
      </div>
    );
  }

  return (
    <form ref={form} onSubmit={submit} className="time-picker">
      <p className="text-muted">{texts.intro}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        <ChoiceGroup
          takesFocus
          size="narrow"
          legend={texts.length}
          choices={LENGTHS.map((minutes) => ({
            value: String(minutes),
            label: fillText(texts.minutes, { n: minutes }),
          }))}
          chosen={String(length)}
          onChoose={(value) => choose({ length: value })}
        />
        <label className="block font-medium">
          {texts.office}
          <span className="relative mt-2 block font-normal">
            <select
              className="field-control appearance-none pr-10"
              value={office.slug}
              onChange={({ target }) => choose({ office: target.value })}
            >
              {offices.map(({ slug, city }) => (
                <option key={slug} value={slug}>
                  {fillText(texts.officeOption, { city })}
                </option>
              ))}
            </select>
            <ChevronDown
              aria-hidden="true"
              size="1.125rem"
              className="pointer-events-none absolute inset-y-0 right-3.5 my-auto text-muted"
            />
          </span>
        </label>
      </div>
      <p className="text-base text-muted">
        {fillText(ownZone ? texts.ownZone : texts.officeZone, { zone: zoneName(start ?? now, zone) })}
      </p>
      {days.every(({ starts }) => starts.length === 0) ? (
        <div>
          <Heading as="h3" size="small">
            {texts.none.title}
          </Heading>
          <p className="mt-2 mb-5">{texts.none.text}</p>
          <Button onClick={onWrite}>{texts.write}</Button>
        </div>
      ) : (
        <>
          <DayChoice
            legend={texts.day}
            note={fillText(texts.dayUnfit, { n: length })}
            days={days}
            chosen={day?.day}
            onChoose={chooseDay}
          />
          {day && day.starts.length > 0 && (
            <ChoiceGroup
              size="wide"
              legend={texts.time}
              choices={day.starts.map((instant) => ({ value: String(instant), label: timeLabel(instant) }))}
              chosen={start === undefined ? undefined : String(start)}
              onChoose={(value) => choose({ start: value })}
            />
          )}
          <div className="time-picker-end">
            <p role="status" className="text-base">
              {words ? (
                <>
                  <span className="font-medium">{words.chosen}</span>{" "}
                  <span className="block text-muted">{words.chosenInOffice}</span>
                </>
              ) : (
                <span className={isIncomplete || lost.day || lost.start ? "font-medium text-danger" : "text-muted"}>
                  {missingWords()}
                </span>
              )}
            </p>
            <Button type="submit">{texts.confirm}</Button>
          </div>
        </>
      )}
    </form>
  );
};

/** The choice of a time: length, office, day, time, and what it comes to. */
export const TimePicker = ({ offices: [first, ...others], ...props }: TimePickerProps) =>
  first && <Picker {...props} offices={[first, ...others]} />;
