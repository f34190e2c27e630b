/** The payment card and the gate that all three drawings of finance use. */
import { INK, PAPER, mix } from "./palette";
import { el, group, path, polyline, type Point } from "./svg";

export type Card = {
  /** Center, pixels. */
  at: Point;
  /** Pixels; the height follows from the shape of a bank card. */
  width: number;
  /** Degrees, clockwise. */
  turn?: number;
  color: string;
  /** The visible side: the front with a chip, or the back with a stripe. */
  side: "chip" | "stripe";
};

/** Draws a card. Its chip, stripe and lines are close to the color of the background, as if cut out. */
export function drawCard({ at: [x, y], width, turn = 0, color, side }: Card): string {
  const height = width / 1.6;
  const mark = mix(INK, color, 0.3);
  const part = (left: number, top: number, wide: number, high: number, fill: string, rx = 0): string =>
    el("rect", {
      x: left * width,
      y: top * height,
      width: wide * width,
      height: high * height,
      rx: rx === 0 ? undefined : rx * width,
      fill,
    });
  const marks =
    side === "stripe"
      ? [part(-0.5, -0.3, 1, 0.2, mark), part(-0.38, 0.14, 0.42, 0.14, mark)]
      : [part(-0.38, -0.22, 0.2, 0.25, mark, 0.03), part(-0.38, 0.2, 0.6, 0.12, mark)];
  const place = `translate(${x.toFixed(1)} ${y.toFixed(1)})${turn === 0 ? "" : ` rotate(${turn.toFixed(1)})`}`;
  return group({ transform: place }, [part(-0.5, -0.5, 1, 1, color, 0.09), ...marks]);
}

/** The mark of a decision: a diamond with `size` pixels from its center to a corner. */
export function drawGate([x, y]: Point, size: number): string {
  const corners: Point[] = [
    [x, y - size],
    [x + size, y],
    [x, y + size],
    [x - size, y],
  ];
  return path(polyline(corners, true), { fill: PAPER });
}
