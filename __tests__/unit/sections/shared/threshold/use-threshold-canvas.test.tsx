import { act, render, renderHook, screen } from "@testing-library/react";
import { drawOn } from "../../../../../src/sections/shared/threshold/threshold-canvas";
import { useThresholdCanvas } from "../../../../../src/sections/shared/threshold/use-threshold-canvas";

jest.mock("../../../../../src/sections/shared/threshold/threshold-canvas", () => ({ drawOn: jest.fn() }));

const COUNTS = { caught: [2, 1], stopped: [1, 0] };

const Drawing = ({ threshold = 1 }: { threshold?: number }) => {
  const { canvas, drawn } = useThresholdCanvas(COUNTS, threshold);
  return (
    <>
      <canvas ref={canvas} />
      <output>{drawn ? "drawn" : "still"}</output>
    </>
  );
};

const drawing = { show: jest.fn(), stop: jest.fn() };
const context = { canvas: undefined };

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(drawOn).mockReturnValue(drawing);
  // jsdom draws nothing.
  jest
    .spyOn(HTMLCanvasElement.prototype, "getContext")
    .mockImplementation((kind: string) => (kind === "2d" ? context : null) as null);
});
afterEach(() => jest.useRealTimers());

test("draws flat, every change, and stops with the page", () => {
  const { rerender, unmount } = render(<Drawing />);
  expect(drawOn).toHaveBeenCalledWith(context);
  rerender(<Drawing threshold={0} />);
  expect(drawing.show.mock.calls).toEqual([
    [COUNTS, 1],
    [COUNTS, 0],
  ]);
  expect(drawing.stop).not.toHaveBeenCalled();
  unmount();
  expect(drawing.stop).toHaveBeenCalledTimes(1);
});

test("the still drawing shows until the frame of the last change has come", () => {
  const { rerender } = render(<Drawing />);
  act(() => jest.advanceTimersByTime(10));
  rerender(<Drawing threshold={0} />);
  expect(screen.getByRole("status")).toHaveTextContent("still");
  expect(jest.getTimerCount()).toBe(1);
  act(() => jest.advanceTimersByTime(20));
  expect(screen.getByRole("status")).toHaveTextContent("drawn");
});

test("without a canvas nothing is drawn", () => {
  const { result } = renderHook(() => useThresholdCanvas(COUNTS, 1));
  expect(result.current.drawn).toBe(false);
  expect(drawOn).not.toHaveBeenCalled();
});
