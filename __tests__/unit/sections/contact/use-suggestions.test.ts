import { act, renderHook } from "@testing-library/react";
import { ANALYSIS_TIME, useSuggestions } from "../../../../src/sections/contact/use-suggestions";
import { shortestText } from "../../../support/shortest-text";

const LONG = shortestText("message");
const SHORT = `${LONG.slice(1)} `;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const start = () => {
  const { result, unmount } = renderHook(() => useSuggestions());
  return {
    phase: () => result.current.phase,
    type: (message: string) => act(() => result.current.follow(message)),
    wait: (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds)),
    unmount,
  };
};

test("the analysis takes two seconds", () => expect(ANALYSIS_TIME).toBe(2000));

test("nothing happens below the least length", () => {
  const { phase, type } = start();
  expect(phase()).toBe("idle");
  type(SHORT);
  expect(phase()).toBe("idle");
  expect(jest.getTimerCount()).toBe(0);
});

test("from the least length on: the indicator, then the suggestions, to the millisecond", () => {
  const { phase, type, wait } = start();
  type(LONG);
  expect(phase()).toBe("analyzing");
  wait(ANALYSIS_TIME - 1);
  expect(phase()).toBe("analyzing");
  wait(1);
  expect(phase()).toBe("ready");
  expect(jest.getTimerCount()).toBe(0);
});

test("typing on neither delays the suggestions nor takes them away", () => {
  const { phase, type, wait } = start();
  type(LONG);
  wait(ANALYSIS_TIME - 1);
  type(`${LONG}1`);
  expect(jest.getTimerCount()).toBe(1);
  expect(phase()).toBe("analyzing");
  wait(1);
  expect(phase()).toBe("ready");
  type(`${LONG}12`);
  expect(phase()).toBe("ready");
  expect(jest.getTimerCount()).toBe(0);
});

test("a message that was too short in between is analyzed again", () => {
  const { phase, type, wait } = start();
  type(LONG);
  wait(ANALYSIS_TIME);
  type(SHORT);
  type(LONG);
  expect(phase()).toBe("analyzing");
  wait(ANALYSIS_TIME);
  expect(phase()).toBe("ready");
});

test.each([
  ["while the indicator shows", 1],
  ["while the suggestions show", ANALYSIS_TIME],
])("a message cut below the least length clears, %s", (_name, waited) => {
  const { phase, type, wait } = start();
  type(LONG);
  wait(waited);
  type(SHORT);
  expect(phase()).toBe("idle");
  expect(jest.getTimerCount()).toBe(0);
  wait(ANALYSIS_TIME);
  expect(phase()).toBe("idle");
});

test("no timer outlives the form", () => {
  const { type, unmount } = start();
  type(LONG);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
