import { fillText } from "../../lib/fill-text";
import { Button } from "../../ui/button";
import type { SlotTexts, slotWords } from "./slot-words";
import { clockTime, longDay } from "./time-words";
import type { SlotChoice } from "./use-slot-choice";
import { noonOf } from "./zoned-time";

type SlotOutcomeProps = {
  texts: SlotTexts;
  choice: Pick<SlotChoice, "day" | "isClosed" | "length" | "lost" | "zone"> & { office: { city: string } };
  /** The chosen time; undefined as long as there is none. */
  words: ReturnType<typeof slotWords> | undefined;
  /** Whether the visitor has tried to confirm without one. */
  isIncomplete: boolean;
};

/** What is still to be chosen, and why if it was chosen before. */
const missingWords = (
  texts: SlotTexts,
  { day, isClosed, length, lost, office: { city }, zone }: SlotOutcomeProps["choice"],
): string => {
  if (lost.day)
    return fillText(isClosed ? texts.dayClosed : texts.dayLost, {
      day: longDay(noonOf(lost.day), "UTC"),
      n: length,
      city,
    });
  if (lost.start)
    return fillText(isClosed ? texts.timeClosed : texts.timeLost, {
      time: clockTime(lost.start, zone),
      n: length,
      city,
    });
  return day ? texts.dayChosen : texts.nothingChosen;
};

/** What the choice comes to, or what it lacks, and the button that confirms it. */
export const SlotOutcome = ({ texts, choice, words, isIncomplete }: SlotOutcomeProps) => {
  const isUrgent = isIncomplete || choice.lost.day || choice.lost.start;
  return (
    <div className="time-picker-end">
      <p role="status" className="text-base">
        {words ? (
          <>
            <span className="font-medium">{words.chosen}</span>{" "}
            <span className="block text-muted">{words.chosenInOffice}</span>
          </>
        ) : (
          <span className={isUrgent ? "font-medium text-danger" : "text-muted"}>{missingWords(texts, choice)}</span>
        )}
      </p>
      {/* Pressed too early, it says what is missing and leads there. */}
      <Button type="submit" className="max-sm:min-h-12">
        {texts.confirm}
      </Button>
    </div>
  );
};
