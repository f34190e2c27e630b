/**
 * Runs a task for each item, several at a time.
 *
 * @param items the items, started in order
 * @param concurrency how many tasks run at a time
 * @param work the task for one item; the first one to fail rejects the whole call
 */
export const forEachConcurrent = async <Item>(
  items: readonly Item[],
  concurrency: number,
  work: (item: Item) => Promise<void>,
): Promise<void> => {
  // One iterator for all workers: whichever is free takes the next item.
  const waiting = items.values();
  const worker = async (): Promise<void> => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
};
