import { listSlots } from '@foyer/content/definitions'
import { PAGE, type ArrangedBlock, type BlockPlace } from '../state/blocks.ts'
import { toSlotProp, type PuckData } from './puck-data.ts'

/** Lists our blocks with the places that they have on Puck's canvas, in order. */
export function fromPuck({ content }: Pick<PuckData, 'content'>, place: BlockPlace = PAGE): ArrangedBlock[] {
  return content.flatMap(({ props }) => [
    { block_id: props.id, ...place },
    ...listSlots(props.block).flatMap(({ id }, number) =>
      fromPuck({ content: props[toSlotProp(number)] ?? [] }, { parent_id: props.id, slot: id }),
    ),
  ])
}
