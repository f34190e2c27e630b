import { act, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { useSeen } from "../../../src/ui/use-seen";

type Callback = (entries: { isIntersecting: boolean }[]) => void;

const disconnect = jest.fn();
let report: Callback;

beforeEach(() => {
  // jsdom has no layout, so nothing comes into view.
  globalThis.IntersectionObserver = class {
    constructor(callback: Callback) {
      report = callback;
    }
    observe = () => undefined;
    disconnect = disconnect;
  } as never;
});

const Place = () => {
  const place = useRef<HTMLParagraphElement>(null);
  return <p ref={place}>{useSeen(place) ? "seen" : "not yet"}</p>;
};

test("an element is seen once it is near the window, and stays so", () => {
  render(<Place />);
  act(() => report([{ isIntersecting: false }]));
  expect(screen.getByText("not yet")).toBeInTheDocument();
  expect(disconnect).not.toHaveBeenCalled();
  act(() => report([{ isIntersecting: false }, { isIntersecting: true }]));
  expect(screen.getByText("seen")).toBeInTheDocument();
  expect(disconnect).toHaveBeenCalledTimes(1);
});
