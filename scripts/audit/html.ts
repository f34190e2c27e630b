/** Reads built pages as a browser with scripts turned off does. */
import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterMap } from "parse5";

export type HtmlElement = {
  tag: string;
  attributes: ReadonlyMap<string, string>;
  /** The element's own text, without that of its children. */
  text: string;
};

type Node = DefaultTreeAdapterMap["node"];

/**
 * Every element of a page, in document order.
 *
 * @param html the page
 */
export const elementsOf = (html: string): HtmlElement[] => {
  const elements: HtmlElement[] = [];
  const visit = (node: Node): void => {
    const children = "childNodes" in node ? node.childNodes : [];
    if (tree.isElementNode(node)) {
      elements.push({
        tag: node.tagName,
        attributes: new Map(node.attrs.map(({ name, value }) => [name, value])),
        text: children.map((child) => (tree.isTextNode(child) ? child.value : "")).join(""),
      });
    }
    children.forEach(visit);
  };
  visit(parse(html, { scriptingEnabled: false }));
  return elements;
};
