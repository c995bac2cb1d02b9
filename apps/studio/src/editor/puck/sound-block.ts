import { blockDefinition, parseBlock } from '@foyer/content/definitions'
import type { DrawnBlock } from '@foyer/content/views'
import type { StoredBlock } from '@foyer/contract/pages/shapes'

/**
 * A block that views can draw: brought to the present version, and with defaults in place of what cannot be accepted,
 * so that a wrong figure in the inspector never takes the page off the canvas.
 */
export function soundBlock(stored: StoredBlock): DrawnBlock {
  const { block, problems } = parseBlock(stored)
  if (!block) return { ...stored, unknown: true }
  const definition = blockDefinition(stored.type)
  const own = problems.filter((problem) => problem.block_id === stored.id)
  if (!definition || own.length === 0) return block
  const wrong = new Set(own.map((problem) => problem.path.split('.')[0] ?? ''))
  const kept = Object.entries(block.props).filter(([prop]) => !wrong.has(prop))
  return { ...block, props: { ...structuredClone(definition.defaults), ...Object.fromEntries(kept) } }
}
