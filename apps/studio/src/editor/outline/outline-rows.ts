import { listSlots } from '@foyer/content/definitions'
import type { StoredBlock } from '@foyer/contract/pages/shapes'
import {
  findBlock,
  listPlace,
  locateBlock,
  PAGE,
  type BlockPlace,
  type BlockPosition,
} from '../state/blocks.ts'

/** A row of the outline: a block, or a slot of one with its number. */
export type OutlineRow = { readonly id: string; readonly children: readonly OutlineRow[] } & (
  | { readonly kind: 'block'; readonly block: StoredBlock }
  | { readonly kind: 'slot'; readonly title: string; readonly number: number; readonly place: BlockPlace }
)

/** Builds the rows of the blocks in a place. */
export function buildRows(blocks: readonly StoredBlock[], place: BlockPlace = PAGE): OutlineRow[] {
  return listPlace(blocks, place).map((block) => ({
    kind: 'block',
    id: block.id,
    block,
    children: listSlots(block).map(({ id, title }, index) => {
      const inside = { parent_id: block.id, slot: id }
      return {
        kind: 'slot',
        id: `${block.id}/${id}`,
        title,
        number: index + 1,
        place: inside,
        children: buildRows(blocks, inside),
      }
    }),
  }))
}

/** The rows that contain others, so that all of them can be open. */
export function listParentIds(rows: readonly OutlineRow[]): string[] {
  return rows.flatMap(({ id, children }) => (children.length > 0 ? [id, ...listParentIds(children)] : []))
}

/** Where blocks go that are dropped at a row; null where the row is gone. A drop on a slot goes to its end. */
export function getDropPosition(
  blocks: readonly StoredBlock[],
  block_ids: readonly string[],
  target: { readonly key: string; readonly at: 'before' | 'after' | 'on' },
): BlockPosition | null {
  const [target_id = '', slot] = target.key.split('/')
  const row = findBlock(blocks, target_id)
  const place = locateBlock(blocks, target_id)
  if (!row || !place) return null
  const first_slot = slot ?? (target.at === 'on' ? listSlots(row)[0]?.id : undefined)
  if (first_slot !== undefined) {
    const inside = { parent_id: target_id, slot: first_slot }
    return { ...inside, index: listPlace(blocks, inside).filter(({ id }) => !block_ids.includes(id)).length }
  }
  const others = listPlace(blocks, place).filter(({ id }) => !block_ids.includes(id))
  const index = others.findIndex(({ id }) => id === target_id)
  return { ...place, index: target.at === 'before' ? index : index + 1 }
}
