/** @jest-environment node */
import { forEachConcurrent } from "../../../src/gatsby/for-each-concurrent";

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

it("does each item once, and never more at a time than it may", async () => {
  const done: number[] = [];
  let running = 0;
  let most = 0;
  await forEachConcurrent([1, 2, 3, 4, 5], 2, async (item) => {
    running += 1;
    most = Math.max(most, running);
    await turn();
    running -= 1;
    done.push(item);
  });
  expect(done.sort()).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

it("goes on with other items while a slow one is under way", async () => {
  let finish = (): void => undefined;
  const slow = new Promise<void>((resolve) => (finish = resolve));
  const done: number[] = [];
  await forEachConcurrent([1, 2, 3], 2, async (item) => {
    if (item === 1) await slow;
    done.push(item);
    if (item === 3) finish();
  });
  expect(done).toEqual([2, 3, 1]);
});

it("fails where one item fails", async () => {
  await expect(forEachConcurrent([1, 2], 2, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
});
