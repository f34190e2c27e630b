import { idFromHash } from "../../lib/id-from-hash";
import { hasModifier } from "../../ui/has-modifier";
import { dropHash, entryState, writeEntry } from "../../ui/history-state";

/** The link that opened an article. */
type Opener = {
  slug: string;
  /**
   * Gets the focus back afterwards. For a link from one article to the next, it is the link that opened the first one:
   * it is still where the visitor left the page.
   */
  link: HTMLElement | undefined;
  /** How many history entries back the page is, once the article is open. */
  steps: number;
};

/** 0 if going back does not lead to the page that the article was opened from, such as after a direct visit. */
const stepsToBlog = (): number => entryState().stepsToBlog ?? 0;

const openerOf = (link: HTMLAnchorElement, previous: Opener | undefined): Opener => {
  const slug = idFromHash(link.hash);
  if (!link.closest("dialog")) return { slug, link, steps: 1 };
  // The link leads from one article to the next.
  const steps = stepsToBlog();
  return { slug, link: previous?.link, steps: steps && steps + 1 };
};

/** Takes the article out of the address. If the page is in the history, goes back to it. */
export const leaveArticle = (): void => {
  const steps = stepsToBlog();
  if (steps > 0) history.go(-steps);
  else dropHash();
};

/**
 * Remembers the link that opens an article.
 *
 * @param signal ends this
 * @returns functions to call before an article opens and after it has closed, each with its slug
 */
export const watchOpener = (signal: AbortSignal) => {
  let opener: Opener | undefined;

  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>('a[href^="#"]');
    if (!link || event.defaultPrevented) return;
    opener = hasModifier(event) ? undefined : openerOf(link, opener);
  };
  document.addEventListener("click", onClick, { signal });

  return {
    /** Stores in the article's history entry how far back the page is. */
    storeSteps: (slug: string): void => {
      if (opener?.slug === slug && opener.steps > 0) writeEntry({ ...entryState(), stepsToBlog: opener.steps });
    },
    returnFocus: (slug: string): void => {
      // There may be no link: Safari on a Mac does not focus links on click, and a direct visit has none.
      const link = opener?.slug === slug ? opener.link : undefined;
      // Focus the last link to the article. The featured article also has a link above the list, but here the list's
      // link is the right one.
      const links = document.querySelectorAll<HTMLElement>(`a[href="#${slug}"]`);
      (link ?? [...links].findLast((other) => !other.closest("dialog")))?.focus({ preventScroll: true });
      // Keep the opener of any other article: it may still be loading.
      if (opener?.slug === slug) opener = undefined;
    },
  };
};
