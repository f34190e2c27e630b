import { useEffect, useRef, type HTMLAttributes, type RefObject } from "react";
import { firstInteraction } from "./first-interaction";

/** Delay between the entrances of neighbors, in seconds (docs/product.md, section 9: 0.1 s per index). */
const STAGGER = 0.1;

type RevealProps = HTMLAttributes<HTMLElement> & {
  as: "li" | "article";
  /** Position among its neighbors; each enters slightly later than the previous one. */
  index?: number;
};

/**
 * Fades an element in when it scrolls into view. The server-rendered element is visible, and it stays visible without
 * scripts, without motion and in print.
 */
export const Reveal = ({ as, index = 0, ...props }: RevealProps) => {
  const element = useRef<HTMLElement>(null);

  useEffect(() => {
    let stop: (() => void) | undefined;
    let unmounted = false;
    void firstInteraction()
      .then(() => import("./reveal-motion"))
      .then(({ revealOnView }) => {
        if (!unmounted && element.current) stop = revealOnView(element.current, index * STAGGER);
      })
      // Without the chunk, the element shows without an entrance.
      .catch(() => undefined);
    return () => {
      unmounted = true;
      stop?.();
    };
  }, [index]);

  // One tag name stands for both: they take the same attributes, and the effect only needs an HTMLElement.
  const Element = as as "li";
  return <Element ref={element as RefObject<HTMLLIElement>} {...props} />;
};
