import { act, render, screen } from "@testing-library/react";
import { ReadingProgress } from "../../../../src/sections/blog/reading-progress";

const disconnect = jest.fn();

/** As if the page were 3000 px high in a window of 1000 px. */
const scrollTo = (top: number) =>
  act(async () => {
    Object.defineProperty(window, "scrollY", { value: top, configurable: true });
    window.dispatchEvent(new Event("scroll"));
    jest.advanceTimersByTime(16);
  });

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.ResizeObserver = jest.fn(() => ({ observe: jest.fn(), unobserve: jest.fn(), disconnect }));
  jest.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(3000);
  jest.spyOn(document.documentElement, "clientHeight", "get").mockReturnValue(1000);
});
afterEach(() => jest.useRealTimers());

test("is empty before scripts run, and has a name", () => {
  render(<ReadingProgress progressLabel="Progress" />);
  expect(screen.getByRole("progressbar", { name: "Progress" })).toHaveAttribute("aria-valuenow", "0");
});

test("the line follows at once, the value once the scrolling rests", async () => {
  render(<ReadingProgress progressLabel="Progress" />);
  const bar = screen.getByRole("progressbar");
  await scrollTo(500);
  act(() => void jest.advanceTimersByTime(100));
  await scrollTo(1000);
  act(() => void jest.advanceTimersByTime(100));
  expect(bar.firstElementChild).toHaveStyle({ transform: "scaleX(0.5)" });
  expect(bar).toHaveAttribute("aria-valuenow", "0");
  act(() => void jest.advanceTimersByTime(50));
  expect(bar).toHaveAttribute("aria-valuenow", "50");
});

test.each([
  ["is whole at the end of the page", 2000, 3000, "1"],
  ["is whole beyond it", 2100, 3000, "1"],
  ["is empty before the beginning", -80, 3000, "0"],
  ["is empty where the window shows the whole page", 0, 1000, "0"],
])("the line %s", async (_, top, height, share) => {
  jest.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(height);
  render(<ReadingProgress progressLabel="Progress" />);
  await scrollTo(top);
  expect(screen.getByRole("progressbar").firstElementChild).toHaveStyle({ transform: `scaleX(${share})` });
});

test("after leaving the page nothing listens", async () => {
  const { unmount } = render(<ReadingProgress progressLabel="Progress" />);
  const bar = screen.getByRole("progressbar").firstElementChild;
  await scrollTo(500);
  unmount();
  await scrollTo(2000);
  expect(bar).toHaveStyle({ transform: "scaleX(0.25)" });
  expect(disconnect).toHaveBeenCalledTimes(1);
});
