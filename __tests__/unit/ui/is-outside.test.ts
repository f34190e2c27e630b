import { isOutside } from "../../../src/ui/is-outside";

test.each([
  [50, 50, false],
  [0, 0, false],
  [100, 100, false],
  [-1, 50, true],
  [101, 50, true],
  [50, -1, true],
  [50, 101, true],
])("the point %d, %d is outside a box of 100: %s", (clientX, clientY, expected) => {
  expect(isOutside({ clientX, clientY }, { left: 0, right: 100, top: 0, bottom: 100 })).toBe(expected);
});
