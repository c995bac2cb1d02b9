/** A part of a list, and where the next one begins. */
type Part<Item> = { readonly items: readonly Item[]; readonly next_cursor: string | null }

/** The first of a list that fits, asked for part by part until it is there; null where the list ends without one. */
export async function firstOf<Item>(
  load: (more: { cursor?: string }) => Promise<Part<Item>>,
  fits: (item: Item) => boolean,
): Promise<Item | null> {
  for (let cursor: string | null | undefined; cursor !== null;) {
    const part: Part<Item> = await load(cursor === undefined ? {} : { cursor })
    const found = part.items.find(fits)
    if (found !== undefined) return found
    cursor = part.next_cursor
  }
  return null
}
