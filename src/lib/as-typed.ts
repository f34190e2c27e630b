/** What keeps a value on one line (src/gatsby/content/keep-values.ts): "24 hours", "4–16 weeks". */
export const NO_BREAK_SPACE = "\u00a0";

/** Allows no break where it stands, after a dash, and takes no room. */
export const WORD_JOINER = "\u2060";

/** A text of the content as somebody would type it, for what compares or searches texts. */
export const asTyped = (text: string): string => text.replaceAll(NO_BREAK_SPACE, " ").replaceAll(WORD_JOINER, "");
