import type * as LoadIndex from "../../../src/search/load-index";
import { SEARCH_FILE } from "../../fixtures/search-file";

let loadIndex: typeof LoadIndex.loadIndex;
let loadAnswers: typeof LoadIndex.loadAnswers;
const fetched = jest.fn();

const answer = (status: number, body: unknown) => ({ ok: status === 200, status, json: () => Promise.resolve(body) });

beforeEach(async () => {
  jest.resetModules();
  fetched.mockReset();
  globalThis.fetch = fetched;
  ({ loadIndex, loadAnswers } = await import("../../../src/search/load-index"));
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

test("the assistant fetches what visitors ask besides the index, which it shares with the search", async () => {
  const intents = { version: SEARCH_FILE.version, answers: ["none"], terms: "weather", letters: "A" };
  fetched.mockImplementation((path: string) =>
    Promise.resolve(answer(200, path === "/intents.json" ? intents : SEARCH_FILE)),
  );
  const index = await loadIndex();
  const [shared, { answers }] = await loadAnswers();
  expect(shared).toBe(index);
  expect(answers).toEqual(["none"]);
  expect(fetched.mock.calls.map(([path]) => path as string)).toEqual(["/search-index.json", "/intents.json"]);
});

test("where one of the two does not come, the next call tries that one again", async () => {
  fetched.mockImplementation((path: string) =>
    Promise.resolve(answer(path === "/intents.json" ? 500 : 200, SEARCH_FILE)),
  );
  await expect(loadAnswers()).rejects.toThrow(/status 500/);
  fetched.mockImplementation(() =>
    Promise.resolve(answer(200, { version: SEARCH_FILE.version, answers: [], terms: "", letters: "" })),
  );
  await expect(loadAnswers()).resolves.toHaveLength(2);
  expect(fetched).toHaveBeenCalledTimes(3);
});
