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
});
