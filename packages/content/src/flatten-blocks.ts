import type { StoredBlock } from '@foyer/contract/pages/shapes'

/** Lists blocks and all blocks inside them, each before its own. */
export function flattenBlocks(blocks: readonly StoredBlock[]): StoredBlock[] {
  return blocks.flatMap((block) => [block, ...flattenBlocks(block.children ?? [])])
}
