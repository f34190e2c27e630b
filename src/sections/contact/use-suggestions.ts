import { useCallback, useEffect, useRef, useState } from "react";
import { isMessage } from "./validate-contact";

/** How long the simulated analysis takes, in milliseconds (docs/product.md, section 9). */
export const ANALYSIS_TIME = 2000;

/** `idle`: the message is too short; `analyzing`: the indicator shows; `ready`: the suggestions show. */
export type SuggestionPhase = "idle" | "analyzing" | "ready";

/**
 * The simulated analysis of a message (docs/product.md, section 4). It starts once the message is long enough,
 * continues while the visitor types, and stops if the message becomes too short.
 *
 * @returns the phase, the latest message, and the function to call with the message at every change
 */
export const useSuggestions = () => {
  const [phase, setPhase] = useState<SuggestionPhase>("idle");
  const [message, setMessage] = useState("");
  /** Set when an analysis starts, and kept after it is done. */
  const timer = useRef<ReturnType<typeof setTimeout>>();

  const reset = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
  }, []);

  const follow = useCallback(
    (written: string) => {
      setMessage(written);
      if (!isMessage(written)) {
        reset();
        setPhase("idle");
      } else if (timer.current === undefined) {
        setPhase("analyzing");
        timer.current = setTimeout(() => setPhase("ready"), ANALYSIS_TIME);
      }
    },
    [reset],
  );

  useEffect(() => reset, [reset]);

  return { phase, message, follow };
};
