/** What keeps a value on one line (src/gatsby/content/keep-values.ts): "24 hours". */
export const NO_BREAK_SPACE = "\u00a0";

/** A text of the content as somebody would type it, for what compares or searches texts. */
export const asTyped = (text: string): string => text.replaceAll(NO_BREAK_SPACE, " ");
