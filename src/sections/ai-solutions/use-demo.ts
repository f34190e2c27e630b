import { useEffect, useRef, useState } from "react";
import { generateReading, READINGS_PER_RUN, REFRESH_MS, type Reading } from "./readings";

type DemoPhase = "fresh" | "running" | "stopped";

/**
 * The live demo (docs/product.md, section 4). Once started, it makes a new reading every two seconds. It stops at ten
 * seconds, with the fifth reading, or when asked to.
 *
 * @returns the phase, the readings of all runs (oldest first, as many as the trace shows), the number of readings of
 *   this run, and the two actions; starting while running has no effect
 */
export const useDemo = () => {
  const [phase, setPhase] = useState<DemoPhase>("fresh");
  const [batches, setBatches] = useState(0);
  const [readings, setReadings] = useState<readonly Reading[]>([]);
  const timer = useRef<ReturnType<typeof setInterval>>();

  useEffect(() => () => clearInterval(timer.current), []);

  const stop = () => {
    if (timer.current === undefined) return;
    clearInterval(timer.current);
    timer.current = undefined;
    setPhase("stopped");
  };

  const start = () => {
    if (timer.current !== undefined) return;
    let left = READINGS_PER_RUN;
    setPhase("running");
    setBatches(0);
    timer.current = setInterval(() => {
      const reading = generateReading(Math.random);
      setReadings((earlier) => [...earlier, reading].slice(-READINGS_PER_RUN));
      left -= 1;
      setBatches(READINGS_PER_RUN - left);
      if (left === 0) stop();
    }, REFRESH_MS);
  };

  return { phase, readings, batches, start, stop };
};
