import { scrollShare } from "../../../../src/sections/blog/scroll-share";

test.each([
  [0, 3000, 1000, 0],
  [500, 3000, 1000, 0.25],
  [2000, 3000, 1000, 1],
  [2100, 3000, 1000, 1],
  [-80, 3000, 1000, 0],
  [0, 900, 1000, 0],
  [0, 1000, 1000, 0],
])("%d px of a page of %d px in a window of %d px is %d", (top, height, viewport, expected) => {
  expect(scrollShare(top, height, viewport)).toBe(expected);
});
