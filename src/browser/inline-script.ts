/**
 * Turns a function into the text of an inline script. The text is the same on every page, so a single hash in the
 * Content-Security-Policy allows it everywhere.
 *
 * @param run the function; it must not use anything from outside itself
 * @param args functions to call it with, with the same restriction
 */
export const inlineScript = <Args extends ((...args: never[]) => void)[]>(
  run: (...args: Args) => void,
  ...args: Args
): string => `(${run.toString()})(${args.join(",")});`;
