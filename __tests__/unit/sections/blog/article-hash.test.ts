import { stepsToBlog, withStepsToBlog } from "../../../../src/sections/blog/article-hash";

test.each([null, undefined, {}, { key: "1" }, "text", 3])("the state %j has no mark, and gets one", (state) => {
  expect(stepsToBlog(state)).toBe(0);
  expect(stepsToBlog(withStepsToBlog(state, 2))).toBe(2);
});

test("the mark keeps what the router stored", () => {
  expect(withStepsToBlog({ key: "1" }, 1)).toMatchObject({ key: "1" });
});

test("of a state that is no object nothing but the mark is left", () => {
  expect(withStepsToBlog("text", 1)).toEqual(withStepsToBlog(null, 1));
});
