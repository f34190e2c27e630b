/** Rules of the message form (docs/product.md, section 5). Its messages stand in the content. */

import { isEmail } from "../../lib/is-email";

/** Least lengths, in characters, without the space at either end. */
export const MINIMUM_LENGTH = { name: 2, message: 10 } as const;

/**
 * Longest text that can be pasted, in UTF-16 units: some twenty pages. Chromium lays a megabyte of words and emoji out
 * for up to 20 s, in which the page answers nothing.
 */
export const MAX_PASTE_LENGTH = 50_000;

/** The fields that have a rule; the company has none. */
export type CheckedField = "name" | "email" | "message";

/**
 * Whether a text has a least length, in Unicode code points: a simple emoji is one. As each takes two units of
 * the text at most, the beginning decides, and a megabyte costs no more than a line.
 */
const isAtLeast = (minimum: number, text: string): boolean => [...text.trim().slice(0, 2 * minimum)].length >= minimum;

/** True where a message is long enough to be sent and to be looked at (docs/product.md, sections 4 and 5). */
export const isMessage = (text: string): boolean => isAtLeast(MINIMUM_LENGTH.message, text);

const RULES = {
  name: (text) => isAtLeast(MINIMUM_LENGTH.name, text),
  email: isEmail,
  message: isMessage,
} satisfies Record<CheckedField, (text: string) => boolean>;

/** True for the names of fields that have a rule. */
export const isCheckedField = (name: string): name is CheckedField => Object.hasOwn(RULES, name);

/**
 * Whether a field's text meets its rule (docs/product.md, section 5).
 *
 * @param field name of the field
 * @param text what stands in it
 */
export const isValidContact = (field: CheckedField, text: string): boolean => RULES[field](text);
