/**
 * Does one thing for each item, several at a time.
 *
 * @param items the items, begun in their order
 * @param concurrency how many are under way at a time
 * @param work what is done for an item; the first failure is the whole's
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
