/** Finds the positions of headings in a PDF that Chromium has made, from its outline. */

type PrintedHeading = {
  title: string;
  /** Distance from its top to the bottom edge of its page, in points. */
  fromFoot: number;
};

/** The readable characters of a PDF string, which may be UTF-16 and contain escapes. */
const textOf = (raw: string): string => raw.replace(/[^\x20-\x7e]|\\./g, "");

/**
 * Reads the outline, whose entries are uncompressed objects: a title and a position on a page.
 *
 * @param pdf the file, made with `outline: true`
 * @returns the headings, in their order
 */
export const headingsOf = (pdf: Buffer): PrintedHeading[] =>
  Array.from(
    pdf
      .toString("latin1")
      .matchAll(/\/Title\s*(?:\((?<title>(?:[^()\\]|\\.)*)\)|<[^>]*>)[^]*?\/XYZ\s+[\d.-]+\s+(?<top>[\d.-]+)/g),
    ({ groups }) => ({ title: textOf(groups?.title ?? ""), fromFoot: Number(groups?.top) }),
  );
