/** Where headings stand in a PDF that Chromium has made, with an outline of them. */

export type PrintedHeading = {
  title: string;
  /** Distance of its top from the lower edge of its page, in points. */
  fromFoot: number;
};

/** A PDF's text in UTF-16, as hexadecimal digits or with escapes. */
const textOf = (raw: string): string => raw.replace(/[^\x20-\x7e]|\\./g, "");

/**
 * Reads the outline, whose entries are plain objects: a title and a place on a page.
 *
 * @param pdf the file; made with `outline: true`
 * @returns the headings in their order
 */
export const headingsOf = (pdf: Buffer): PrintedHeading[] =>
  Array.from(
    pdf
      .toString("latin1")
      .matchAll(/\/Title\s*(?:\((?<title>(?:[^()\\]|\\.)*)\)|<[^>]*>)[^]*?\/XYZ\s+[\d.-]+\s+(?<top>[\d.-]+)/g),
    ({ groups }) => ({ title: textOf(groups?.title ?? ""), fromFoot: Number(groups?.top) }),
  );
