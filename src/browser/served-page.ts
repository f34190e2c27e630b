/**
 * Reads what the build wrote into the served page about itself (finish-html.ts). Pages of `gatsby develop` do not have
 * it.
 */

/**
 * The page that the host sent as this document, whatever the address.
 *
 * @returns path of the page, such as "/about"; undefined in `gatsby develop`
 */
export const servedPage = (): string | undefined =>
  document.querySelector<HTMLElement>("script[data-page]")?.dataset.page;

/** Id of the build that the document belongs to; empty in `gatsby develop`, which handles updates itself. */
export const servedBuild = (): string => document.querySelector<HTMLElement>("script[data-build]")?.dataset.build ?? "";

/** Whether the style sheet of all pages has loaded: a built page contains only its own part. */
export const areStylesThere = (): boolean =>
  servedPage() === undefined || document.documentElement.dataset.styled !== undefined;
