/** Rules of the message form (docs/product.md, section 5). The error messages are in the content. */

import { isEmail } from "../../lib/is-email";

/** Minimum lengths, in characters, not counting spaces at either end. */
export const MINIMUM_LENGTH = { name: 2, message: 10 } as const;

/**
 * Longest text that can be pasted, in UTF-16 units: about twenty pages. Chromium takes up to 20 s to lay out a megabyte
 * of words and emoji, and the page is frozen meanwhile.
 */
export const MAX_PASTE_LENGTH = 50_000;

/** The fields that have a rule; the company has none. */
export type CheckedField = "name" | "email" | "message";

/**
 * True if a text has a minimum length, in Unicode code points: a simple emoji counts as one. A code point takes at most
 * two UTF-16 units, so checking the beginning is enough, and a megabyte costs no more than a line.
 */
const isAtLeast = (minimum: number, text: string): boolean => [...text.trim().slice(0, 2 * minimum)].length >= minimum;

/** True if a message is long enough to be sent and analyzed (docs/product.md, sections 4 and 5). */
export const isMessage = (text: string): boolean => isAtLeast(MINIMUM_LENGTH.message, text);

const RULES = {
  name: (text) => isAtLeast(MINIMUM_LENGTH.name, text),
  email: isEmail,
  message: isMessage,
} satisfies Record<CheckedField, (text: string) => boolean>;

/** True for the names of fields that have a rule. */
export const isCheckedField = (name: string): name is CheckedField => Object.hasOwn(RULES, name);

/**
 * True if a field's text meets its rule (docs/product.md, section 5).
 *
 * @param field name of the field
 * @param text the field's text
 */
export const isValidContact = (field: CheckedField, text: string): boolean => RULES[field](text);
