import { isOpenedHere, markOpenedHere } from "../../../../src/sections/blog/article-hash";

test.each([null, undefined, {}, { key: "1" }, "text", 3])("the state %j has no mark, and gets one", (state) => {
  expect(isOpenedHere(state)).toBe(false);
  expect(isOpenedHere(markOpenedHere(state))).toBe(true);
});

test("the mark keeps what the router stored", () => {
  expect(markOpenedHere({ key: "1" })).toMatchObject({ key: "1" });
});

test("of a state that is no object nothing but the mark is left", () => {
  expect(markOpenedHere("text")).toEqual(markOpenedHere(null));
<<<<<<< HEAD
=======
});

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
>>>>>>> e09f56b (The mark of an opened article leaves nothing else in a state that is no object)
});
