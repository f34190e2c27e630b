import { signalTrace } from "../../../../src/sections/services/signal-trace";

const SIZE = { width: 480, height: 48, points: 96 };

const coordinates = (path: string): [number, number][] =>
  path
    .slice(1)
    .split("L")
    .map((point) => point.split(" ").map(Number) as [number, number]);

describe.each(["healthcare", "finance", "retail", "a", ""])("the trace of %j", (name) => {
  const points = coordinates(signalTrace(name, SIZE));

  test("runs from edge to edge with the points asked for", () => {
    expect(points).toHaveLength(SIZE.points);
    expect(points[0]?.[0]).toBe(0);
    expect(points.at(-1)?.[0]).toBe(SIZE.width);
  });

  test("stays inside the drawing", () => {
    for (const [, y] of points) {
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(SIZE.height);
    }
  });

  test("is restless first and settles on the middle", () => {
    expect(new Set(points.slice(0, 20).map(([, y]) => y)).size).toBeGreaterThan(10);
    expect(points.slice(-14).every(([, y]) => y === SIZE.height / 2)).toBe(true);
  });
});

test("one name always gives the same drawing, another name another one", () => {
  expect(signalTrace("finance", SIZE)).toBe(signalTrace("finance", SIZE));
  expect(signalTrace("finance", SIZE)).not.toBe(signalTrace("retail", SIZE));
});
