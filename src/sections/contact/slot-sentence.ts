/** Puts the sentence that requests a time into a message and takes it out again. */

const wordsIn = (text: string): string[] => text.match(/\d+:\d+|[\p{L}\p{N}’']+/gu) ?? [];

/** Splits a message into sentences. "a.m.", as Canadians write it, ends none. */
const sentencesIn = (message: string): string[] =>
  message.split(/(?<=[.!?])(?<!\b[ap]\.m\.)\s|\n/).map((part) => part.trim());

/**
 * Finds a request's sentence in a message, even if the visitor has edited it. A candidate must keep most of the
 * sentence's words. It may add at most one word more than it dropped, and none if it dropped none: replacing it would
 * lose what the visitor added.
 *
 * @returns the sentence as it is in the message; empty if there is none
 */
const findSentence = (message: string, sentence: string): string => {
  if (!sentence || message.includes(sentence)) return sentence;
  const wanted = wordsIn(sentence);
  return (
    sentencesIn(message).find((candidate) => {
      const words = wordsIn(candidate);
      const added = words.filter((word) => !wanted.includes(word)).length;
      const missing = wanted.filter((word) => !words.includes(word)).length;
      return missing < wanted.length / 2 && (added === 0 || (missing > 0 && added <= missing + 1));
    }) ?? ""
  );
};

/**
 * True if a message has a request's sentence no longer but still names its time: two of its numbers in one sentence,
 * such as a day and an hour.
 */
export const namesTimeOtherwise = (message: string, sentence: string): boolean => {
  if (findSentence(message, sentence)) return false;
  const numbers = [...new Set(wordsIn(sentence).filter((word) => /\d/.test(word)))];
  return sentencesIn(message).some((candidate) => {
    const words = wordsIn(candidate);
    return numbers.filter((number) => words.includes(number)).length > 1;
  });
};

/**
 * Drops an unfinished sentence at the end. A sentence ends at the end of the text or with a closing quotation mark;
 * elsewhere a period may belong to an abbreviation.
 */
const wholeSentences = (text: string): string => /^.*(?:[.!?](?=\s*$)|[.!?]”(?=\s))/s.exec(text)?.[0] ?? "";

/**
 * Puts a request's sentence into the message and keeps what the visitor has written. The sentence replaces that of the
 * earlier request or is added at the end. It also replaces the unfinished sentence that a button put in. Complete
 * sentences before that stay, such as one about a threshold that the visitor set.
 *
 * @param message the field's text
 * @param begun text that a button put there and that the visitor left unchanged; empty if there is none
 * @param earlier sentence of the earlier request; empty if there is none
 */
export const withSentence = (message: string, begun: string, earlier: string, sentence: string): string => {
  const found = findSentence(message, earlier);
  if (found) return message.replace(found, () => sentence);
  const kept = message === begun ? wholeSentences(begun) : message.trimEnd();
  return kept ? `${kept}\n\n${sentence} ` : `${sentence} `;
};

/** Removes a request's sentence from a message. What stands before and after it become paragraphs of their own. */
export const withoutSentence = (message: string, sentence: string): string => {
  const found = findSentence(message, sentence);
  if (!found) return message;
  const rest = message.split(found).map((part) => part.trim());
  return rest.filter(Boolean).join("\n\n");
};
