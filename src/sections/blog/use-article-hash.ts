import { useCallback, useEffect, useRef } from "react";
import { idFromHash } from "../../lib/id-from-hash";
import { articleOfId } from "../../lib/page-ids";
import { tellShown } from "../../ui/focus-heading";
import { entryState, writeEntry } from "../../ui/history-state";
import { watchPressBeside } from "../../ui/press-beside";
import { leaveArticle, watchOpener } from "./article-opener";

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
    const listening = new AbortController();
    const { signal } = listening;
    const opener = watchOpener(signal);

    const wantedSlug = () => articleOfId(idFromHash(location.hash));
    const wanted = () => document.getElementById(wantedSlug());

    followRef.current = () => {
      const asked = wanted();
      for (const dialog of root.querySelectorAll("dialog")) if (dialog !== asked) dialog.close();
      if (!asked && wantedSlug()) onMissing?.(wantedSlug());
      if (!(asked instanceof HTMLDialogElement)) return;
      if (!asked.open) {
        opener.storeSteps(asked.id);
        asked.showModal();
        onOpen(asked.id);
      }
      // When Chromium navigates to a fragment, it moves the focus to the dialog itself or out of it.
      const { activeElement } = document;
      if (activeElement === asked || !asked.contains(activeElement))
        asked.querySelector<HTMLElement>("[data-close]")?.focus({ preventScroll: true });
    };

    const onClose = ({ target }: Event) => {
      // The event fires a task later, so Forward may have opened the article again.
      if (!(target instanceof HTMLDialogElement) || target.open) return;
      if (wanted() === target) leaveArticle();
      opener.returnFocus(target.id);
    };

    /**
     * Remembers the scroll position, so that a reader who follows the link at the end of an article comes back to that
     * end. Safari before 26.2 lacks this event.
     */
    const onScrollEnd = ({ target }: Event) => {
      const article = wanted();
      if (article && article === target) writeEntry({ ...entryState(), scrolled: article.scrollTop });
    };

    const onClick = (event: MouseEvent) => {
      if ((event.target as Element).closest("[data-close]")) closeDialog(event);
    };

    follow();
    root.dataset.live = "";
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
