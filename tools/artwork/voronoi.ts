/** Voronoi cells: the part of the plane that is nearest to each site. */
import type { Point } from "./svg";

/** Keeps the part of `polygon` that is nearer to `site` than to `other`. */
function cut(polygon: readonly Point[], site: Point, other: Point): Point[] {
  const normal: Point = [other[0] - site[0], other[1] - site[1]];
  const limit = (other[0] ** 2 + other[1] ** 2 - site[0] ** 2 - site[1] ** 2) / 2;
  const side = ([x, y]: Point): number => x * normal[0] + y * normal[1] - limit;
  return polygon.flatMap((point, index) => {
    const following = polygon[(index + 1) % polygon.length] as Point;
    const [here, there] = [side(point), side(following)];
    const kept: Point[] = here <= 0 ? [point] : [];
    if (here * there < 0) {
      const share = here / (here - there);
      kept.push([point[0] + (following[0] - point[0]) * share, point[1] + (following[1] - point[1]) * share]);
    }
    return kept;
  });
}

/**
 * The Voronoi polygon of every site.
 * @param sites points, pixels
 * @param reach half the side, pixels, of the square that bounds each cell
 */
export function voronoi(sites: readonly Point[], reach: number): Point[][] {
  return sites.map((site) => {
    const [x, y] = site;
    const square: Point[] = [
      [x - reach, y - reach],
      [x + reach, y - reach],
      [x + reach, y + reach],
      [x - reach, y + reach],
    ];
    return sites
      .filter((other) => other !== site && Math.hypot(other[0] - x, other[1] - y) < reach * 2)
      .reduce<Point[]>((polygon, other) => cut(polygon, site, other), square);
  });
}
