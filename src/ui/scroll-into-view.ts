/** Scrolls an element into view: smoothly, or at once for visitors who prefer reduced motion. */
export const scrollIntoView = (element: Element, block: "center" | "nearest"): void => {
  const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  element.scrollIntoView({ block, behavior: still ? "instant" : "smooth" });
};
