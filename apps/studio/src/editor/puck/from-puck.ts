import type { StoredBlock } from '@foyer/contract/pages/shapes'
import type { PuckData } from './puck-data.ts'

/** Our blocks in the order that they have on Puck's canvas: the very ones that went in. */
export function fromPuck({ content }: Pick<PuckData, 'content'>): StoredBlock[] {
  return content.map(({ props }) => props.block)
}
