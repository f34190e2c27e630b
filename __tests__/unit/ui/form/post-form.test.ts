import { PAUSE, POST_TIMEOUT, postForm } from "../../../../src/ui/form/post-form";

const form = (fields: Record<string, string | File> = { "form-name": "contact", message: "Ü & more" }): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
};
const answer = (status: number) => ({ ok: status >= 200 && status < 300, status });

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

test("posts the fields, encoded, to the site's root", async () => {
  const send = jest.fn().mockResolvedValue(answer(200));
  await postForm(form(), send);
  expect(send).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledWith("/", {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: "form-name=contact&message=%C3%9C+%26+more",
    signal: expect.any(AbortSignal),
  });
});

test("leaves files out", async () => {
  const send = jest.fn().mockResolvedValue(answer(200));
  await postForm(form({ "form-name": "contact", file: new File(["x"], "x.txt") }), send);
  expect(send.mock.calls[0][1].body).toBe("form-name=contact");
});

const networkFailure = () => Promise.reject(new TypeError("Failed to fetch"));

test.each([
  ["a network failure, then accepted", [networkFailure, () => Promise.resolve(answer(200))], 2, true],
  ["a server error, then accepted", [() => Promise.resolve(answer(503)), () => Promise.resolve(answer(200))], 2, true],
  ["two network failures", [networkFailure, networkFailure], 2, false],
  ["two server errors", [() => Promise.resolve(answer(500)), () => Promise.resolve(answer(502))], 2, false],
  ["refused", [() => Promise.resolve(answer(404))], 1, false],
])("%s", async (_name, replies, attempts, accepted) => {
  const send = jest.fn();
  for (const reply of replies) send.mockImplementationOnce(reply);
  const posted = postForm(form(), send);
  const settled = accepted ? expect(posted).resolves.toBeUndefined() : expect(posted).rejects.toThrow();
  await jest.advanceTimersByTimeAsync(2 * PAUSE);
  await settled;
  expect(send).toHaveBeenCalledTimes(attempts);
});

test("gives up a host that does not answer, and does not send twice", async () => {
  const send = jest.fn(
    (_address: string, { signal }: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        signal?.addEventListener("abort", () => reject(new DOMException("Aborted", "AbortError")));
      }),
  );
  const posted = expect(postForm(form(), send)).rejects.toThrow();
  await jest.advanceTimersByTimeAsync(POST_TIMEOUT - 1);
  expect(send.mock.calls[0]?.[1].signal?.aborted).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  await posted;
  expect(send).toHaveBeenCalledTimes(1);
});

test("a request that ends as the page is left is not sent again, whichever comes first", async () => {
  const send = jest.fn(networkFailure);
  const posted = expect(postForm(form(), send)).rejects.toMatchObject({ name: "AbortError" });
  await jest.advanceTimersByTimeAsync(0);
  window.dispatchEvent(new Event("pagehide"));
  await jest.advanceTimersByTimeAsync(PAUSE);
  await posted;
  expect(send).toHaveBeenCalledTimes(1);
});
