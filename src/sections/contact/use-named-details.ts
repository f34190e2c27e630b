import { useEffect, useRef } from "react";
import { idFromHash } from "../../lib/id-from-hash";

/**
 * Opens the `<details>` that the address names after its #: browsers open only those that hold the named
 * element. Works for links, Back and Forward, and for a visit with a #.
 *
 * @returns the ref of the element that holds them
 */
export const useNamedDetails = () => {
  const root = useRef<HTMLDivElement>(null);
  const opened = useRef("");

  // After every render: the router renders the page again where a link leads to another # of it.
  useEffect(() => {
    const { hash } = window.location;
    if (hash === opened.current) return;
    opened.current = hash;
    const named = [...(root.current?.querySelectorAll("details") ?? [])].find(({ id }) => id === idFromHash(hash));
    if (named) named.open = true;
  });

  return root;
};
