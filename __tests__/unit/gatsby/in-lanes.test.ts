/** @jest-environment node */
import { inLanes } from "../../../src/gatsby/in-lanes";

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

it("does each item once, and never more at a time than there are lanes", async () => {
  const done: number[] = [];
  let running = 0;
  let most = 0;
  await inLanes([1, 2, 3, 4, 5], 2, async (item) => {
    running += 1;
    most = Math.max(most, running);
    await turn();
    running -= 1;
    done.push(item);
  });
  expect(done.sort()).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

it("lets no lane wait for a slow item in another", async () => {
  let finish = (): void => undefined;
  const slow = new Promise<void>((resolve) => (finish = resolve));
  const done: number[] = [];
  await inLanes([1, 2, 3], 2, async (item) => {
    if (item === 1) await slow;
    done.push(item);
    if (item === 3) finish();
  });
  expect(done).toEqual([2, 3, 1]);
});

it("fails where one item fails", async () => {
  await expect(inLanes([1, 2], 2, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
});
