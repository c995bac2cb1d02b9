/** What came of doing one thing for each of many: what was made, and for whom it failed and why. */
export type EachOutcome<Item, Made> = {
  readonly made: readonly Made[]
  readonly failed: ReadonlyArray<{ readonly item: Item; readonly error: unknown }>
}

const AT_ONCE = 4

/**
 * Does something for each of many, a few at once. A failure stops nobody else's turn. `onStep` hears after each how many
 * are behind.
 */
export async function eachOf<Item, Made>(
  items: readonly Item[],
  work: (item: Item) => Promise<Made>,
  onStep: (count: number) => void = () => {},
): Promise<EachOutcome<Item, Made>> {
  const made: Made[] = []
  const failed: { item: Item; error: unknown }[] = []
  const waiting = [...items]
  const take = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- each of the few goes on when it is through with one
        made.push(await work(item))
      } catch (error) {
        failed.push({ item, error })
      }
      onStep(made.length + failed.length)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, take))
  return { made, failed }
}
