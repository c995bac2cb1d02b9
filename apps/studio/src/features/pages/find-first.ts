/** A part of a list, and the cursor of the next. */
type ListPage<Item> = { readonly items: readonly Item[]; readonly next_cursor: string | null }

/** Returns the first matching item of a list, fetched part by part; null when there is none. */
export async function findFirst<Item>(
  load: (page_input: { cursor?: string }) => Promise<ListPage<Item>>,
  matches: (item: Item) => boolean,
): Promise<Item | null> {
  for (let cursor: string | null | undefined; cursor !== null;) {
    const list_page: ListPage<Item> = await load(cursor === undefined ? {} : { cursor })
    const found = list_page.items.find(matches)
    if (found !== undefined) return found
    cursor = list_page.next_cursor
  }
  return null
}
