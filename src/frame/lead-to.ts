/** Where a link of the assistant or of the search leads: to the very words that the visitor was shown. */
import { asTyped, WORD_JOINER } from "../lib/as-typed";
import { isOutOfView, targetHeading } from "../ui/focus-heading";

/** Name of the highlight in lead-to.css. */
const HIGHLIGHT = "quoted";

/** The sign that a text of the content may have got as it became a sentence (src/gatsby/search/entries.ts). */
const LAST_SIGN = /\.$/;

/** Where a place of a text as it is typed lies in the text as it stands. */
const placeIn = (text: string, typed: number): number => {
  let place = 0;
  for (let left = typed; left > 0; place += 1) if (text[place] !== WORD_JOINER) left -= 1;
  return place;
};

/**
 * Finds a text in what a page shows.
 *
 * @param part element to look in
 * @param wanted the text as it is typed; on the page it may stand in several elements
 * @returns where it stands in sight for the first time; undefined where it does not
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

/** The last heading before a place. */
const headingBefore = (part: Element, place: Range): HTMLElement | undefined =>
  [...part.querySelectorAll<HTMLElement>("h1, h2, h3, h4")].findLast(
    (heading) => place.comparePoint(heading, 0) < 0 && heading.getClientRects().length > 0,
  );

/** Marks sentences of a part until the next ones are marked, and shows the first: it may lie far below the heading that has the focus. */
const markSentences = (named: Element, sentences: readonly string[]): void => {
  // The address of a section may name its heading.
  const part = named.closest("section") ?? named;
  const ranges = sentences.flatMap(
    (sentence) => findText(part, sentence) ?? findText(part, sentence.replace(LAST_SIGN, "")) ?? [],
  );
  // Firefox before 140 has no highlights.
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
 * Has the link that is being followed lead to the heading of a place, and to what was shown of it, which is marked there.
 *
 * @param title the place's title
 * @param sentences what the visitor was shown of it, as it is typed; where there is none, nothing is marked
 */
export const leadTo = (title: string, sentences: readonly string[]): void =>
  targetHeading(title, sentences, (part) => markSentences(part, sentences));
