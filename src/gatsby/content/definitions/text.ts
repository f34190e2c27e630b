/** Kinds of text. */
import { z } from "zod";

/** Longest text of each kind, in characters. */
const LIMIT = { label: 60, line: 140, sentence: 320, paragraph: 1400 } as const;

const PLAIN_TEXT = "plain text: no HTML, no control characters, no space at either end";

/** True where a text holds nothing that belongs to markup or to the file's encoding. */
const isPlainText = (text: string): boolean =>
  text === text.trim() &&
  // Control characters, marks that reorder text, half characters (an emoji cut in two) and what stands for a lost one.
  !/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff\ufffd-\uffff]/u.test(text) &&
  !/<\/?[a-z!]/i.test(text);

/** What a reader can see. Some characters count as letters or signs and show nothing: fillers, and an empty Braille cell. */
const VISIBLE = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/** True where a text shows something: spaces and characters without a shape alone do not. */
const isVisible = (text: string): boolean => VISIBLE.test(text);

/** Finds what looks like a placeholder and is none of a text's: it would stand on the page in its braces. */
const findUnknown =
  (...known: string[]) =>
  (value: string): string | undefined =>
    value.match(/\{\w+\}/g)?.find((found) => !known.includes(found));

/**
 * `placeholders` are what the site fills in, such as "{n}"; a text without them would lose the value. It may also hold
 * those in `optional`.
 */
export const text = (
  limit: number,
  description: string,
  placeholders: readonly string[] = [],
  optional: readonly string[] = [],
) => {
  const unknownIn = findUnknown(...placeholders, ...optional);
  return z
    .string()
    .refine(isVisible, {
      error: "a text that is not empty: at least one letter, digit or sign that can be seen",
      abort: true,
    })
    .min(1)
    .max(limit, `at most ${limit} characters`)
    .refine(isPlainText, PLAIN_TEXT)
    .refine(
      (value) => placeholders.every((placeholder) => value.includes(placeholder)),
      `a text that contains ${placeholders.join(" and ")}`,
    )
    .refine((value) => unknownIn(value) === undefined, {
      error: ({ input }) => `a text without ${unknownIn(String(input))}: the site fills in nothing for it`,
    })
    .meta({ description });
};

export const label = (description: string, ...placeholders: string[]) => text(LIMIT.label, description, placeholders);
export const line = (description: string, ...placeholders: string[]) => text(LIMIT.line, description, placeholders);
export const sentence = (description: string, ...optional: string[]) => text(LIMIT.sentence, description, [], optional);
export const paragraph = (description: string, placeholders: readonly string[] = []) =>
  text(LIMIT.paragraph, description, placeholders);

export const paragraphs = (description: string) =>
  z.array(paragraph("One paragraph.")).min(1).max(12).meta({ description });

/** Lower-case words joined by hyphens: what an address is made of. */
const WORDS = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Longest slug, in characters. */
const SLUG_LENGTH = 60;

/** What a slug is, for messages. */
export const SLUG = `lower-case words joined by hyphens, at most ${SLUG_LENGTH} characters`;

/** Whether a text can be part of an address. */
export const isSlug = (value: string): boolean => WORDS.test(value) && value.length <= SLUG_LENGTH;

export const slug = (description: string) =>
  z.string().regex(WORDS, "lower-case words joined by hyphens").max(SLUG_LENGTH).meta({ description });
