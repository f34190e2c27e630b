/** Tiny helpers that write SVG source. All lengths are pixels of the picture unless said otherwise. */

export type Point = readonly [x: number, y: number];
export type Attributes = Record<string, string | number | undefined>;

/** A number with at most two decimals, as SVG text. */
function num(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** One SVG element; undefined attributes are left out, numbers are rounded to two decimals. */
export function el(name: string, attributes: Attributes = {}, children: string | readonly string[] = ""): string {
  const list = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === "number" ? num(value) : value}"`)
    .join("");
  const inner = typeof children === "string" ? children : children.join("");
  return inner === "" ? `<${name}${list}/>` : `<${name}${list}>${inner}</${name}>`;
}

/** A group of children that share attributes. */
export function group(attributes: Attributes, children: readonly string[]): string {
  return el("g", attributes, children);
}

/** A circle given by center and radius. */
export function circle([cx, cy]: Point, r: number, attributes: Attributes = {}): string {
  return el("circle", { cx, cy, r, ...attributes });
}

/** A straight line between two points. */
export function line([x1, y1]: Point, [x2, y2]: Point, attributes: Attributes = {}): string {
  return el("line", { x1, y1, x2, y2, ...attributes });
}

/** A path element from path data. */
export function path(d: string, attributes: Attributes = {}): string {
  return el("path", { d, fill: "none", ...attributes });
}

const at = ([x, y]: Point): string => `${num(x)} ${num(y)}`;
const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** Path data of straight segments through the points. */
export function polyline(points: readonly Point[], closed = false): string {
  return `M${points.map(at).join("L")}${closed ? "Z" : ""}`;
}

/** Path data of a smooth curve that passes through every point (Catmull-Rom). */
export function curve(points: readonly Point[]): string {
  const get = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))] as Point;
  let data = `M${at(get(0))}`;
  for (let i = 0; i < points.length - 1; i += 1) {
    const [p0, p1, p2, p3] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    const c1: Point = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6];
    const c2: Point = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6];
    data += `C${at(c1)} ${at(c2)} ${at(p2)}`;
  }
  return data;
}

/** Path data of a closed smooth curve that passes through every point (Catmull-Rom). */
export function loop(points: readonly Point[]): string {
  const get = (index: number): Point => points[(index + points.length) % points.length] as Point;
  const sides = points.map((from, i) => {
    const [before, to, after] = [get(i - 1), get(i + 1), get(i + 2)];
    const c1: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const c2: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${at(c1)} ${at(c2)} ${at(to)}`;
  });
  return `M${at(get(0))}${sides.join("")}Z`;
}

/** Path data of a soft curve pulled toward the inner points (quadratic B-spline); it never overshoots. */
export function spline(points: readonly Point[]): string {
  const [first, ...rest] = points as [Point, ...Point[]];
  const last = rest.at(-1) as Point;
  let data = `M${at(first)}`;
  for (let i = 0; i < rest.length - 1; i += 1) {
    const end = i === rest.length - 2 ? last : middle(rest[i] as Point, rest[i + 1] as Point);
    data += `Q${at(rest[i] as Point)} ${at(end)}`;
  }
  return data;
}

/** Path data of a closed shape with rounded corners, touching the middle of every side of the polygon. */
export function blob(polygon: readonly Point[]): string {
  const count = polygon.length;
  const start = middle(polygon[count - 1] as Point, polygon[0] as Point);
  let data = `M${at(start)}`;
  for (let i = 0; i < count; i += 1) {
    const corner = polygon[i] as Point;
    data += `Q${at(corner)} ${at(middle(corner, polygon[(i + 1) % count] as Point))}`;
  }
  return `${data}Z`;
}

/** A gradient along the line from `from` to `to`; stops are [offset 0-1, color, opacity 0-1]. */
export function linearGradient(id: string, from: Point, to: Point, stops: readonly GradientStop[]): string {
  const box = { id, gradientUnits: "userSpaceOnUse", x1: from[0], y1: from[1], x2: to[0], y2: to[1] };
  return el("linearGradient", box, stops.map(stop));
}

/** A round gradient from `center` out to `radius`; stops as in linearGradient. */
export function radialGradient(id: string, center: Point, radius: number, stops: readonly GradientStop[]): string {
  const box = { id, gradientUnits: "userSpaceOnUse", cx: center[0], cy: center[1], r: radius };
  return el("radialGradient", box, stops.map(stop));
}

export type GradientStop = readonly [offset: number, color: string, opacity?: number];

const stop = ([offset, color, opacity = 1]: GradientStop): string =>
  `<stop offset="${offset}" stop-color="${color}" stop-opacity="${Math.round(opacity * 10000) / 10000}"/>`;

/** A whole SVG document of the given size in pixels. */
export function document(width: number, height: number, body: readonly string[]): string {
  const size = { xmlns: "http://www.w3.org/2000/svg", width, height, viewBox: `0 0 ${width} ${height}` };
  return el("svg", size, body);
}
