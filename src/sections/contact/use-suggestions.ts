import { useCallback, useEffect, useRef, useState } from "react";
import { isMessage } from "./validate-contact";

/** How long the simulated analysis takes, in milliseconds (docs/product.md, section 9). */
export const ANALYSIS_TIME = 2000;

/** `idle`: the message is too short; `analyzing`: the indicator shows; `ready`: the suggestions show. */
export type SuggestionPhase = "idle" | "analyzing" | "ready";

/** The two functions of a browser's clock that are used here. */
export type Clock = {
  setTimeout: (callback: () => void, milliseconds: number) => number;
  clearTimeout: (timer: number) => void;
};

const BROWSER_CLOCK: Clock = {
  setTimeout: (callback, milliseconds) => window.setTimeout(callback, milliseconds),
  clearTimeout: (timer) => window.clearTimeout(timer),
};

/**
 * The simulated analysis of a message (docs/product.md, section 4). It begins once
 * the message is long enough, goes on while the visitor types, and ends where
 * the message gets too short.
 *
 * @param clock the timers to use; the browser's own where left out
 * @returns the phase, and the function to call with the message at every change
 */
export const useSuggestions = (clock: Clock = BROWSER_CLOCK) => {
  const [phase, setPhase] = useState<SuggestionPhase>("idle");
  const timer = useRef<number>();
  const analyzed = useRef(false);

  const stop = useCallback(() => {
    if (timer.current !== undefined) clock.clearTimeout(timer.current);
    timer.current = undefined;
  }, [clock]);

  const follow = useCallback(
    (message: string) => {
      if (!isMessage(message)) {
        stop();
        analyzed.current = false;
        setPhase("idle");
        return;
      }
      if (analyzed.current) return;
      analyzed.current = true;
      setPhase("analyzing");
      timer.current = clock.setTimeout(() => {
        timer.current = undefined;
        setPhase("ready");
      }, ANALYSIS_TIME);
    },
    [clock, stop],
  );

  useEffect(() => stop, [stop]);

  return { phase, follow };
};
