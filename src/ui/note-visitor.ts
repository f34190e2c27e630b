import { isTextField } from "./text-field";

/**
 * Remembers where a visitor is when they ask for something that opens later.
 *
 * @returns a function that tells whether they still wait for it: they are on the same page and not typing into another
 *   field
 */
export const noteVisitor = (): (() => boolean) => {
  const { activeElement } = document;
  const { pathname } = location;
  return () =>
    location.pathname === pathname &&
    (document.activeElement === activeElement || !isTextField(document.activeElement));
};
