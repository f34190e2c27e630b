import { useEffect, useRef, useState, type RefObject } from "react";
import { drawOn } from "./threshold-canvas";
import type { Counts } from "./threshold-field";

/**
 * Draws the outcome of the gate on a canvas.
 *
 * @param counts outcome of each threshold; keep its identity
 * @param threshold in hundredths
 * @returns the canvas's ref, and whether it is drawn; until then the still drawing of the built page shows
 */
export const useThresholdCanvas = (
  counts: Counts,
  threshold: number,
): { canvas: RefObject<HTMLCanvasElement>; drawn: boolean } => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawing, setDrawing] = useState<ReturnType<typeof drawOn>>();
  const [drawn, setDrawn] = useState(false);

  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    // If the browser provides no context, the still drawing stays.
    if (!context) return;
    const begun = drawOn(context);
    setDrawing(begun);
    return begun.stop;
  }, []);

  useEffect(() => {
    if (!drawing) return;
    drawing.show(counts, threshold);
    // Wait for the frame that `show` requested, so that the still drawing does not disappear before it.
    const frame = requestAnimationFrame(() => setDrawn(true));
    return () => cancelAnimationFrame(frame);
  }, [drawing, counts, threshold]);

  return { canvas, drawn };
};
