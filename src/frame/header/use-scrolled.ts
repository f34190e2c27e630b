import { useEffect, useState } from "react";

/** Scroll distance after which the bar becomes translucent, in pixels (docs/product.md, section 9). */
const SCROLL_THRESHOLD = 50;

/** Whether the page is scrolled past the threshold. */
export const useScrolled = (): boolean => {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const update = () => setScrolled(window.scrollY > SCROLL_THRESHOLD);
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, []);
  return scrolled;
};
