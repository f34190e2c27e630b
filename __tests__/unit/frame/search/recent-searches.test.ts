import type * as RecentSearches from "../../../../src/frame/search/recent-searches";

const fresh = (): typeof RecentSearches => {
  let module: typeof RecentSearches | undefined;
  jest.isolateModules(() => {
    module = jest.requireActual<typeof RecentSearches>("../../../../src/frame/search/recent-searches");
  });
  return module!;
};

afterEach(() => sessionStorage.clear());

test("the newest comes first, the same words come once, and the oldest goes", () => {
  const { rememberSearch, recentSearches } = fresh();
  for (const words of ["one", "two", " TWO ", "three", "four", "five", "six"]) rememberSearch(words);
  expect(recentSearches()).toEqual(["six", "five", "four", "three", "TWO"]);
});

test("they outlive a reload, until they are cleared", () => {
  fresh().rememberSearch("fraud");
  expect(fresh().recentSearches()).toEqual(["fraud"]);
  fresh().forgetSearches();
  expect(fresh().recentSearches()).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
});

test("an empty search is none, and of a pasted text the beginning is kept", () => {
  const { rememberSearch } = fresh();
  expect(rememberSearch("  ")).toEqual([]);
  expect(rememberSearch("x".repeat(10_000))[0]!.length).toBeLessThan(200);
});

test.each(["getItem", "setItem"] as const)("where the storage's %s throws, they are kept for the visit", (method) => {
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  const { rememberSearch, recentSearches, forgetSearches } = fresh();
  rememberSearch("fraud");
  expect(recentSearches()).toEqual(["fraud"]);
  expect(forgetSearches()).toEqual([]);
});
