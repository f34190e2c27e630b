import { loadOnce } from "../../../src/lib/load-once";

test("an address is loaded once, also while it is on its way, and each address for itself", async () => {
  const load = jest.fn((address: string) => Promise.resolve(`content of ${address}`));
  const get = loadOnce(load);
  expect(await Promise.all([get("/a"), get("/a"), get("/b")])).toEqual([
    "content of /a",
    "content of /a",
    "content of /b",
  ]);
  await get("/a");
  expect(load.mock.calls).toEqual([["/a"], ["/b"]]);
});

test("what failed is loaded anew at the next call, not before", async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error("offline")).mockResolvedValue("content");
  const get = loadOnce<string>(load);
  const first = get("/a");
  expect(get("/a")).toBe(first);
  await expect(first).rejects.toThrow("offline");
  expect(await get("/a")).toBe("content");
  expect(load).toHaveBeenCalledTimes(2);
});
