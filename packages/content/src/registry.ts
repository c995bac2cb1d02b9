import { blockDefinitions, pageTypeDefinitions } from './definitions.generated.ts'
import type { BlockDefinition, PageTypeDefinition } from './define.ts'

const blocks: ReadonlyMap<string, BlockDefinition> = new Map<string, BlockDefinition>(
  Object.entries(blockDefinitions),
)
const pageTypes: ReadonlyMap<string, PageTypeDefinition> = new Map<string, PageTypeDefinition>(
  Object.entries(pageTypeDefinitions),
)

/** The definition of a block type, or undefined for one that this release does not know. */
export function blockDefinition(type: string): BlockDefinition | undefined {
  return blocks.get(type)
}

/** The definition of a page type, or undefined for one that this release does not know. */
export function pageTypeDefinition(type: string): PageTypeDefinition | undefined {
  return pageTypes.get(type)
}
