/**
 * Calls back once, at the visitor's first interaction: a pointer movement, a touch, a key or a wheel event. A scroll
 * does not count, because browsers also scroll by themselves, to an anchor or back to an old position.
 *
 * The listeners use the capture phase on the window, because React stops events inside a part whose code has not loaded
 * yet.
 *
 * The script loader of every page contains the text of this function (browser/load-scripts.ts), so it must not use
 * anything from outside itself.
 */
export function onFirstInteraction(callback: () => void): void {
  const names = ["pointerdown", "pointermove", "keydown", "touchstart", "wheel"];
  const listener = (event: Event) => {
    // Chromium also reports a `pointermove` for a resting pointer once the page has been laid out under it.
    const { movementX, movementY } = event as PointerEvent;
    if (event.type === "pointermove" && !movementX && !movementY) return;
    for (const name of names) removeEventListener(name, listener, true);
    callback();
  };
  for (const name of names) addEventListener(name, listener, { capture: true, passive: true });
}

let interaction: Promise<void> | undefined;

/**
 * Resolves at the first interaction after the first call. Effects that only embellish the page wait for it, so that the
 * first view stays light.
 */
export const firstInteraction = (): Promise<void> => (interaction ??= new Promise(onFirstInteraction));
