import type * as LoadIndex from "../../../src/search/load-index";
import { SEARCH_FILE } from "../../fixtures/search-file";

let loadIndex: typeof LoadIndex.loadIndex;
const fetched = jest.fn();

const answer = (status: number, body: unknown) => ({ ok: status === 200, status, json: () => Promise.resolve(body) });

beforeEach(async () => {
  jest.resetModules();
  fetched.mockReset();
  globalThis.fetch = fetched;
  ({ loadIndex } = await import("../../../src/search/load-index"));
});

test("the file is fetched once, whoever asks", async () => {
  fetched.mockResolvedValue(answer(200, SEARCH_FILE));
  const [first, second] = await Promise.all([loadIndex(), loadIndex()]);
  expect(first).toBe(second);
  expect(first.entries).toEqual(SEARCH_FILE.entries);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(fetched.mock.calls[0]?.[0]).toBe("/search-index.json");
});

test.each([
  ["the network fails", () => fetched.mockRejectedValueOnce(new TypeError("Failed to fetch")), /Failed to fetch/],
  ["the host has no such file", () => fetched.mockResolvedValueOnce(answer(404, {})), /status 404/],
  ["the file is of another version", () => fetched.mockResolvedValueOnce(answer(200, { version: 99 })), /version 99/],
  ["the file is empty", () => fetched.mockResolvedValueOnce(answer(200, null)), /version undefined/],
])("where %s, it says so, and the next call tries again", async (_, fail, message) => {
  fail();
  await expect(loadIndex()).rejects.toThrow(message);
  fetched.mockResolvedValue(answer(200, SEARCH_FILE));
  await expect(loadIndex()).resolves.toHaveProperty("entries");
});
