import { useEffect, useRef, type RefObject } from "react";

/**
 * Writes the pointer's position within an element to its custom properties `--glow-x` and `--glow-y`, in pixels, for a
 * glow in the style sheet. Parts marked `data-glow` get the position relative to themselves.
 *
 * @returns the ref of the element
 */
export const usePointerGlow = <Element extends HTMLElement>(): RefObject<Element> => {
  const ref = useRef<Element>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let frame = 0;
    const follow = ({ clientX, clientY }: PointerEvent) => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        for (const part of [element, ...element.querySelectorAll<SVGElement>("[data-glow]")]) {
          const { left, top } = part.getBoundingClientRect();
          part.style.setProperty("--glow-x", `${clientX - left}px`);
          part.style.setProperty("--glow-y", `${clientY - top}px`);
        }
      });
    };
    element.addEventListener("pointermove", follow, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener("pointermove", follow);
    };
  }, []);
  return ref;
};
