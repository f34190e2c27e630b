import { useCallback, useEffect, useRef } from "react";
import { idFromHash } from "../../lib/id-from-hash";
import { articleOfId } from "../../lib/page-ids";
import { tellShown } from "../../ui/focus-heading";
import { hasModifier } from "../../ui/has-modifier";
import { dropHash, entryState } from "../../ui/history-state";
import { watchPressBeside } from "../../ui/press-beside";

/** The link that opened an article. */
type Opener = {
  slug: string;
  /** Gets the focus back afterwards. Undefined for a link within an article, which is gone once that article closes. */
  link: HTMLElement | undefined;
  /** How many history entries back the page is, once the article is open. */
  steps: number;
};

/** 0 if going back does not lead to the page that the article was opened from, such as after a direct visit. */
const stepsToBlog = (): number => entryState().stepsToBlog ?? 0;

const openerOf = (link: HTMLAnchorElement): Opener => {
  const slug = idFromHash(link.hash);
  if (!link.closest("dialog")) return { slug, link, steps: 1 };
  // The link leads from one article to the next.
  const steps = stepsToBlog();
  return { slug, link: undefined, steps: steps && steps + 1 };
};

/** Takes the article out of the address. If the page is in the history, goes back to it. */
const leaveArticle = (): void => {
  const steps = stepsToBlog();
  if (steps > 0) history.go(-steps);
  else dropHash();
};

/** True for a click on the dialog beside the sheet, but not on the dialog's scroll bar. */
const isBeside = ({ target, clientX }: MouseEvent): boolean =>
  target instanceof HTMLDialogElement && clientX < target.clientWidth;

const closeDialog = (event: MouseEvent): void => {
  event.preventDefault();
  (event.target as Element).closest("dialog")?.close();
};

/**
 * Scrolls an open article to where the reader left this history entry, or to the heading that a link named. Call it
 * once the whole article is rendered.
 */
export const resumeReading = (slug: string): void => {
  const article = document.getElementById(slug);
  if (!article) return;
  const { scrolled } = entryState();
  if (scrolled) article.scrollTop = scrolled;
  tellShown(article);
};

/**
 * Opens the article whose slug or heading is after the # of the address, as a modal dialog. The address is the source
 * of truth: a link, Back and Forward, or a visit with a # open and close articles. Closing by hand removes the #.
 * Before this runs, CSS shows the article by `:target` (blog.css).
 *
 * @param navigationKey changes with every navigation of the router, which may add or drop a # without the browser's
 *   events
 * @param onOpen called with the slug of an article that opens; keep its identity
 * @param onMissing called with a fragment that matches neither a dialog nor any other element; keep its identity
 * @returns the ref of the element that holds the dialogs, in which a link marked `data-close` closes its dialog; and a
 *   function with a stable identity to call when a dialog has been added
 */
export const useArticleHash = <T extends HTMLElement>(
  navigationKey: unknown,
  onOpen: (slug: string) => void,
  onMissing?: (slug: string) => void,
) => {
  const articlesRef = useRef<T>(null);
  const followRef = useRef<() => void>();
  const follow = useCallback(() => followRef.current?.(), []);

  useEffect(() => {
    const root = articlesRef.current;
    if (!root) return;
    let opener: Opener | undefined;
    const listening = new AbortController();
    const { signal } = listening;

    const wantedSlug = () => articleOfId(idFromHash(location.hash));
    const wanted = () => document.getElementById(wantedSlug());

    followRef.current = () => {
      const asked = wanted();
      for (const dialog of root.querySelectorAll("dialog")) if (dialog !== asked) dialog.close();
      if (!asked && wantedSlug()) onMissing?.(wantedSlug());
      if (!(asked instanceof HTMLDialogElement)) return;
      if (!asked.open) {
        if (opener?.slug === asked.id && opener.steps > 0)
          history.replaceState({ ...entryState(), stepsToBlog: opener.steps }, "");
        asked.showModal();
        onOpen(asked.id);
      }
      // When Chromium navigates to a fragment, it moves the focus to the dialog itself or out of it.
      const { activeElement } = document;
      if (activeElement === asked || !asked.contains(activeElement))
        asked.querySelector<HTMLElement>("[data-close]")?.focus({ preventScroll: true });
    };

    const onDocumentClick = (event: MouseEvent) => {
      if (!(event.target instanceof Element)) return;
      const link = event.target.closest<HTMLAnchorElement>('a[href^="#"]');
      if (!link || event.defaultPrevented) return;
      opener = hasModifier(event) ? undefined : openerOf(link);
    };

    const onClose = ({ target }: Event) => {
      // The event fires a task later, so Forward may have opened the article again.
      if (!(target instanceof HTMLDialogElement) || target.open) return;
      if (wanted() === target) leaveArticle();
      // There may be no link: Safari on a Mac does not focus links on click, and a direct visit has none.
      const { id } = target;
      const link = opener?.slug === id ? opener.link : undefined;
      // Focus the last link to the article. The featured article also has a link above the list, but here the list's
      // link is the right one.
      const links = document.querySelectorAll<HTMLElement>(`a[href="#${id}"]`);
      (link ?? [...links].findLast((other) => !other.closest("dialog")))?.focus({ preventScroll: true });
      // Keep the opener of any other article: it may still be loading.
      if (opener?.slug === id) opener = undefined;
    };

    /**
     * Remembers the scroll position, so that a reader who follows the link at the end of an article comes back to that
     * end. Safari before 26.2 lacks this event.
     */
    const onScrollEnd = ({ target }: Event) => {
      const article = wanted();
      if (article && article === target) history.replaceState({ ...entryState(), scrolled: article.scrollTop }, "");
    };

    const onClick = (event: MouseEvent) => {
      if ((event.target as Element).closest("[data-close]")) closeDialog(event);
    };

    follow();
    root.dataset.live = "";
    document.addEventListener("click", onDocumentClick, { signal });
    root.addEventListener("close", onClose, { capture: true, signal });
    root.addEventListener("scrollend", onScrollEnd, { capture: true, signal });
    root.addEventListener("click", onClick, { signal });
    watchPressBeside(root, isBeside, closeDialog, signal);
    addEventListener("popstate", follow, { signal });
    addEventListener("hashchange", follow, { signal });
    return () => listening.abort();
  }, [onOpen, onMissing, follow]);

  useEffect(follow, [navigationKey, follow]);

  return { articlesRef, follow };
};
