/**
 * One "@", then at least two parts joined by dots. Every character fits one place of the pattern only, so
 * the time it takes grows with the length of the text and no faster.
 */
const ADDRESS = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** True where a text looks like an email address; space at either end does not count. */
export const isEmail = (text: string): boolean => ADDRESS.test(text.trim());
