import { CASES } from "../../../lib/example-cases";
import { fillText } from "../../../lib/fill-text";

/** The gate's initial position, in hundredths. threshold.css draws it there before any script runs. */
export const START = 72;

type Phrase = Queries.DecisionPhraseFragment;

export type Decision = Queries.DecisionFragment["decision"];

/** Formats a threshold for the scale: 72 becomes "0.72". */
export const formatThreshold = (threshold: number): string => (threshold / 100).toFixed(2);

/** Each kind has 100 cases, so a count is also a percentage. */
const phraseFor = ({ none, some }: Phrase, n: number): string => (n === 0 ? none : fillText(some, { n }));

/** A figure with its label; `of` states the total. */
export type Figure = { value: number; of: string; label: string };

const casesOfDay = ({ volume: { wanted, other } }: Decision): number => wanted + other;

/**
 * Puts the outcome of a threshold into words and figures.
 *
 * @param texts the panel's own texts
 * @param decision the industry's words, and its counts by threshold
 * @param threshold in hundredths, 0 to 100
 * @returns the sentence and the three figures
 */
export const wordsAt = (
  texts: Pick<Queries.ThresholdTextsFragment, "sentence" | "total">,
  decision: Decision,
  threshold: number,
): { sentence: string; figures: readonly [Figure, Figure, Figure] } => {
  const { outcomes } = decision;
  const of = (n: number): string => fillText(texts.total, { n });
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
      { value: caught, of: of(CASES), label: decision.caughtLabel },
      { value: stopped, of: of(CASES), label: decision.stoppedLabel },
      { value: perDay, of: of(casesOfDay(decision)), label: decision.perDayLabel },
    ],
  };
};

/** What the score measures: "Fraud score of 200 card payments". */
export const scoreOf = ({ score }: Decision): string => fillText(score, { n: 2 * CASES });

/** Says that the figures are made up and how a day is composed: "Illustrative day: 20 of 332 fraud". */
export const noteOn = (note: string, decision: Decision): string =>
  fillText(note, { mix: fillText(decision.mix, { n: decision.volume.wanted, all: casesOfDay(decision) }) });
