import { CASES } from "../../lib/example-cases";
import { fillText } from "../../lib/fill-text";

/** Where the gate stands at first, in hundredths; home.css draws it there before any script. */
export const START = 72;

type Phrase = Queries.DecisionPhraseFragment;

export type Decision = Queries.HomeDecisionFragment["decision"];

/** A threshold as the scale writes it: 72 is "0.72". */
export const formatThreshold = (threshold: number): string => (threshold / 100).toFixed(2);

const phraseFor = ({ none, one, many }: Phrase, n: number): string =>
  n === 0 ? none : n === 1 ? one : fillText(many, { n });

const labelFor = ({ one, many }: Queries.DecisionLabelFragment, n: number): string => (n === 1 ? one : many);

/** A numeral with its label; `of` says how many there are in all. */
export type Figure = { value: number; of?: string; label: string };

/**
 * What a threshold means, in words and numerals.
 *
 * @param texts the panel's own texts
 * @param decision the industry's words, and its counts by threshold
 * @param threshold in hundredths, 0 to 100
 * @returns the sentence and the three figures
 */
export const wordsAt = (
  texts: Pick<Queries.HomeThresholdFragment, "sentence" | "total">,
  decision: Decision,
  threshold: number,
): { sentence: string; figures: readonly [Figure, Figure, Figure] } => {
  const { outcomes } = decision;
  const [caught = 0, stopped = 0, perDay = 0] = [outcomes.caught, outcomes.stopped, outcomes.perDay].map(
    (counts) => counts[threshold],
  );
  const parts = {
    threshold: formatThreshold(threshold),
    caught: phraseFor(decision.caught, caught),
    stopped: phraseFor(decision.stopped, stopped),
  };
  return {
    sentence: fillText(texts.sentence, parts),
    figures: [
      { value: caught, of: fillText(texts.total, { n: CASES }), label: decision.caughtLabel },
      { value: stopped, label: labelFor(decision.stoppedLabel, stopped) },
      // At 0.00 every case of the day is held.
      { value: perDay, of: fillText(texts.total, { n: outcomes.perDay[0] ?? 0 }), label: decision.perDayLabel },
    ],
  };
};

/** What the score measures: "Fraud score of 200 card payments". */
export const scoreOf = ({ score }: Decision): string => fillText(score, { n: 2 * CASES });
