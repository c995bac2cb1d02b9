import type { StoredBlock } from '@foyer/contract/pages/shapes'
import type { BlockSlot } from './define.ts'
import { blockDefinition } from './registry.ts'
import { getSlotId } from './slot-id.ts'

/** Lists the slots of a block; none where it holds no blocks. */
export function listSlots({ type, props }: Pick<StoredBlock, 'type' | 'props'>): readonly BlockSlot[] {
  return blockDefinition(type)?.children?.slots(props) ?? []
}

/** Lists the blocks in a slot of a block. */
export function listSlotBlocks(block: StoredBlock, slot_id: string): StoredBlock[] {
  const slot_ids = listSlots(block).map(({ id }) => id)
  return (block.children ?? []).filter((child) => getSlotId(slot_ids, child) === slot_id)
}
