/** A circle around the path's current point. */
export const circle = (radius: number): string => {
  const width = 2 * radius;
  return `m-${radius} 0a${radius} ${radius} 0 1 0 ${width} 0 ${radius} ${radius} 0 1 0-${width} 0`;
};

/** Repeats a part of a path at several points, such as "14 24". */
export const atEach = (points: readonly string[], part: string): string =>
  points.map((point) => `M${point}${part}`).join("");
