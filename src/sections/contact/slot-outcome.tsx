import { fillText } from "../../lib/fill-text";
import { Button } from "../../ui/button";
import type { SlotTexts, slotWords } from "./slot-words";
import { clockTime, longDay } from "./time-words";
import type { SlotChoice } from "./use-slot-choice";
import { noonOf } from "./zoned-time";

type SlotOutcomeProps = {
  texts: SlotTexts;
  choice: Pick<SlotChoice, "day" | "isClosed" | "length" | "lost" | "zone"> & { office: { city: string } };
  /** The chosen time in words; undefined until one is chosen. */
  words: ReturnType<typeof slotWords> | undefined;
  /** True if the visitor has tried to confirm without a time. */
  isIncomplete: boolean;
};

/** Says what is still missing, and why if it had been chosen before. */
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

/** The result of the choice, or what it lacks, and the button that confirms it. */
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
      {/* If pressed too early, this button says what is missing and moves there. */}
      <Button type="submit" className="max-sm:min-h-12">
        {texts.confirm}
      </Button>
    </div>
  );
};
