import type { StoredBlock } from '@foyer/contract/pages/shapes'

/** Blocks that a page may hold (contract, `storedBlocks`). */
export const MAX_BLOCKS = 200

/** Puts a block behind another one; at the end where that one is not there, at the start for `null`. */
export function insertAfter(
  blocks: readonly StoredBlock[],
  block: StoredBlock,
  after: string | null,
): readonly StoredBlock[] {
  const position = after === null ? 0 : blocks.findIndex((other) => other.id === after) + 1
  if (after !== null && position === 0) return [...blocks, block]
  return [...blocks.slice(0, position), block, ...blocks.slice(position)]
}

/** Moves a block to a place, counted without it; places outside are the nearest inside. */
export function moveTo(
  blocks: readonly StoredBlock[],
  block_id: string,
  position: number,
): readonly StoredBlock[] {
  const block = blocks.find((other) => other.id === block_id)
  if (!block) return blocks
  const others = blocks.filter((other) => other !== block)
  const to = Math.min(Math.max(position, 0), others.length)
  const moved = [...others.slice(0, to), block, ...others.slice(to)]
  return moved.every((other, at) => other === blocks[at]) ? blocks : moved
}

/** Brings blocks into the order of the ids. What the ids leave out stays behind the rest; unknown ids mean nothing. */
export function reorderBlocks(
  blocks: readonly StoredBlock[],
  block_ids: readonly string[],
): readonly StoredBlock[] {
  const ordered = [...new Set(block_ids)].flatMap((id) => blocks.find((block) => block.id === id) ?? [])
  const reordered = [...ordered, ...blocks.filter((block) => !ordered.includes(block))]
  return reordered.every((block, at) => block === blocks[at]) ? blocks : reordered
}

/** Sets one prop of a block; blocks that stay the same keep their identity, so that only that one is drawn anew. */
export function setBlockProp(
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
export function getNextSelection(blocks: readonly StoredBlock[], block_id: string): string | null {
  const position = blocks.findIndex((block) => block.id === block_id)
  return (blocks[position + 1] ?? blocks[position - 1])?.id ?? null
}

/** The block above or below another one. From no selection, down is the first and up the last. */
export function getAdjacentBlock(
  blocks: readonly StoredBlock[],
  block_id: string | null,
  direction: 1 | -1,
): string | null {
  const position = blocks.findIndex((block) => block.id === block_id)
  if (position < 0) return (direction === 1 ? blocks[0] : blocks.at(-1))?.id ?? null
  return blocks[position + direction]?.id ?? block_id
}
