import { useEffect, useRef, type HTMLAttributes, type RefObject } from "react";
import { firstInteraction } from "./first-interaction";

/** Time between the entrances of neighbors, in seconds (docs/product.md, section 9: 0.1 s per index). */
const STAGGER = 0.1;

type RevealProps = HTMLAttributes<HTMLElement> & {
  as: "li" | "article";
  /** Position among its neighbors; each enters a little later than the one before. */
  index?: number;
};

/**
 * Lets an element enter softly when it is scrolled into view. What the server
 * rendered is visible, and stays so without scripts, without motion and in print.
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
      // Without the chunk the element simply stands where it is.
      .catch(() => undefined);
    return () => {
      unmounted = true;
      stop?.();
    };
  }, [index]);

  // One tag name stands for all: they take the same attributes, and the effect asks only for an HTMLElement.
  const Element = as as "li";
  return <Element ref={element as RefObject<HTMLLIElement>} {...props} />;
};
