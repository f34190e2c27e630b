import { useId, useRef, useState, type FormEvent } from "react";
import { flushSync } from "react-dom";
import { fillText } from "../../lib/fill-text";
import { Select } from "../../ui/form/select";
import { scrollIntoView } from "../../ui/scroll-into-view";
import { stopSecondClick } from "../../ui/second-click";
import { ChoiceGroup } from "./choice-group";
import { DayChoice } from "./day-choice";
import { PickerNote } from "./picker-note";
import { SlotOutcome } from "./slot-outcome";
import type { SlotRequest } from "./slot-request";
import { slotWords, type SlotTexts } from "./slot-words";
import { LENGTHS } from "./slots";
import { TimeChoice } from "./time-choice";
import { longDay, zoneName } from "./time-words";
import { useSlotChoice } from "./use-slot-choice";

type TimePickerProps = {
  texts: SlotTexts;
  offices: readonly [Queries.OfficeTimesFragment, ...Queries.OfficeTimesFragment[]];
  /** The time that the message already requests; undefined if there is none. */
  requested?: SlotRequest | undefined;
  onConfirm: (request: SlotRequest) => void;
  /** Called if the visitor would rather write. */
  onWrite: () => void;
};

/** The time picker: length, office, day, time, and the result. */
export const TimePicker = ({ texts, offices, requested, onConfirm, onWrite }: TimePickerProps) => {
  const form = useRef<HTMLFormElement>(null);
  const officeNote = useId();
  const [isIncomplete, setIncomplete] = useState(false);
  const choice = useSlotChoice(offices, texts);
  const { length, office, ownZone, zone, now, days, day, start, choose } = choice;
  const words = start === undefined ? undefined : slotWords(texts, { office, zone, start, length });

  /**
   * Scrolls the next step into view after a pointer's choice. After a keyboard choice, the focused element stays in
   * view instead.
   */
  const show = (selector: string) => {
    const part = form.current?.querySelector(selector);
    if (part) scrollIntoView(part, "nearest");
  };
  const onDay = (value: string, byPointer: boolean) => {
    flushSync(() => {
      choice.chooseDay(value);
      // A time is missing now, but the visitor was not asked for it yet.
      setIncomplete(false);
    });
    if (byPointer) show('[data-choices="wide"] > legend');
  };
  const onTime = (value: string, byPointer: boolean) => {
    flushSync(() => choose({ start: value }));
    if (!byPointer) return;
    // The footer has grown. If it is not sticky, scroll it into view as well.
    show('[data-choices="wide"] label:has(:checked)');
    show(".time-picker-end");
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (start === undefined || !words) {
      setIncomplete(true);
      return form.current?.querySelector<HTMLElement>("[data-missing] input:enabled")?.focus();
    }
    if (choice.isStillOffered(start)) onConfirm({ office: office.city, length, start, words: words.whole });
  };

  if (!choice.isClockRight) {
    const text = fillText(texts.wrongClock.text, { date: longDay(now, zone) });
    return <PickerNote title={texts.wrongClock.title} text={text} write={texts.write} takesFocus onWrite={onWrite} />;
  }

  return (
    // Ignore the second click of a double click: times may appear under the pointer.
    <form ref={form} onSubmit={submit} onClickCapture={stopSecondClick} className="time-picker">
      <p className="text-muted">{requested ? fillText(texts.asked, { slot: requested.words }) : texts.intro}</p>
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
          <span className="mt-2 block font-normal">
            <Select
              value={office.slug}
              aria-describedby={officeNote}
              onChange={({ target }) => choose({ office: target.value })}
            >
              {offices.map(({ slug, city }) => (
                <option key={slug} value={slug}>
                  {fillText(texts.officeOption, { city })}
                </option>
              ))}
            </Select>
          </span>
        </label>
      </div>
      <p id={officeNote} className="text-base text-muted">
        {texts.anyOffice} {fillText(ownZone ? texts.ownZone : texts.officeZone, { zone: zoneName(start ?? now, zone) })}
      </p>
      {days.every(({ starts }) => starts.length === 0) ? (
        <PickerNote {...texts.none} write={texts.write} onWrite={onWrite} />
      ) : (
        <>
          <DayChoice
            legend={texts.day}
            note={fillText(texts.dayUnfit, { n: length })}
            days={days}
            chosen={day?.day}
            isMissing={!day?.starts.length}
            onChoose={onDay}
          />
          {day && day.starts.length > 0 && (
            <TimeChoice
              legend={texts.time}
              officeTime={texts.officeTime}
              day={day}
              zone={zone}
              office={office}
              chosen={start}
              onChoose={onTime}
            />
          )}
          <SlotOutcome texts={texts} choice={choice} words={words} isIncomplete={isIncomplete} />
        </>
      )}
    </form>
  );
};
