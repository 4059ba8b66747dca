/** Does the task for each item, in order and at most so many at a time. Throws what a task throws. */
export async function mapConcurrently<Item>(
  items: readonly Item[],
  lanes: number,
  task: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const lane = async () => {
    for (const item of waiting) await task(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
