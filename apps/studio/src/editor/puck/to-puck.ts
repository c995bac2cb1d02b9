import { blockDefinition, listSlotBlocks, listSlots } from '@foyer/content/definitions'
import type { StoredBlock } from '@foyer/contract/pages/shapes'
import { toSlotProp, UNKNOWN, type CanvasItem, type PuckData } from './puck-data.ts'

/** Converts stored blocks to Puck's data. Unknown block types are passed through unchanged. */
export function toPuck(blocks: readonly StoredBlock[]): PuckData {
  return { root: { props: {} }, content: blocks.map(toItem) }
}

function toItem(stored: StoredBlock): CanvasItem {
  const definition = blockDefinition(stored.type)
  if (!definition?.children)
    return { type: definition ? stored.type : UNKNOWN, props: { id: stored.id, block: stored } }
  const { children: _children, ...block } = stored
  const slots = listSlots(stored).map((slot, number) => [
    toSlotProp(number),
    listSlotBlocks(stored, slot.id).map(toItem),
  ])
  return { type: stored.type, props: { id: stored.id, block, ...Object.fromEntries(slots) } }
}
