/** What keeps a value on one line (src/gatsby/content/keep-values.ts): "24 hours". */
export const NO_BREAK_SPACE = "\u00a0";

/** Keeps a range on one line, after its dash: "4–16". */
export const WORD_JOINER = "\u2060";

/** A text of the content as somebody would type it, for what compares or searches texts. */
export const asTyped = (text: string): string => text.replaceAll(NO_BREAK_SPACE, " ").replaceAll(WORD_JOINER, "");
