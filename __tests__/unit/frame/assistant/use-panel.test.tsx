import { act, renderHook } from "@testing-library/react";
import { usePanel } from "../../../../src/frame/assistant/use-panel";

const small = Object.assign(new EventTarget(), { matches: false });

beforeEach(() => {
  small.matches = false;
  window.matchMedia = () => small as unknown as MediaQueryList;
});

test("says whether it fills the window as that is resized", () => {
  const { result } = renderHook(() => usePanel(() => undefined));
  expect(result.current.fillsWindow).toBe(false);
  act(() => {
    small.matches = true;
    small.dispatchEvent(new Event("change"));
  });
  expect(result.current.fillsWindow).toBe(true);
});
