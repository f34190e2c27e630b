/** How the file of collected questions writes intents (docs/decisions.md, "A letter for each intent"). */

/**
 * Letters that stand for intents in the file, by their first code points: one-byte letters, then two-byte letters. The
 * range between them contains special spaces and hyphens, which the build would write as plain ones.
 */
const LETTERS = { short: 0x41, shortEnd: 0x7f, long: 0xc0 } as const;

const SHORT = LETTERS.shortEnd - LETTERS.short;

/** The letter of an intent in the file, by the intent's position. */
export const intentLetter = (place: number): string =>
  String.fromCodePoint(place < SHORT ? LETTERS.short + place : LETTERS.long + place - SHORT);

/** Writes a run of one letter as the letter and its length: "AAAB" as "A3B". */
export const shortLetters = (letters: string): string =>
  letters.replace(/(.)\1+/g, (run, letter: string) => `${letter}${run.length}`);

/** Reads what {@link shortLetters} wrote. */
export const allLetters = (short: string): string =>
  short.replace(/(\D)(\d+)/g, (_, letter: string, length: string) => letter.repeat(Number(length)));

const placeOf = (letter: string): number => {
  const code = letter.codePointAt(0) ?? 0;
  return code < LETTERS.long ? code - LETTERS.short : code - LETTERS.long + SHORT;
};

/** How often each intent occurs in letters of the file. */
export const countLetters = (letters: string, intents: number): number[] => {
  const counts = Array.from({ length: intents }, () => 0);
  for (const letter of letters) {
    const place = placeOf(letter);
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
};
