const ACTIVITIES = ["pointermove", "pointerdown", "touchstart", "keydown", "scroll", "wheel"] as const;

/** Chromium reports a pointer that rests, too, once the page has been laid out anew below it. */
const rests = ({ type, movementX, movementY }: Event & Partial<PointerEvent>): boolean =>
  type === "pointermove" && movementX === 0 && movementY === 0;

let activity: Promise<void> | undefined;

/**
 * Resolves at the visitor's first interaction on this visit: a pointer that
 * moves, a touch, a key or a scroll. What only embellishes the page waits for
 * it, so that the first view stays light.
 */
export const firstInteraction = (): Promise<void> => {
  activity ??= new Promise((resolve) => {
    const done = (event: Event) => {
      if (rests(event)) return;
      for (const name of ACTIVITIES) window.removeEventListener(name, done);
      resolve();
    };
    for (const name of ACTIVITIES) window.addEventListener(name, done, { passive: true });
  });
  return activity;
};
