import { act, renderHook } from "@testing-library/react";
import { useLoaded } from "../../../src/ui/use-loaded";

type Load = () => Promise<string>;

const show = (load: Load | undefined) => renderHook((props) => useLoaded(props.load), { initialProps: { load } });

test("nothing is fetched until it is wanted", async () => {
  const load = jest.fn<Promise<string>, []>(() => Promise.resolve("a file"));
  const { result, rerender } = show(undefined);
  expect(result.current).toMatchObject({ content: undefined, hasFailed: false });
  await act(async () => rerender({ load }));
  expect(result.current).toMatchObject({ content: "a file", hasFailed: false });
  await act(async () => rerender({ load }));
  expect(load).toHaveBeenCalledTimes(1);
});

test("a failure is said until it is tried again", async () => {
  const load = jest
    .fn<Promise<string>, []>(() => Promise.resolve("a file"))
    .mockRejectedValueOnce(new Error("offline"));
  const { result } = show(load);
  await act(() => Promise.resolve());
  expect(result.current).toMatchObject({ content: undefined, hasFailed: true });
  await act(async () => result.current.retry());
  expect(result.current).toMatchObject({ content: "a file", hasFailed: false });
});

test("a failure says nothing of what is no longer wanted", async () => {
  const { result, rerender } = show(() => Promise.reject(new Error("offline")));
  await act(() => Promise.resolve());
  rerender({ load: undefined });
  expect(result.current.hasFailed).toBe(false);
});

test("what is no longer wanted changes nothing when it comes", async () => {
  let resolve: (file: string) => void = () => undefined;
  const { result, rerender } = show(() => new Promise<string>((done) => (resolve = done)));
  const another = () => Promise.resolve("another file");
  await act(async () => rerender({ load: another }));
  await act(async () => resolve("a file"));
  expect(result.current.content).toBe("another file");
});
