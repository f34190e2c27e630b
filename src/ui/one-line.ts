/**
 * For a pair of links as buttons (link-pair.tsx): they share a line on phones, too, unless it is very narrow. Pages that
 * do not use this need not hold its styles.
 */
export const ONE_LINE = "max-sm:*:px-2 max-sm:*:text-nav min-[22.5rem]:max-sm:*:w-auto!";
