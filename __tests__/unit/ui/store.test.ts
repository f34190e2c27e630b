import { createStore } from "../../../src/ui/store";

test("who listens hears of every change, and reads the new value", () => {
  const { get, set, subscribe } = createStore(1);
  const heard: number[] = [];
  const stop = subscribe(() => heard.push(get()));
  set(2);
  set(3);
  stop();
  set(4);
  expect(heard).toEqual([2, 3]);
  expect(get()).toBe(4);
});
