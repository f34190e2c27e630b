/**
 * Technology in a few bold shapes: services on a ring, grouped in systems of two, and the paths of those that depend on
 * one of them.
 */
import { INK, PAPER, mix, type Pair } from "./palette";
import { circle, group, path, spline, type Point } from "./svg";

const SYSTEMS = 7;
const SIZE = 2;
/** Gap between two systems, in units of one service. */
const GAP = 0.7;
/** Where the ring begins, in radians, chosen so that the found service lies at the lower right. */
const START = -2.72;
const FOUND = 8;
/** Colors of the callers' paths, and of the path that these lead to. */
const CALLING = "#B4D64C";
const LIT = "#E8FCA8";
const CALLERS = [0, 1, 3, 4, 5, 6, 10, 12, 13];

/** Draws the wheel. `stroke` is the base line width, in pixels; the lit path is half as wide again. */
export function wheel([from, to]: Pair, center: Point, radius: number, stroke: number): string[] {
  const angleOf = (index: number): number =>
    ((Math.floor(index / SIZE) * (SIZE + GAP) + (index % SIZE)) / (SYSTEMS * (SIZE + GAP))) * 2 * Math.PI + START;
  const at = (angle: number, distance: number): Point => [
    center[0] + Math.cos(angle) * distance,
    center[1] + Math.sin(angle) * distance,
  ];
  const rim = (index: number, distance = radius): Point => at(angleOf(index), distance);
  const tone = ([x]: Point): string => mix(from, to, Math.max(0, Math.min(1, (x - center[0] + radius) / (2 * radius))));
  const systemOf = (index: number): number => Math.floor(index / SIZE);
  /** Point where the paths of a service's system meet. */
  const waist = (index: number): Point => rim(systemOf(index) * SIZE + (SIZE - 1) / 2, radius * 0.5);
  const bundle = (caller: number): string => spline([rim(caller), waist(caller), center]);
  const services = Array.from({ length: SYSTEMS * SIZE }, (_, index) => index);
  const outer = radius + stroke * 3.3;
  const arcs = Array.from({ length: SYSTEMS }, (_, system) => {
    const [start, end] = [system * SIZE, system * SIZE + SIZE - 1].map((index) => rim(index, outer)) as [Point, Point];
    return path(`M${start.join(" ")}A${outer} ${outer} 0 0 1 ${end.join(" ")}`, {
      stroke: mix(tone(start), INK, system === systemOf(FOUND) ? 0 : 0.45),
    });
  });
  const found = rim(FOUND);
  return [
    group({ "stroke-width": stroke, "stroke-linecap": "round", fill: "none" }, [
      ...arcs,
      ...CALLERS.map((caller) => path(bundle(caller), { stroke: CALLING })),
      path(spline([center, waist(FOUND), rim(FOUND)]), { stroke: LIT, "stroke-width": stroke * 1.5 }),
    ]),
    ...services.map((index) =>
      circle(rim(index), stroke * 1.25, {
        fill: CALLERS.includes(index) ? LIT : INK,
        stroke: mix(tone(rim(index)), INK, CALLERS.includes(index) ? 0 : 0.25),
        "stroke-width": stroke * 0.6,
      }),
    ),
    circle(found, stroke * 2.8, { fill: INK }),
    circle(found, stroke * 2.4, { fill: "none", stroke: PAPER, "stroke-width": stroke * 0.8 }),
    circle(found, stroke * 1.25, { fill: PAPER }),
  ];
}
