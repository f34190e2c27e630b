/**
 * Whether a key belongs to an input method composition, as in Japanese or Chinese. For the key that ends one, Safari
 * only reports the key code.
 */
export const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;
