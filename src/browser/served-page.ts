/** What the page that the host sent says of itself (finish-html.ts writes it); in `gatsby develop` pages say nothing. */

/**
 * The page that the host sent with this document, whatever the address.
 *
 * @returns path of the page, such as "/about"; undefined in `gatsby develop`
 */
export const servedPage = (): string | undefined =>
  document.querySelector<HTMLElement>("script[data-page]")?.dataset.page;

/** Identity of the build that the document is of; an empty text in `gatsby develop`, which has a way of its own. */
export const servedBuild = (): string => document.querySelector<HTMLElement>("script[data-build]")?.dataset.build ?? "";

/** Whether the style sheet of all pages is there: a built page holds only its own part. */
export const areStylesThere = (): boolean =>
  servedPage() === undefined || document.documentElement.dataset.styled !== undefined;
