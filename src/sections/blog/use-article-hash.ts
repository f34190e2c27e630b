import { useCallback, useEffect, useRef } from "react";
import { idFromHash } from "../../lib/id-from-hash";
import { articleOfId } from "../../lib/page-ids";
import { tellShown } from "../../ui/focus-heading";
import { hasModifier } from "../../ui/has-modifier";
import { dropHash, entryState } from "../../ui/history-state";
import { watchPressBeside } from "../../ui/press-beside";

/** What an article is opened from, by a link to it. */
type Opener = {
  slug: string;
  /** Takes the focus afterwards; undefined for a link within an article, which closes with that. */
  link: HTMLElement | undefined;
  /** How many steps back the page lies, once it is open. */
  steps: number;
};

/** 0 where no step back leads to the page that the article was opened from, such as after a direct visit. */
const stepsToBlog = (): number => entryState().stepsToBlog ?? 0;

const openerOf = (link: HTMLAnchorElement): Opener => {
  const slug = idFromHash(link.hash);
  if (!link.closest("dialog")) return { slug, link, steps: 1 };
  // One article leads to the next.
  const steps = stepsToBlog();
  return { slug, link: undefined, steps: steps && steps + 1 };
};

/** Takes the article out of the address: where steps back lead to the page, by those. */
const leaveArticle = (): void => {
  const steps = stepsToBlog();
  if (steps > 0) history.go(-steps);
  else dropHash();
};

/** The sheet covers the dialog but for what lies beside it, and the dialog's scroll bar. */
const isBeside = ({ target, clientX }: MouseEvent): boolean =>
  target instanceof HTMLDialogElement && clientX < target.clientWidth;

const closeDialog = (event: MouseEvent): void => {
  event.preventDefault();
  (event.target as Element).closest("dialog")?.close();
};

/** Shows an open article where it was read when its entry of the history was left, or at what a link to it named. Call it once all of the article is there. */
export const resumeReading = (slug: string): void => {
  const article = document.getElementById(slug);
  if (!article) return;
  const { scrolled } = entryState();
  if (scrolled) article.scrollTop = scrolled;
  tellShown(article);
};

/**
 * Opens the article that the address names after its #, or whose heading it names, as a modal dialog.
 * The address leads: a link, Back and Forward, or a visit with a # open and
 * close; closing by hand takes the # away again. Before this runs, CSS shows
 * the article by `:target` (blog.css).
 *
 * @param navigationKey changes with every navigation of the router, which may add or
 *   drop a # without the browser's events
 * @param onOpen called with the slug of an article that opens; keep its identity
 * @param onMissing called with a slug of which there is no dialog, nor any other element; keep its identity
 * @returns the ref of the element that holds the dialogs, where a link marked `data-close` closes its dialog; and what
 *   to call when a dialog has been added, which keeps its identity
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
      // On the way to a fragment Chromium moves focus on to the dialog itself, or away from it.
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
      // The event comes a task later: Forward may have opened the article again.
      if (!(target instanceof HTMLDialogElement) || target.open) return;
      if (wanted() === target) leaveArticle();
      // Safari on a Mac focuses no link on click; after a direct visit there was none.
      const { id } = target;
      const link = opener?.slug === id ? opener.link : undefined;
      // The featured article has a link above the list as well; of one that was reached by another, the list's counts.
      const links = document.querySelectorAll<HTMLElement>(`a[href="#${id}"]`);
      (link ?? [...links].findLast((other) => !other.closest("dialog")))?.focus({ preventScroll: true });
      // What was followed may be an article that is still being fetched.
      if (opener?.slug === id) opener = undefined;
    };

    /** Who follows a link at the end of an article comes back to that end. Safari before 26.2 has no such event. */
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
