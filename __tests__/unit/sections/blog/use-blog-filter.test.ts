import { act, renderHook } from "@testing-library/react";
import { useBlogFilter } from "../../../../src/sections/blog/use-blog-filter";

/** The hook alone: the fields come later than it, or not at all. */
const show = (address: string) => {
  window.history.replaceState(null, "", address);
  return renderHook(() => useBlogFilter(["tech"], 0)).result;
};

test("a filter without fields is the address's, and can be cleared", () => {
  const result = show("/blog?q=alpha&category=tech");
  expect(result.current.filter).toEqual({ text: "alpha", category: "tech" });
  act(() => result.current.clear());
  expect(result.current.filter).toEqual({ text: "", category: "all" });
  expect(window.location.search).toBe("");
});

test("a visit with nothing asked for shows all", () => {
  expect(show("/blog").current.filter).toEqual({ text: "", category: "all" });
});
