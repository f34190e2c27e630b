import { useEffect, useState, type RefObject } from "react";

/** How far below the window an element counts as seen, so that what it needs arrives before it does. */
const AHEAD = "25%";

/**
 * Whether an element has been in the window, or near its lower edge. Once true, it stays true.
 *
 * @param element the element's ref
 */
export const useSeen = (element: RefObject<Element>): boolean => {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current || isSeen) return;
    const views = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setSeen(true),
      {
        rootMargin: `0px 0px ${AHEAD}`,
      },
    );
    views.observe(element.current);
    return () => views.disconnect();
  }, [element, isSeen]);
  return isSeen;
};
