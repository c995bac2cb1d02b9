import type { StoredBlock } from '@foyer/contract/pages/shapes'

/** Returns the slot that a block is in: the first of its parent where its own is gone. */
export function getSlotId(
  slot_ids: readonly string[],
  { slot }: Pick<StoredBlock, 'slot'>,
): string | undefined {
  return slot !== undefined && slot_ids.includes(slot) ? slot : slot_ids[0]
}
