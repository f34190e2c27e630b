/**
 * Whether a key belongs to a word that is being put together, as in Japanese or Chinese. Safari says so of the key that
 * ends one by its code alone.
 */
export const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;
