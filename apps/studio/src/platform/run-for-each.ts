/** The result of a batch: the values created, and the failed items with their errors. */
export type BatchResult<Item, Made> = {
  readonly succeeded: readonly Made[]
  readonly failed: ReadonlyArray<{ readonly item: Item; readonly error: unknown }>
}

const CONCURRENCY = 4

/**
 * Runs a task for each item, a few concurrently. A failure does not stop the others. `onStep` receives the count of
 * finished items.
 */
export async function runForEach<Item, Made>(
  items: readonly Item[],
  work: (item: Item) => Promise<Made>,
  onStep: (count: number) => void = () => {},
): Promise<BatchResult<Item, Made>> {
  const succeeded: Made[] = []
  const failed: { item: Item; error: unknown }[] = []
  const queue = [...items]
  const runNext = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- each of the few goes on when it is through with one
        succeeded.push(await work(item))
      } catch (error) {
        failed.push({ item, error })
      }
      onStep(succeeded.length + failed.length)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, runNext))
  return { succeeded, failed }
}
