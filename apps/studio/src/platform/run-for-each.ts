/** What came of doing one thing for each of many: what was made, and for whom it failed and why. */
export type BatchResult<Item, Made> = {
  readonly succeeded: readonly Made[]
  readonly failed: ReadonlyArray<{ readonly item: Item; readonly error: unknown }>
}

const CONCURRENCY = 4

/**
 * Does something for each of many, a few at once. A failure stops nobody else's turn. `onStep` hears after each how many
 * are behind.
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
