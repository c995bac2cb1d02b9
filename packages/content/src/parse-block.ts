import { storedBlock } from '@foyer/contract/pages/shapes'
import type { StoredBlock } from '@foyer/contract/pages/shapes'
import { blockLimits } from '@foyer/contract/rules/block-limits'
import { cleanFields } from './clean-fields.ts'
import type { Upgrade } from './define.ts'
import { fieldProblems, type ContentProblem } from './field-problems.ts'
import { blockDefinition, pageTypeDefinition } from './registry.ts'

/**
 * A block after parsing. `unknown` marks a type that this release does not know: preserved, never rendered for
 * members.
 */
export type ParsedBlock = Omit<StoredBlock, 'children'> & { unknown?: true; children?: ParsedBlock[] }

/** What is wrong with a prop of one block; `block_id` is absent only where the block itself has no valid id. */
export type BlockProblem = ContentProblem & { block_id?: string }

export type ParseResult<Value> = { problems: BlockProblem[] } & Value

/**
 * Upgrades a stored block to the current version, cleans its plain texts and validates it. Never throws and never drops data: an invalid
 * value stays as stored and is listed in `problems`. `block` is null only for a value that is no block.
 */
export function parseBlock(stored: unknown): ParseResult<{ block: ParsedBlock | null }> {
  const shape = storedBlock.safeParse(stored, { reportInput: true })
  if (!shape.success) return { block: null, problems: fieldProblems(shape.error) }
  const problems: BlockProblem[] = []
  return { block: parseKnown(shape.data, problems), problems }
}

/** Parses the blocks of a page, in order. A duplicate id is a problem (`id_taken`) of the later block. */
export function parseBlocks(stored: unknown): ParseResult<{ blocks: ParsedBlock[] }> {
  if (!Array.isArray(stored)) return { blocks: [], problems: [{ path: 'blocks', code: 'invalid_type' }] }
  if (stored.length > blockLimits.blocks)
    return {
      blocks: [],
      problems: [{ path: 'blocks', code: 'too_many', params: { max: blockLimits.blocks } }],
    }
  const blocks: ParsedBlock[] = []
  const problems: BlockProblem[] = []
  stored.forEach((item: unknown, index) => {
    const result = parseBlock(item)
    if (result.block) blocks.push(result.block)
    problems.push(
      ...result.problems.map((problem) => prefixPath(problem, result.block ? '' : `blocks.${index}`)),
    )
  })
  return { blocks, problems: [...problems, ...findDuplicateIds(blocks)] }
}

/**
 * Checks the own fields of a page by its type. What is missing gets its default; fields that cannot be accepted stay
 * as they were stored. `version` is that of the type when they were stored.
 */
export function parsePageFields(
  content_type: string,
  stored: unknown,
  version?: number,
): { fields: Record<string, unknown>; problems: ContentProblem[]; is_unknown: boolean } {
  const definition = pageTypeDefinition(content_type)
  const storedFields = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<
    string,
    unknown
  >
  if (!definition) return { fields: storedFields, problems: [], is_unknown: true }
  const is_old = definition.upgrade && version !== undefined && version < definition.version
  const upgradedFields =
    is_old && definition.upgrade ? definition.upgrade(storedFields, version) : storedFields
  const result = definition.props.safeParse(
    cleanFields(definition.fields, { ...definition.defaults, ...upgradedFields }),
    { reportInput: true },
  )
  if (result.success) return { fields: result.data, problems: [], is_unknown: false }
  return { fields: storedFields, problems: fieldProblems(result.error), is_unknown: false }
}

function parseKnown(block: StoredBlock, problems: BlockProblem[]): ParsedBlock {
  const definition = blockDefinition(block.type)
  const children = block.children?.map((child) => parseKnown(child, problems))
  const { children: _children, ...own } = block
  const unchanged: ParsedBlock = { ...own, ...(children ? { children } : {}) }
  if (!definition || block.version > definition.version) return { ...unchanged, unknown: true }

  if (children && children.length > 0 && !definition.children)
    problems.push({ path: 'children', code: 'not_allowed', block_id: block.id })
  for (const path of block.choose_again ?? [])
    problems.push({ path, code: 'choose_again', block_id: block.id })
  const props = upgradeProps(definition.upgrade, block, definition.version)
  const result = definition.props.safeParse(cleanFields(definition.fields, props), { reportInput: true })
  if (result.success) return { ...unchanged, version: definition.version, props: result.data }
  problems.push(...fieldProblems(result.error).map((problem) => ({ ...problem, block_id: block.id })))
  return unchanged
}

function upgradeProps(
  upgrade: Upgrade | undefined,
  block: StoredBlock,
  version: number,
): Record<string, unknown> {
  return upgrade && block.version < version ? upgrade(block.props, block.version) : block.props
}

function findDuplicateIds(blocks: ParsedBlock[], seen = new Set<string>()): BlockProblem[] {
  return blocks.flatMap((block) => {
    const problems: BlockProblem[] = seen.has(block.id)
      ? [{ path: 'id', code: 'id_taken', block_id: block.id }]
      : []
    seen.add(block.id)
    return [...problems, ...findDuplicateIds(block.children ?? [], seen)]
  })
}

function prefixPath(problem: BlockProblem, prefix: string): BlockProblem {
  if (prefix === '') return problem
  return { ...problem, path: problem.path === '' ? prefix : `${prefix}.${problem.path}` }
}
