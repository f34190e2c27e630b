/**
 * A function as the text of an inline script. Its text is the same on every
 * page, so one hash in the Content-Security-Policy allows it everywhere.
 */
export const inlineScript = (run: () => void): string => `(${run.toString()})();`;
