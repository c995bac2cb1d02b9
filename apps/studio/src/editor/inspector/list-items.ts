/** A list with one item at another place; places outside are the nearest inside. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, at) => at !== from)
  const item = items[from]
  if (item === undefined) return [...items]
  const position = Math.min(Math.max(to, 0), rest.length)
  return [...rest.slice(0, position), item, ...rest.slice(position)]
}

/** A list with another item in one place. */
export function replaceItem<Item>(items: readonly Item[], at: number, item: Item): Item[] {
  return items.map((other, position) => (position === at ? item : other))
}

/** Returns a short text that identifies a list item: its first text that is not empty. */
export function getItemText(item: Readonly<Record<string, unknown>>): string | null {
  const texts = Object.entries(item).filter(([name]) => name !== 'id' && name !== 'uid')
  const named_item = texts.find(
    ([name, value]) => /title|name|text|label/.test(name) && isNonEmptyText(value),
  )
  const [, part_text] = named_item ?? []
  return typeof part_text === 'string' ? part_text : null
}

function isNonEmptyText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

/** Returns the keys of items while they are edited: their own ids, or their places where they have none or the same. */
export function listItemKeys(items: readonly Readonly<Record<string, unknown>>[]): string[] {
  const keys = new Set<string>()
  return items.map((item, at) => {
    const id = item['id'] ?? item['uid']
    const key = typeof id === 'string' && !keys.has(id) ? id : `${at}`
    keys.add(key)
    return key
  })
}
