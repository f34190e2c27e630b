/** Finds the parts of a question that asks several things. */
import { ASKING, ASKS, ASKS_IF, isLight, termsOf } from "./terms";

/** The most parts of a question that are answered separately. */
const MOST_PARTS = 3;

/** Splits before a further question: after punctuation or "and", if what follows starts one ("and when"). */
const BETWEEN_QUESTIONS = new RegExp(`(?:[?!.,;]\\s*(?:and\\s+)?|\\s+and\\s+)(?=${ASKING})`, "i");

/** The parts of a question to answer separately. A statement stays with the question after it. */
export const splitQuestion = (question: string): string[] =>
  question
    .split(BETWEEN_QUESTIONS, MOST_PARTS)
    .reduceRight<string[]>(
      (parts, part) =>
        parts.length > 0 && !ASKS.test(part) && !ASKS_IF.test(part)
          ? [`${part}; ${parts[0]}`, ...parts.slice(1)]
          : [part, ...parts],
      [],
    );

/** Matches a subordinate clause: "when we are done". */
const CLAUSE = /^\s*(?:when|where|what|how|why)\s+(?:i|we|you|they|he|she|it|our|your|the)\b/i;

/** Whether a part asks something. A part without a subject of its own only adds to the previous one: "and when". */
export const isQuestion = (part: string): boolean => !CLAUSE.test(part) && termsOf(part).some((term) => !isLight(term));

/** Whether a part refers to the previous part: "and are they safe". */
export const refersBack = (part: string): boolean => /\b(?:it|they|them|this|that|these|those)\b/i.test(part);
