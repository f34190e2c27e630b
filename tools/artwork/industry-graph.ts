/** Technology: modules on a ring, dependencies bundled through its middle, one chain of them lit. */
import { INK, PAIRS, PAPER } from "./palette";
import { createStage, glowing, renderStage, tint, type Stage } from "./stage";
import { circle, group, path, spline, type Point } from "./svg";

const RADIUS = 480;
const SYSTEMS = [17, 11, 22, 9, 15, 19, 12, 24, 10];

type Module = {
  system: number;
  angle: number;
  systemAngle: number;
  uses: number;
};

function placeModules(): Module[] {
  const gap = 1.7;
  const total = SYSTEMS.reduce((sum, size) => sum + size + gap, 0);
  const step = (Math.PI * 2) / total;
  let cursor = -Math.PI * 0.86;
  return SYSTEMS.flatMap((size, system) => {
    const start = cursor;
    cursor += (size + gap) * step;
    return Array.from({ length: size }, (_, index): Module => ({
      system,
      angle: start + (index + 0.5) * step,
      systemAngle: start + (size / 2) * step,
      uses: 0,
    }));
  });
}

function polar(center: Point, angle: number, radius: number): Point {
  return [center[0] + Math.cos(angle) * radius, center[1] + Math.sin(angle) * radius];
}

function cable(center: Point, from: Module, to: Module): string {
  const ends: Point[] = [polar(center, from.angle, RADIUS), polar(center, from.angle, RADIUS * 0.84)];
  const back: Point[] = [polar(center, to.angle, RADIUS * 0.84), polar(center, to.angle, RADIUS)];
  const inner: Point[] =
    from.system === to.system
      ? [polar(center, (from.angle + to.angle) / 2, RADIUS * 0.76)]
      : [
          polar(center, from.systemAngle, RADIUS * 0.52),
          polar(center, (from.systemAngle + to.systemAngle) / 2, RADIUS * 0.06),
          polar(center, to.systemAngle, RADIUS * 0.52),
        ];
  return spline([...ends, ...inner, ...back]);
}

function sector(center: Point, radius: number, start: number, end: number): string {
  const [a, b] = [polar(center, start, radius), polar(center, end, radius)];
  return `M${a[0]} ${a[1]}A${radius} ${radius} 0 ${end - start > Math.PI ? 1 : 0} 1 ${b[0]} ${b[1]}`;
}

/** Feeder lines that reach the ring from the left edge, in orthogonal runs with soft corners. */
function feeders(stage: Stage, modules: readonly Module[]): string[] {
  const left = modules.filter((module) => Math.cos(module.angle) < -0.35);
  const byHeight = left.toSorted((a, b) => Math.sin(a.angle) - Math.sin(b.angle));
  return byHeight.map((module, index) => {
    const dock = polar(stage.focus, module.angle, RADIUS + 34);
    const y = stage.height * (0.1 + (0.8 * index) / (byHeight.length - 1));
    const bend = 190 + 250 * Math.abs(index / (byHeight.length - 1) - 0.5) * 2;
    const points: Point[] = [[-10, y], [bend, y], [dock[0] - 150, dock[1]], dock];
    const share = index / byHeight.length;
    const start = stage.random.range(60, 520);
    return (
      path(spline(points), {
        stroke: tint(stage, share * 0.6),
        "stroke-width": stage.weight.hair * 1.2,
        opacity: 0.72,
      }) + circle([start, y], 6, { fill: tint(stage, share * 0.6), opacity: stage.random.range(0.7, 1) })
    );
  });
}

/** Draws the technology picture as an SVG document of 2000 x 1250 px. */
export function drawGraph(slug: string): string {
  const stage = createStage(slug, [2000, 1250], PAIRS.graph, [0.635, 0.5], ["#7FB51F", "#2F7D5B"]);
  const { random, focus, weight } = stage;
  const modules = placeModules();
  const share = (module: Module): number => (1 + Math.sin(module.angle + 0.6)) / 2;
  const cables: string[] = [];
  for (const module of modules) {
    for (let count = random.int(1, 3); count > 0; count -= 1) {
      const skew = modules[Math.floor(random.next() ** 1.7 * modules.length)] as Module;
      const target = random.chance(0.3) ? random.pick(modules.filter((other) => other.system === module.system)) : skew;
      if (target === module) continue;
      target.uses += 1;
      cables.push(
        path(cable(focus, module, target), {
          stroke: tint(stage, share(module)),
          "stroke-width": weight.hair * 1.1,
          opacity: 0.36,
        }),
      );
    }
  }
  const hub = modules[86] as Module;
  const callers = modules.filter((module, index) => module.system !== hub.system && index % 11 === 3);
  const lit = callers.map((caller) =>
    path(cable(focus, caller, hub), { stroke: "#E8FCA8", "stroke-width": weight.line * 1.25 }),
  );
  const nodes = modules.map((module) => {
    const active = module === hub || callers.includes(module);
    return circle(
      polar(focus, module.angle, RADIUS + 12),
      Math.min(11, 4 + module.uses * 0.8) + (module === hub ? 7 : 0),
      {
        fill: active ? PAPER : INK,
        stroke: tint(stage, share(module)),
        "stroke-width": weight.line,
      },
    );
  });
  const arcs = SYSTEMS.map((_, system) => {
    const members = modules.filter((module) => module.system === system);
    const [first, last] = [members[0] as Module, members.at(-1) as Module];
    return path(sector(focus, RADIUS + 48, first.angle - 0.012, last.angle + 0.012), {
      stroke: tint(stage, share(first)),
      "stroke-width": weight.bold * 1.4,
      "stroke-linecap": "round",
      opacity: system === hub.system ? 1 : 0.55,
    });
  });
  const hubAt = polar(focus, hub.angle, RADIUS + 12);
  return renderStage(stage, [
    group({ fill: "none", mask: "url(#from-left)" }, feeders(stage, modules)),
    group({ style: "mix-blend-mode:screen" }, cables),
    glowing(group({}, lit), 0.85),
    group({}, arcs),
    group({}, nodes),
    glowing(circle(hubAt, 34, { fill: "none", stroke: PAPER, "stroke-width": weight.line }), 0.9),
  ]);
}
