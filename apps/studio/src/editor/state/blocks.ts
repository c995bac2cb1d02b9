import type { StoredBlock } from '@foyer/contract/pages/shapes'

/** Blocks that a page may hold (contract, `storedBlocks`). */
export const MAX_BLOCKS = 200

/** Puts a block behind another one; at the end where that one is not there, at the start for `null`. */
export function insertAfter(
  blocks: readonly StoredBlock[],
  block: StoredBlock,
  after: string | null,
): readonly StoredBlock[] {
  const place = after === null ? 0 : blocks.findIndex((other) => other.id === after) + 1
  if (after !== null && place === 0) return [...blocks, block]
  return [...blocks.slice(0, place), block, ...blocks.slice(place)]
}

/** Moves a block to a place, counted without it; places outside are the nearest inside. */
export function moveTo(
  blocks: readonly StoredBlock[],
  block_id: string,
  place: number,
): readonly StoredBlock[] {
  const block = blocks.find((other) => other.id === block_id)
  if (!block) return blocks
  const others = blocks.filter((other) => other !== block)
  const to = Math.min(Math.max(place, 0), others.length)
  const moved = [...others.slice(0, to), block, ...others.slice(to)]
  return moved.every((other, at) => other === blocks[at]) ? blocks : moved
}

/** Brings blocks into the order of the ids. What the ids leave out stays behind the rest; unknown ids mean nothing. */
export function arrange(
  blocks: readonly StoredBlock[],
  block_ids: readonly string[],
): readonly StoredBlock[] {
  const named = [...new Set(block_ids)].flatMap((id) => blocks.find((block) => block.id === id) ?? [])
  const arranged = [...named, ...blocks.filter((block) => !named.includes(block))]
  return arranged.every((block, at) => block === blocks[at]) ? blocks : arranged
}

/** Sets one prop of a block; blocks that stay the same keep their identity, so that only that one is drawn anew. */
export function withProp(
  blocks: readonly StoredBlock[],
  block_id: string,
  prop: string,
  value: unknown,
): readonly StoredBlock[] {
  return blocks.map((block) =>
    block.id === block_id ? { ...block, props: { ...block.props, [prop]: value } } : block,
  )
}

/** The block to select once this one is gone: the next, else the one before, else none. */
export function neighbourOf(blocks: readonly StoredBlock[], block_id: string): string | null {
  const place = blocks.findIndex((block) => block.id === block_id)
  return (blocks[place + 1] ?? blocks[place - 1])?.id ?? null
}

/** The block above or below another one. From no selection, down is the first and up the last. */
export function besides(blocks: readonly StoredBlock[], block_id: string | null, by: 1 | -1): string | null {
  const place = blocks.findIndex((block) => block.id === block_id)
  if (place < 0) return (by === 1 ? blocks[0] : blocks.at(-1))?.id ?? null
  return blocks[place + by]?.id ?? block_id
}
