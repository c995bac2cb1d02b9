import type { StoredBlock } from '@foyer/contract/pages/shapes'

/** The number of blocks that a page may have (contract, `storedBlocks`). */
export const MAX_BLOCKS = 200

/** Inserts a block after another one; at the end when that one is missing, at the start for `null`. */
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

/** Sorts blocks by the ids. Blocks without an id in the list follow the rest; unknown ids are ignored. */
export function reorderBlocks(
  blocks: readonly StoredBlock[],
  block_ids: readonly string[],
): readonly StoredBlock[] {
  const ordered = [...new Set(block_ids)].flatMap((id) => blocks.find((block) => block.id === id) ?? [])
  const reordered = [...ordered, ...blocks.filter((block) => !ordered.includes(block))]
  return reordered.every((block, at) => block === blocks[at]) ? blocks : reordered
}

/** Sets one prop of a block. Unchanged blocks stay identical, so that only this one renders again. */
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

/** Returns the block to select after one is removed: the next, otherwise the previous, otherwise none. */
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
