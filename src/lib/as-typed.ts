/** Keeps a value and its unit on one line (src/gatsby/content/keep-values.ts): "24 hours". */
export const NO_BREAK_SPACE = "\u00a0";

/** Placed after the dash of a range to keep it on one line: "4–16". */
export const WORD_JOINER = "\u2060";

/** A text of the content with plain spaces, as somebody would type it. Use it to compare or search texts. */
export const asTyped = (text: string): string => text.replaceAll(NO_BREAK_SPACE, " ").replaceAll(WORD_JOINER, "");
