import { useEffect, useRef } from "react";

/** Pause in scrolling after which assistive technology gets the new value, in milliseconds. */
const REST_MS = 150;

/**
 * Shows how far the page is scrolled on an element of role "progressbar". Every frame updates only the scale of its
 * first child. The accessible value is updated once scrolling pauses.
 *
 * @returns the ref of the element
 */
export const useScrollProgress = <T extends HTMLElement>() => {
  const element = useRef<T>(null);

  useEffect(() => {
    let frame = 0;
    let rest = 0;
    const show = () => {
      frame = 0;
      const { scrollHeight, clientHeight } = document.documentElement;
      const distance = scrollHeight - clientHeight;
      // Some browsers scroll beyond either end and spring back.
      const share = distance > 0 ? Math.min(1, Math.max(0, window.scrollY / distance)) : 0;
      const bar = element.current?.firstElementChild;
      if (bar instanceof HTMLElement) bar.style.transform = `scaleX(${share})`;
      window.clearTimeout(rest);
      rest = window.setTimeout(
        () => element.current?.setAttribute("aria-valuenow", String(Math.round(share * 100))),
        REST_MS,
      );
    };
    const update = () => {
      frame ||= requestAnimationFrame(show);
    };
    update();
    window.addEventListener("scroll", update, { passive: true });
    // The height of the page changes with the window and with the filter.
    const size = new ResizeObserver(update);
    size.observe(document.documentElement);
    return () => {
      window.removeEventListener("scroll", update);
      size.disconnect();
      cancelAnimationFrame(frame);
      window.clearTimeout(rest);
    };
  }, []);

  return element;
};
