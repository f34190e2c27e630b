import { idFromHash } from "../../lib/id-from-hash";
import { hasModifier } from "../../ui/has-modifier";

/** A heading is the current one when it has passed this share of the window's height, from above. */
const CURRENT_LINE = 0.3;

/** More than the height of any article, pixels. */
const FAR_ABOVE = 100_000;

/**
 * Marks in an article's list of headings the one that is being read, and follows its links within the article: the
 * address keeps naming the article.
 *
 * @param list the list, within an open article
 * @returns what ends it
 */
export const watchContents = (list: HTMLElement): (() => void) => {
  const dialog = list.closest("dialog");
  const links = [...list.querySelectorAll("a")];
  const headings = links.flatMap((link) => document.getElementById(idFromHash(link.hash)) ?? []);

  const mark = () => {
    const line = innerHeight * CURRENT_LINE;
    // None in the words before the first one.
    const current = headings.filter((heading) => heading.getBoundingClientRect().top <= line).length - 1;
    links.forEach((link, index) => {
      if (index === current) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    });
  };
  // Called when a heading crosses the line, in one leap too, and once at the beginning: all above the line is watched.
  const observer = new IntersectionObserver(mark, {
    root: dialog,
    rootMargin: `${FAR_ABOVE}px 0px ${(CURRENT_LINE - 1) * 100}% 0px`,
  });
  headings.forEach((heading) => observer.observe(heading));

  // The headings have their names only now.
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
