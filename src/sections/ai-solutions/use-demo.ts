import { useCallback, useEffect, useRef, useState } from "react";
import { generateReading, READINGS_PER_RUN, REFRESH_MS, type Random, type Reading } from "./readings";

/** The part of `window` that the demo's timer needs; tests bring their own. */
export type Clock = {
  setInterval: (handler: () => void, milliseconds: number) => number;
  clearInterval: (timer: number) => void;
};

const browserClock: Clock = {
  setInterval: (handler, milliseconds) => window.setInterval(handler, milliseconds),
  clearInterval: (timer) => window.clearInterval(timer),
};

export type DemoPhase = "fresh" | "running" | "stopped";

/**
 * The live demo (docs/product.md, section 4): once started, a new reading every
 * two seconds; it stops at ten seconds, with the fifth, or when asked to.
 *
 * @param options.clock where the one timer comes from
 * @param options.random source of chance, 0 to 1
 * @returns the phase, the readings of all runs (oldest first, as many as the
 *   trace shows) and the two actions; starting while running changes nothing
 */
export const useDemo = ({ clock = browserClock, random = Math.random }: { clock?: Clock; random?: Random } = {}) => {
  const [phase, setPhase] = useState<DemoPhase>("fresh");
  const [readings, setReadings] = useState<readonly Reading[]>([]);
  const timer = useRef<number>();

  const halt = useCallback(() => {
    if (timer.current === undefined) return;
    clock.clearInterval(timer.current);
    timer.current = undefined;
  }, [clock]);

  useEffect(() => halt, [halt]);

  const stop = useCallback(() => {
    if (timer.current === undefined) return;
    halt();
    setPhase("stopped");
  }, [halt]);

  const start = useCallback(() => {
    if (timer.current !== undefined) return;
    let left = READINGS_PER_RUN;
    setPhase("running");
    timer.current = clock.setInterval(() => {
      const reading = generateReading(random);
      setReadings((earlier) => [...earlier, reading].slice(-READINGS_PER_RUN));
      left -= 1;
      if (left === 0) stop();
    }, REFRESH_MS);
  }, [clock, random, stop]);

  return { phase, readings, start, stop };
};
