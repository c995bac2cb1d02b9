import { flattenBlocks } from '@foyer/content/definitions'
import type { StoredBlock } from '@foyer/contract/pages/shapes'
import { blockLimits } from '@foyer/contract/rules/block-limits'
import {
  canHold,
  findBlock,
  insertBlock,
  isSameArrangement,
  listArrangement,
  listPlace,
  locateBlock,
  moveBlock,
  removeBlock,
  type BlockPosition,
} from './blocks.ts'

type Blocks = readonly StoredBlock[]

/** Lists the chosen blocks in the order of the page, without those inside of another chosen one. */
export function listTopmost(blocks: Blocks, block_ids: readonly string[]): StoredBlock[] {
  const chosen = new Set(block_ids)
  return blocks.flatMap((block) =>
    chosen.has(block.id) ? [block] : listTopmost(block.children ?? [], block_ids),
  )
}

/** Lists the ids from one block to another in the order of the page, both included; only the second where the first is gone. */
export function listRange(blocks: Blocks, from: string | null, to: string): string[] {
  const ids = listArrangement(blocks).map(({ block_id }) => block_id)
  const ends = [ids.indexOf(from ?? to), ids.indexOf(to)].toSorted((a, b) => a - b)
  const [start = -1, end = -1] = ends
  return start < 0 ? [to] : ids.slice(start, end + 1)
}

/** Why blocks do not fit at a position: the block that would be too deep, or too many of them; null where they fit. */
export function findMisfit(
  blocks: Blocks,
  added: Blocks,
  position: BlockPosition,
): { reason: 'too_deep'; block: StoredBlock } | { reason: 'too_many' } | null {
  const too_deep = added.find(
    (block) => getHeight(block) > blockLimits.levels || !canHold(blocks, block, position),
  )
  const count = listPlace(blocks, position).length + added.length
  if (position.parent_id !== null && count > blockLimits.children) return { reason: 'too_many' }
  if (too_deep) return { reason: 'too_deep', block: too_deep }
  const is_full = flattenBlocks(blocks).length + flattenBlocks(added).length > blockLimits.blocks
  return is_full ? { reason: 'too_many' } : null
}

/** Inserts blocks one behind the other. Returns the same blocks where not all of them fit. */
export function insertBlocks(blocks: Blocks, added: Blocks, position: BlockPosition): Blocks {
  if (added.length === 0 || findMisfit(blocks, added, position)) return blocks
  return added.reduce<Blocks>(
    (before, block, number) => insertBlock(before, block, { ...position, index: position.index + number }),
    blocks,
  )
}

/** Removes blocks with those inside of them. */
export function removeBlocks(blocks: Blocks, block_ids: readonly string[]): Blocks {
  return block_ids.reduce<Blocks>(removeBlock, blocks)
}

/** Moves each chosen block one step among its siblings; they stay in order and never pass one another. */
export function stepBlocks(blocks: Blocks, block_ids: readonly string[], step: 'up' | 'down'): Blocks {
  const chosen = listTopmost(blocks, block_ids).map(({ id }) => id)
  const order = step === 'up' ? chosen : chosen.toReversed()
  return order.reduce<Blocks>((before, block_id) => {
    const place = locateBlock(before, block_id)
    if (!place) return before
    const index = place.index + (step === 'up' ? -1 : 1)
    const neighbour = listPlace(before, place)[index]
    return neighbour && !chosen.includes(neighbour.id)
      ? moveBlock(before, block_id, { ...place, index })
      : before
  }, blocks)
}

/**
 * Moves the chosen blocks to a position, in their order; its index is counted without them. Returns the same blocks where
 * that changes nothing or not all of them fit.
 */
export function moveBlocks(blocks: Blocks, block_ids: readonly string[], to: BlockPosition): Blocks {
  const chosen = listTopmost(blocks, block_ids)
  if (chosen.length === 0 || chosen.some((block) => findBlock([block], to.parent_id))) return blocks
  const rest = removeBlocks(blocks, block_ids)
  const moved = insertBlocks(rest, chosen, { ...to, index: Math.min(to.index, listPlace(rest, to).length) })
  return moved === rest || isSameArrangement(moved, blocks) ? blocks : moved
}

function getHeight({ children = [] }: StoredBlock): number {
  return 1 + Math.max(0, ...children.map(getHeight))
}
