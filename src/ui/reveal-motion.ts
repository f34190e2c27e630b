import { inView } from "framer-motion/dom";
import { animate } from "framer-motion/dom/mini";

const ENTRANCE = { duration: 0.25, ease: [0.2, 0.7, 0.2, 1] } as const;
/** How far every entering element moves (docs/design.md, Motion). */
const RISE = "translateY(12px)";

/**
 * Plays an entrance once, when the element scrolls into view. An element that is already in view does not move: the
 * visitor may be reading it.
 *
 * @param element the element
 * @param delay delay before the entrance, in seconds
 * @returns a function that stops watching
 */
export const revealOnView = (element: HTMLElement, delay: number): (() => void) => {
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return () => undefined;
  if (element.getBoundingClientRect().top < window.innerHeight) return () => undefined;
  return inView(
    element,
    () => {
      animate(element, { opacity: [0, 1], transform: [RISE, "none"] }, { ...ENTRANCE, delay });
    },
    { margin: "0px 0px 40px 0px" },
  );
};
