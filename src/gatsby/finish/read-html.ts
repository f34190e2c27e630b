import { Parser } from "htmlparser2";

/** An element of a page and its position in the HTML. */
export type HtmlElement = {
  name: string;
  /** Values as a browser reads them, with character references resolved. */
  attributes: Readonly<Record<string, string>>;
  /** Offset of its "<". */
  start: number;
  /** Offset after its opening tag. */
  open: number;
  /** Offset before its closing tag; the same as `open` for elements without one. */
  close: number;
  /** Offset after its closing tag. */
  end: number;
};

/**
 * Parses a page.
 *
 * @param html the page
 * @returns every element, in the order of the opening tags
 */
export const readHtml = (html: string): HtmlElement[] => {
  const elements: HtmlElement[] = [];
  const opened: HtmlElement[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const open = parser.endIndex + 1;
      const element = { name, attributes, start: parser.startIndex, open, close: open, end: open };
      elements.push(element);
      opened.push(element);
    },
    onclosetag(_name, implied) {
      const element = opened.pop();
      // Void elements close with the tag that opens them.
      if (!element || parser.startIndex === element.start) return;
      element.close = parser.startIndex;
      element.end = implied ? parser.startIndex : parser.endIndex + 1;
    },
  });
  parser.end(html);
  return elements;
};

/** The raw HTML between an element's tags. */
export const innerText = (html: string, { open, close }: HtmlElement): string => html.slice(open, close);

/** A range of a page and its replacement. */
export type Edit = { start: number; end: number; text: string };

/**
 * Replaces ranges of a page.
 *
 * @param html the page
 * @param edits ranges that do not overlap, in any order
 */
export const editHtml = (html: string, edits: readonly Edit[]): string => {
  let result = "";
  let done = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    result += html.slice(done, start) + text;
    done = end;
  }
  return result + html.slice(done);
};
