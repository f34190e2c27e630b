/** Brings an element into view: gently, but at once for visitors who want no movement. */
export const scrollIntoView = (element: Element, block: "center" | "nearest"): void => {
  const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  element.scrollIntoView({ block, behavior: still ? "instant" : "smooth" });
};
