import { blockDefinition, parseBlock } from '@foyer/content/definitions'
import type { RenderableBlock } from '@foyer/content/views'
import type { StoredBlock } from '@foyer/contract/pages/shapes'

/**
 * A block that views can draw: brought to the present version, and with defaults in place of what cannot be accepted,
 * so that a wrong figure in the inspector never takes the page off the canvas.
 */
export function toRenderableBlock(stored: StoredBlock): RenderableBlock {
  const { block, problems } = parseBlock(stored)
  if (!block) return { ...stored, unknown: true }
  const definition = blockDefinition(stored.type)
  const own_problems = problems.filter((problem) => problem.block_id === stored.id)
  if (!definition || own_problems.length === 0) return block
  const invalid_props = new Set(own_problems.map((problem) => problem.path.split('.')[0] ?? ''))
  const valid_props = Object.entries(block.props).filter(([prop]) => !invalid_props.has(prop))
  return { ...block, props: { ...structuredClone(definition.defaults), ...Object.fromEntries(valid_props) } }
}
