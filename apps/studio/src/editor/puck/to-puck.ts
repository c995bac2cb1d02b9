import { blockDefinition } from '@foyer/content/definitions'
import type { StoredBlock } from '@foyer/contract/pages/shapes'
import type { PuckData } from './puck-data.ts'
import { UNKNOWN } from './puck-data.ts'

/** Converts stored blocks to Puck's data. Unknown block types are passed through unchanged. */
export function toPuck(blocks: readonly StoredBlock[]): PuckData {
  const content = blocks.map((block) => ({
    type: blockDefinition(block.type) ? block.type : UNKNOWN,
    props: { id: block.id, block },
  }))
  return { root: { props: {} }, content }
}
