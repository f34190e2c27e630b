import { useEffect, useState } from "react";

/**
 * Whether the page is scrolled further than a threshold.
 *
 * @param threshold distance in pixels
 * @returns false at the threshold and above it, true beyond
 */
export const useScrolled = (threshold: number): boolean => {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const update = () => setScrolled(window.scrollY > threshold);
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, [threshold]);
  return scrolled;
};
