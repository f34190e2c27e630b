import { act, renderHook } from "@testing-library/react";
import { usePanel } from "../../../../src/frame/assistant/use-panel";

const small = Object.assign(new EventTarget(), { matches: false });

beforeEach(() => {
  small.matches = false;
  window.matchMedia = () => small as unknown as MediaQueryList;
});

test("says whether it fills the window as that is resized", () => {
  const { result } = renderHook(() => usePanel(() => undefined, false));
  expect(result.current.fillsWindow).toBe(false);
  act(() => {
    small.matches = true;
    small.dispatchEvent(new Event("change"));
  });
  expect(result.current.fillsWindow).toBe(true);
});

test.each([
  ["a small window that it comes back to, but for its own entry of the history", true, true, true],
  ["no small window in which it was just asked for", true, false, false],
  ["no large window", false, true, false],
])("begins folded in %s", (_where, isSmall, returns, isFolded) => {
  small.matches = isSmall;
  const folded = () => renderHook(() => usePanel(() => undefined, returns)).result.current.isFolded;
  expect(folded()).toBe(isFolded);
  window.history.replaceState({ dialog: "assistant" }, "");
  expect(folded()).toBe(false);
  window.history.replaceState(null, "");
});
