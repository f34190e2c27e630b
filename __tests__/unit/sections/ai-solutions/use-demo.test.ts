import { act, renderHook } from "@testing-library/react";
import { useDemo } from "../../../../src/sections/ai-solutions/use-demo";
import { READINGS_PER_RUN } from "../../../../src/sections/ai-solutions/readings";

/** A clock that a test moves by hand. */
const handClock = () => {
  const timers = new Map<number, { handler: () => void; every: number; next: number }>();
  let now = 0;
  let last = 0;
  return {
    timers,
    setInterval: jest.fn((handler: () => void, every: number) => {
      last += 1;
      timers.set(last, { handler, every, next: now + every });
      return last;
    }),
    clearInterval: jest.fn((timer: number) => void timers.delete(timer)),
    pass: (milliseconds: number) => {
      const end = now + milliseconds;
      for (now += 1; now <= end; now += 1) {
        for (const timer of [...timers.values()]) {
          if (timer.next !== now) continue;
          timer.next += timer.every;
          timer.handler();
        }
      }
      now = end;
    },
  };
};

const setUp = () => {
  const clock = handClock();
  let drawn = 0;
  const random = () => (drawn += 0.001) % 1;
  const view = renderHook(() => useDemo({ clock, random }));
  return { clock, ...view };
};

test("idle until it is started: no timer, no reading", () => {
  const { clock, result } = setUp();
  expect(result.current).toMatchObject({ phase: "fresh", readings: [] });
  expect(clock.setInterval).not.toHaveBeenCalled();
});

test("the first reading at two seconds, the fifth at ten, then idle (docs/product.md, section 4)", () => {
  const { clock, result } = setUp();
  act(() => result.current.start());
  const seen = [1999, 1, 2000, 2000, 2000, 1999, 1, 20_000].map((pause) => {
    act(() => clock.pass(pause));
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
  expect(clock.timers.size).toBe(0);
  expect(clock.setInterval).toHaveBeenCalledTimes(1);
});

test("every reading is new", () => {
  const { clock, result } = setUp();
  act(() => result.current.start());
  act(() => clock.pass(10_000));
  expect(new Set(result.current.readings.map(({ accuracy }) => accuracy)).size).toBe(5);
});

test("starting twice leaves one timer", () => {
  const { clock, result } = setUp();
  act(() => result.current.start());
  act(() => clock.pass(1000));
  act(() => result.current.start());
  expect(clock.timers.size).toBe(1);
  act(() => clock.pass(1000));
  expect(result.current.readings).toHaveLength(1);
});

test("stop keeps the last reading; a new start has ten full seconds", () => {
  const { clock, result } = setUp();
  act(() => result.current.start());
  act(() => clock.pass(3000));
  act(() => result.current.stop());
  expect(result.current).toMatchObject({ phase: "stopped", readings: [{}] });
  act(() => clock.pass(5000));
  expect(result.current.readings).toHaveLength(1);
  act(() => result.current.start());
  act(() => clock.pass(9999));
  expect(result.current.phase).toBe("running");
  act(() => clock.pass(1));
  expect(result.current.phase).toBe("stopped");
  expect(result.current.readings).toHaveLength(READINGS_PER_RUN);
});

test("stop before a start does nothing", () => {
  const { clock, result } = setUp();
  act(() => result.current.stop());
  expect(result.current.phase).toBe("fresh");
  expect(clock.clearInterval).not.toHaveBeenCalled();
});

test("leaving the page stops the timer", () => {
  const { clock, result, unmount } = setUp();
  act(() => result.current.start());
  unmount();
  expect(clock.timers.size).toBe(0);
});
