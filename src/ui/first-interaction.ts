/**
 * Calls back once, at the visitor's first interaction: a pointer that moves, a
 * touch, a key or a turn of the wheel. A scroll is none: browsers scroll by
 * themselves, to an anchor or back to an old position.
 *
 * It listens before everybody else: React keeps to itself what happens within a part whose code has not come yet.
 *
 * Its text stands in every page as well, as a part of the script loader
 * (browser/load-scripts.ts), so it uses nothing from outside the function.
 */
export function onFirstInteraction(callback: () => void): void {
  const names = ["pointerdown", "pointermove", "keydown", "touchstart", "wheel"];
  const listener = (event: Event) => {
    // Chromium reports a pointer that rests, too, once the page has been laid out below it.
    const { movementX, movementY } = event as PointerEvent;
    if (event.type === "pointermove" && !movementX && !movementY) return;
    for (const name of names) removeEventListener(name, listener, true);
    callback();
  };
  for (const name of names) addEventListener(name, listener, { capture: true, passive: true });
}

let interaction: Promise<void> | undefined;

/**
 * Resolves at the first interaction after the first call. What only embellishes
 * the page waits for it, so that the first view stays light.
 */
export const firstInteraction = (): Promise<void> => (interaction ??= new Promise(onFirstInteraction));
