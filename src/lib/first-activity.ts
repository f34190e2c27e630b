const ACTIVITIES = ["pointermove", "pointerdown", "touchstart", "keydown", "scroll", "wheel"] as const;

let activity: Promise<void> | undefined;

/**
 * Resolves at the visitor's first sign of life on this visit: a pointer that
 * moves, a touch, a key or a scroll. What only embellishes the page waits for
 * it, so that the first view stays light.
 */
export const firstActivity = (): Promise<void> => {
  activity ??= new Promise((resolve) => {
    const done = () => {
      for (const name of ACTIVITIES) window.removeEventListener(name, done);
      resolve();
    };
    for (const name of ACTIVITIES) window.addEventListener(name, done, { passive: true });
  });
  return activity;
};
