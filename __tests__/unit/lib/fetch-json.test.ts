import { fetchJson } from "../../../src/lib/fetch-json";

const fetched = jest.fn();

beforeEach(() => {
  globalThis.fetch = fetched;
});

test("the file is fetched with a limit of time", async () => {
  const limit = new AbortController().signal;
  jest.spyOn(AbortSignal, "timeout").mockReturnValue(limit);
  fetched.mockResolvedValue({ ok: true, status: 200, json: () => Promise.resolve({ a: 1 }) });
  await expect(fetchJson("/a.json")).resolves.toEqual({ a: 1 });
  expect(fetched.mock.calls).toEqual([["/a.json", { signal: limit }]]);
});

test("an answer with an error is none, whatever it holds", async () => {
  fetched.mockResolvedValue({ ok: false, status: 500, json: () => Promise.resolve({ a: 1 }) });
  await expect(fetchJson("/a.json")).rejects.toThrow("/a.json was answered with the status 500");
});
