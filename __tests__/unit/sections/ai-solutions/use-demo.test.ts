import { act, renderHook } from "@testing-library/react";
import { READINGS_PER_RUN } from "../../../../src/sections/ai-solutions/readings";
import { useDemo } from "../../../../src/sections/ai-solutions/use-demo";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const setUp = () => ({
  ...renderHook(() => useDemo()),
  pass: (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds)),
});

test("is idle until it is started, without a timer or a reading", () => {
  const { result } = setUp();
  expect(result.current).toMatchObject({ phase: "fresh", readings: [] });
  expect(jest.getTimerCount()).toBe(0);
});

test("the first reading at two seconds, the fifth at ten, then idle (docs/product.md, section 4)", () => {
  const { pass, result } = setUp();
  act(() => result.current.start());
  const seen = [1999, 1, 2000, 2000, 2000, 1999, 1, 20_000].map((pause) => {
    pass(pause);
    return [result.current.phase, result.current.readings.length];
  });
  expect(seen).toEqual([
    ["running", 0],
    ["running", 1],
    ["running", 2],
    ["running", 3],
    ["running", 4],
    ["running", 4],
    ["stopped", 5],
    ["stopped", 5],
  ]);
  expect(jest.getTimerCount()).toBe(0);
});

test("every reading is new", () => {
  const { pass, result } = setUp();
  act(() => result.current.start());
  pass(10_000);
  expect(new Set(result.current.readings.map(({ accuracy }) => accuracy)).size).toBe(5);
});

test("starting twice leaves one timer", () => {
  const { pass, result } = setUp();
  act(() => result.current.start());
  pass(1000);
  act(() => result.current.start());
  expect(jest.getTimerCount()).toBe(1);
  pass(1000);
  expect(result.current.readings).toHaveLength(1);
});

test("stop keeps the last reading; a new start has ten full seconds", () => {
  const { pass, result } = setUp();
  act(() => result.current.start());
  pass(3000);
  act(() => result.current.stop());
  expect(result.current).toMatchObject({ phase: "stopped", readings: [{}], batches: 1 });
  pass(5000);
  expect(result.current.readings).toHaveLength(1);
  act(() => result.current.start());
  expect(result.current.batches).toBe(0);
  pass(9999);
  expect(result.current.phase).toBe("running");
  pass(1);
  expect(result.current.phase).toBe("stopped");
  expect(result.current.readings).toHaveLength(READINGS_PER_RUN);
});

test("stop before a start does nothing", () => {
  const { result } = setUp();
  act(() => result.current.stop());
  expect(result.current.phase).toBe("fresh");
});

test("leaving the page stops the timer", () => {
  const { result, unmount } = setUp();
  act(() => result.current.start());
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
