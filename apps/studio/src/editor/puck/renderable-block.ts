import { blockDefinition, parseBlock } from '@foyer/content/definitions'
import type { RenderableBlock } from '@foyer/content/views'
import type { StoredBlock } from '@foyer/contract/pages/shapes'

/**
 * Returns a block that views can render: upgraded to the current version, with defaults for invalid props, so that
 * an invalid value in the inspector never breaks the canvas.
 */
export function toRenderableBlock(stored: StoredBlock): RenderableBlock {
  const { block, problems } = parseBlock(stored)
  if (!block) return { ...stored, unknown: true }
  const definition = blockDefinition(stored.type)
  const own_problems = problems.filter(
    ({ block_id, code }) => block_id === stored.id && code !== 'choose_again',
  )
  if (!definition || own_problems.length === 0) return block
  const invalid_props = new Set(own_problems.map((problem) => problem.path.split('.')[0] ?? ''))
  const valid_props = Object.entries(block.props).filter(([prop]) => !invalid_props.has(prop))
  return { ...block, props: { ...structuredClone(definition.defaults), ...Object.fromEntries(valid_props) } }
}
