import { useEffect, useRef, useState, type RefObject } from "react";
import { drawOn } from "./threshold-canvas";
import type { Counts } from "./threshold-field";

/**
 * Draws on a canvas what the gate decides.
 *
 * @param counts what each threshold makes of the cases; keep its identity
 * @param threshold in hundredths
 * @returns the canvas's ref, and whether it draws: before, the still drawing of the built page shows
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
    // Where the browser refuses it, the still drawing stays.
    if (!context) return;
    const begun = drawOn(context);
    setDrawing(begun);
    return begun.stop;
  }, []);

  useEffect(() => {
    if (!drawing) return;
    drawing.show(counts, threshold);
    // After the frame that it asked for: the still drawing must not go before.
    const frame = requestAnimationFrame(() => setDrawn(true));
    return () => cancelAnimationFrame(frame);
  }, [drawing, counts, threshold]);

  return { canvas, drawn };
};
