/**
 * A function as the text of an inline script. Its text is the same on every
 * page, so one hash in the Content-Security-Policy allows it everywhere.
 *
 * @param run the function, which uses nothing from outside itself
 * @param args functions of the same kind that it is called with
 */
export const inlineScript = <Args extends ((...args: never[]) => void)[]>(
  run: (...args: Args) => void,
  ...args: Args
): string => `(${run.toString()})(${args.join(",")});`;
