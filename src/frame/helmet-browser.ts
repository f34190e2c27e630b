import { Children, isValidElement, useEffect, type ReactNode } from "react";

/** The attribute that react-helmet sets on its elements. */
const MARK = "data-react-helmet";

type HeadProps = Record<string, unknown> & { children?: ReactNode };

const toElement = (type: string, { children, ...attributes }: HeadProps): HTMLElement => {
  const element = document.createElement(type);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.setAttribute(MARK, "true");
  element.textContent = Children.toArray(children).join("");
  return element;
};

/**
 * Replaces react-helmet in the browser's bundle (src/gatsby/webpack.ts), where it would weigh 6 kB. The build writes
 * each page's head with react-helmet itself, so the browser only has to replace the head when the page changes.
 *
 * @param props elements of the head, as react-helmet takes them; the title comes first
 */
export const Helmet = ({ children }: { children?: ReactNode }): null => {
  useEffect(() => {
    const elements = Children.toArray(children)
      .filter((child) => isValidElement<HeadProps>(child))
      .map((child) => toElement(String(child.type), child.props));
    const title = elements.find((element) => element.localName === "title")?.textContent ?? "";
    // Titles are unique, so if the title is the same, the head already belongs to this page.
    if (title === document.title) return;
    document.title = title;
    for (const old of document.head.querySelectorAll(`[${MARK}]:not(title)`)) old.remove();
    document.head.append(...elements.filter((element) => element.localName !== "title"));
  }, [children]);
  return null;
};
