/**
 * One "@", then at least two parts joined by dots. No character fits two places of the pattern, so it cannot backtrack:
 * the time it takes is linear in the length of the text.
 */
const ADDRESS = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Whether a text looks like an email address. Space at either end does not count. */
export const isEmail = (text: string): boolean => ADDRESS.test(text.trim());
