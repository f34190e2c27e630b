import { isTextField } from "./text-field";

/**
 * Notes what a visitor is at when they ask for something that comes later.
 *
 * @returns says whether they still wait for it: on the same page, and typing into no other field
 */
export const noteVisitor = (): (() => boolean) => {
  const { activeElement } = document;
  const { pathname } = location;
  return () =>
    location.pathname === pathname &&
    (document.activeElement === activeElement || !isTextField(document.activeElement));
};
