import { idFromHash } from "../../lib/id-from-hash";
import { hasModifier } from "../../ui/has-modifier";

/** A heading becomes current when its top is above this share of the window's height. */
const CURRENT_LINE = 0.3;

/** Greater than the height of any article, in pixels. */
const FAR_ABOVE = 100_000;

/**
 * Marks the heading that is being read in an article's list of headings. Also handles the list's links by scrolling, so
 * that the address keeps naming the article.
 *
 * @param list the list, within an open article
 * @returns a function that stops watching
 */
export const watchContents = (list: HTMLElement): (() => void) => {
  const dialog = list.closest("dialog");
  const links = [...list.querySelectorAll("a")];
  const headings = links.flatMap((link) => document.getElementById(idFromHash(link.hash)) ?? []);

  const mark = () => {
    const line = innerHeight * CURRENT_LINE;
    // None is current in the text before the first heading.
    const current = headings.filter((heading) => heading.getBoundingClientRect().top <= line).length - 1;
    links.forEach((link, index) => {
      if (index === current) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    });
  };
  // The observed area reaches far above the line. So the callback runs once at the start and whenever a heading crosses
  // the line, even in one jump.
  const observer = new IntersectionObserver(mark, {
    root: dialog,
    rootMargin: `${FAR_ABOVE}px 0px ${(CURRENT_LINE - 1) * 100}% 0px`,
  });
  headings.forEach((heading) => observer.observe(heading));

  // The headings get their ids only now.
  headings.find(({ id }) => id === idFromHash(location.hash))?.scrollIntoView();

  const onClick = (event: MouseEvent) => {
    const heading = headings[links.indexOf(event.currentTarget as HTMLAnchorElement)];
    if (!heading || hasModifier(event)) return;
    event.preventDefault();
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    heading.scrollIntoView();
  };
  links.forEach((link) => link.addEventListener("click", onClick));

  return () => {
    observer.disconnect();
    links.forEach((link) => link.removeEventListener("click", onClick));
  };
};
