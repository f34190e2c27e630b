import { watchPressBeside } from "../../../src/ui/press-beside";

/** jsdom has no pointer events with a place. */
const press = (root: Element, type: string, clientX: number, detail = 1) =>
  root.dispatchEvent(new MouseEvent(type, { clientX, detail }));

const watch = () => {
  const root = document.createElement("div");
  const onPress = jest.fn();
  const watching = new AbortController();
  watchPressBeside(root, ({ clientX }) => clientX < 100, onPress, watching.signal);
  return { root, onPress, watching };
};

test.each([
  ["a press beside it", 50, 50, 1, 1],
  ["a press inside", 150, 150, 1, 0],
  ["a selection that ends beside it", 150, 50, 1, 0],
  ["a press beside it that ends inside", 50, 150, 1, 0],
  ["the second click of a double click", 50, 50, 2, 0],
])("%s", (_, down, up, detail, times) => {
  const { root, onPress } = watch();
  press(root, "pointerdown", down);
  press(root, "click", up, detail);
  expect(onPress).toHaveBeenCalledTimes(times);
});

test("it ends by its signal", () => {
  const { root, onPress, watching } = watch();
  press(root, "pointerdown", 50);
  watching.abort();
  press(root, "click", 50);
  expect(onPress).not.toHaveBeenCalled();
});
