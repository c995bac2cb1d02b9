/** A block with those inside of it, and the slot of the block around it. */
export type NestedBlock = {
  readonly id: string
  readonly slot?: string | undefined
  readonly children?: readonly NestedBlock[] | undefined
}

/** The blocks of a page without their places, and the order of the blocks in each place. */
export type PlacedBlocks<Block> = {
  readonly blocks: ReadonlyMap<string, Block>
  /** Ids of blocks by their place (`toPlace`). A place without blocks is left out. */
  readonly orders: ReadonlyMap<string, readonly string[]>
}

/** Separates the blocks of a page from their places, so that both can be compared and merged one by one. */
export function placeBlocks<Block extends NestedBlock>(blocks: readonly Block[]): PlacedBlocks<Block> {
  const by_id = new Map<string, Block>()
  const orders = new Map<string, string[]>()
  const visit = (siblings: readonly Block[], parent_id: string): void => {
    for (const { children, slot, ...block } of siblings) {
      const place = toPlace(parent_id, slot)
      orders.set(place, [...(orders.get(place) ?? []), block.id])
      by_id.set(block.id, block as unknown as Block)
      visit((children ?? []) as readonly Block[], block.id)
    }
  }
  visit(blocks, '')
  return { blocks: by_id, orders }
}

/** Puts blocks back in their places; null unless each has exactly one place. */
export function nestBlocks<Block extends NestedBlock>({
  blocks,
  orders,
}: PlacedBlocks<Block>): Block[] | null {
  const placed: string[] = []
  const nest = (parent_id: string): Block[] =>
    [...orders].flatMap(([place, ids]) => {
      const [owner, slot = ''] = place.split(SEPARATOR)
      if (owner !== parent_id) return []
      return ids.flatMap((id) => {
        const block = blocks.get(id)
        if (placed.includes(id) || !block) return []
        placed.push(id)
        const children = nest(id)
        return [{ ...block, ...(slot === '' ? {} : { slot }), ...(children.length > 0 ? { children } : {}) }]
      })
    })
  const nested = nest('')
  const ids = [...orders.values()].flat()
  return ids.length === placed.length && placed.length === blocks.size ? nested : null
}

const SEPARATOR = '/'

/** The place of a block: the id of the block around it, empty for none, and the slot in it. */
function toPlace(parent_id: string, slot = ''): string {
  return `${parent_id}${SEPARATOR}${slot}`
}
