/** @jest-environment node */
import { memoize } from "../../../src/gatsby/memoize";

it("computes once for each key, and gives each key its own value", () => {
  const compute = jest.fn((key: string) => ({ key }));
  const find = memoize(compute);
  expect(find("a")).toBe(find("a"));
  expect([find("a").key, find("b").key]).toEqual(["a", "b"]);
  expect(compute.mock.calls).toEqual([["a"], ["b"]]);
});

it("keeps an empty text", () => {
  const compute = jest.fn(() => "");
  const find = memoize(compute);
  expect([find("a"), find("a")]).toEqual(["", ""]);
  expect(compute).toHaveBeenCalledTimes(1);
});

it("shares one promise among those who ask at the same time", async () => {
  const compute = jest.fn((key: string) => Promise.resolve(key));
  const find = memoize(compute);
  expect(await Promise.all([find("a"), find("a")])).toEqual(["a", "a"]);
  expect(compute).toHaveBeenCalledTimes(1);
});
