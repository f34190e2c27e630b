import { isSlashOn, switchSlash } from "../../../../src/frame/search/slash-key";

afterEach(() => {
  jest.restoreAllMocks();
  switchSlash(true);
});

test("it is on until somebody switches it off, and stays so", () => {
  expect(isSlashOn()).toBe(true);
  switchSlash(false);
  expect(isSlashOn()).toBe(false);
  expect(localStorage).toHaveLength(1);
  switchSlash(true);
  expect(isSlashOn()).toBe(true);
  expect(localStorage).toHaveLength(0);
});

test("the latest choice holds, even one made in another tab", () => {
  switchSlash(false);
  localStorage.clear();
  expect(isSlashOn()).toBe(true);
});

test("where the storage is full, the choice holds for the visit", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  switchSlash(false);
  expect(isSlashOn()).toBe(false);
  switchSlash(true);
  expect(isSlashOn()).toBe(true);
});

test("where the storage is blocked, the choice holds for the visit", () => {
  for (const method of ["getItem", "setItem", "removeItem"] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError");
    });
  expect(isSlashOn()).toBe(true);
  switchSlash(false);
  expect(isSlashOn()).toBe(false);
});
