/** Healthcare: a tissue of cells, crossed by a trace. Its one strong beat lights them. */
import { INK, PAIRS, PAPER, ROSE } from "./palette";
import { createStage, glowing, renderStage, tint, type Stage } from "./stage";
import { blob, circle, group, linearGradient, path, polyline, type Point } from "./svg";
import { voronoi } from "./voronoi";

const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/** Sites on a sunflower spiral around the focus, cells growing outward. */
function cellSites(stage: Stage): Point[] {
  const { random, focus, width, height } = stage;
  const sites: Point[] = [];
  for (let index = 0; index < 1500; index += 1) {
    const radius = 30 * (index + 0.6) ** 0.565;
    const angle = index * GOLDEN_ANGLE;
    const shake = 4 + radius * 0.012;
    const site: Point = [
      focus[0] + Math.cos(angle) * radius + random.bell() * shake,
      focus[1] + Math.sin(angle) * radius + random.bell() * shake,
    ];
    if (site[0] > -120 && site[0] < width + 120 && site[1] > -120 && site[1] < height + 120) sites.push(site);
  }
  return sites;
}

/** How strongly the beat lights a place, 0 to 1: a bright center and two rings that run outward. */
function excitation(distance: number): number {
  const ring = (at: number, thickness: number): number => Math.exp(-(((distance - at) / thickness) ** 2));
  return Math.min(1, 1 * ring(0, 190) + 0.62 * ring(330, 60) + 0.34 * ring(560, 70));
}

function tissue(stage: Stage): string[] {
  const { focus, random, weight } = stage;
  const sites = cellSites(stage);
  return voronoi(sites, 160).map((polygon, index) => {
    const site = sites[index] as Point;
    const distance = Math.hypot(site[0] - focus[0], site[1] - focus[1]);
    const lit = excitation(distance);
    // Compression would turn cells this faint into smears.
    if (lit < 0.1) return "";
    const color = tint(stage, Math.min(1, distance / 640));
    const inset = polygon.map(([x, y]): Point => [site[0] + (x - site[0]) * 0.9, site[1] + (y - site[1]) * 0.9]);
    const fade = Math.max(0.3, Math.min(1, 1.3 - distance / 1000));
    const wall = path(blob(inset), {
      fill: color,
      "fill-opacity": 0.035 + lit * 0.42,
      stroke: color,
      "stroke-width": weight.hair + lit * 1.2,
      "stroke-opacity": (0.3 + lit * 0.6) * fade,
    });
    const nucleus: Point = [site[0] + random.bell() * 2.5, site[1] + random.bell() * 2.5];
    const core = circle(nucleus, 2.6 + distance * 0.006, {
      fill: lit > 0.45 ? PAPER : color,
      opacity: (0.3 + lit * 0.65) * fade,
    });
    return wall + core;
  });
}

/** A rounded hump around `middle`, `half` wide on each side; sizes as in `beat`. */
function wave(middle: number, half: number, height: number): Point[] {
  return Array.from({ length: 17 }, (_, index): Point => {
    const share = index / 8 - 1;
    return [middle + share * half, -height * (0.5 + 0.5 * Math.cos(share * Math.PI))];
  });
}

/** One heartbeat around `x`, height in pixels: P wave, QRS spike, T wave. */
function beat(x: number, base: number, height: number, stretch: number): Point[] {
  const shape: Point[] = [
    ...wave(-104, 48, 0.09),
    [-34, 0],
    [-22, 0.1],
    [0, -1],
    [24, 0.46],
    [42, 0],
    ...wave(134, 62, 0.15),
  ];
  return shape.map(([dx, dy]): Point => [x + dx * stretch, base + dy * height]);
}

/** Draws the healthcare picture as an SVG document of 2000 x 1250 px. */
export function drawPulse(slug: string): string {
  const stage = createStage(slug, [2000, 1250], PAIRS.pulse, [0.63, 0.5]);
  const { focus, weight, width } = stage;
  const [x, base] = [focus[0], focus[1] + 60];
  const trace: Point[] = [
    [-20, base],
    ...beat(250, base, 120, 0.62),
    ...beat(680, base, 170, 0.72),
    ...beat(x, base, 520, 1),
    ...beat(1740, base, 150, 0.72),
    [width + 20, base],
  ];
  const data = polyline(trace);
  const spike = "url(#spike)";
  const round = { "stroke-linejoin": "round", "stroke-linecap": "round" };
  const tip: Point = [x, base - 520];
  const defs = [
    linearGradient(
      "spike",
      [x - 200, 0],
      [x + 200, 0],
      [
        [0, stage.pair[0]],
        [0.4, "#7FB2FF"],
        [0.47, ROSE],
        [0.54, ROSE],
        [0.64, "#8BE9F7"],
        [1, stage.pair[1]],
      ],
    ),
  ];
  return renderStage(
    stage,
    [
      group({ mask: "url(#from-left)" }, tissue(stage)),
      path(data, { stroke: INK, "stroke-width": 30, "stroke-opacity": 0.72, ...round }),
      glowing(path(data, { stroke: spike, "stroke-width": weight.bold * 0.9, ...round }), 0.95),
      glowing(
        circle(tip, 11, { fill: PAPER }) + circle(tip, 26, { fill: "none", stroke: ROSE, "stroke-width": weight.line }),
        0.9,
      ),
    ],
    defs,
  );
}
