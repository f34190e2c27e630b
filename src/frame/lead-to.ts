/** Makes a link of the assistant or the search lead to the exact words that the visitor saw. */
import { asTyped, WORD_JOINER } from "../lib/as-typed";
import { isOutOfView, targetHeading } from "../ui/focus-heading";

/** Name of the highlight in lead-to.css. */
const HIGHLIGHT = "quoted";

/** The period that the index may have added to turn a text into a sentence (src/gatsby/search/entries.ts). */
const LAST_SIGN = /\.$/;

/** Maps an offset in a text as typed (`asTyped`) to the offset in the original text. */
const placeIn = (text: string, typed: number): number => {
  let place = 0;
  for (let left = typed; left > 0; place += 1) if (text[place] !== WORD_JOINER) left -= 1;
  return place;
};

/**
 * Finds a text within an element.
 *
 * @param part element to search
 * @param wanted the text as typed (`asTyped`); on the page it may span several elements
 * @returns the range of its first visible occurrence; undefined if there is none
 */
export const findText = (part: Element, wanted: string): Range | undefined => {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const nodes: { node: Text; start: number }[] = [];
  let text = "";
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    nodes.push({ node, start: text.length });
    text += asTyped(node.data);
  }
  const nodeAt = (place: number) => nodes.findLast(({ start }) => start <= place);
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const first = nodeAt(at);
    const last = nodeAt(at + wanted.length - 1);
    if (!first || !last) return undefined;
    const range = document.createRange();
    range.setStart(first.node, placeIn(first.node.data, at - first.start));
    range.setEnd(last.node, placeIn(last.node.data, at + wanted.length - last.start));
    if (range.getClientRects().length > 0) return range;
  }
  return undefined;
};

/** The last visible heading before a place. */
const headingBefore = (part: Element, place: Range): HTMLElement | undefined =>
  [...part.querySelectorAll<HTMLElement>("h1, h2, h3, h4")].findLast(
    (heading) => place.comparePoint(heading, 0) < 0 && heading.getClientRects().length > 0,
  );

/**
 * Highlights sentences in a part, replacing the previous highlights, and scrolls to the first one, which may be far
 * below the focused heading.
 */
const markSentences = (named: Element, sentences: readonly string[]): void => {
  // The address of a section may name its heading instead of the section.
  const part = named.closest("section") ?? named;
  const ranges = sentences.flatMap(
    (sentence) => findText(part, sentence) ?? findText(part, sentence.replace(LAST_SIGN, "")) ?? [],
  );
  // Firefox before 140 does not support highlights.
  if ("highlights" in CSS) CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges));
  const [first] = ranges;
  if (!first || !isOutOfView(first)) return;
  const heading = headingBefore(part, first);
  if (heading) {
    if (heading.tabIndex < 0) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  first.startContainer.parentElement?.scrollIntoView({ block: "center" });
};

/**
 * Makes the link that is being followed lead to the heading of a place, and highlights there what the visitor saw
 * quoted.
 *
 * @param title title of the place
 * @param sentences the quoted sentences as typed (`asTyped`); if there are none, nothing is highlighted
 */
export const leadTo = (title: string, sentences: readonly string[]): void =>
  targetHeading(title, sentences, (part) => markSentences(part, sentences));
