import { storedBlocks, type StoredBlock } from '@foyer/contract/pages/shapes'
import { flattenBlocks } from './flatten-blocks.ts'
import { parseBlocks } from './parse-block.ts'
import { blockDefinition } from './registry.ts'
import { findField } from './visit-fields.ts'

/** Why blocks from outside are not taken; `type` is that of the block at fault. */
export type BlocksRefusal = {
  readonly refused: 'no_blocks' | 'too_many' | 'nested_too_deep' | 'unknown_block' | 'unsafe_link' | 'invalid'
  readonly type?: string
}

/**
 * Reads blocks that anyone may have written, such as those of a clipboard: by the schema of stored blocks, then by the
 * definition of each. Values that are out of range are taken, as a draft may have them.
 */
export function readForeignBlocks(stored: unknown): { blocks: StoredBlock[] } | BlocksRefusal {
  const shape = storedBlocks.safeParse(stored)
  if (!shape.success) return toRefusal(shape.error.issues[0], stored)
  const blocks = shape.data
  if (blocks.length === 0) return { refused: 'no_blocks' }
  const unknown = flattenBlocks(blocks).find(
    ({ type, version }) => version > (blockDefinition(type)?.version ?? 0),
  )
  if (unknown) return { refused: 'unknown_block', type: unknown.type }
  return findFault(blocks) ?? { blocks }
}

type Issue = { readonly code: string; readonly message: string; readonly path: readonly PropertyKey[] }

function toRefusal(issue: Issue | undefined, stored: unknown): BlocksRefusal {
  if (!issue) return { refused: 'invalid' }
  if (issue.message === 'nested_too_deep') {
    const type = findType(stored, issue.path.slice(0, -1))
    return { refused: 'nested_too_deep', ...(type === undefined ? {} : { type }) }
  }
  if (issue.code === 'too_big') return { refused: 'too_many' }
  return { refused: 'invalid' }
}

function findType(stored: unknown, path: readonly PropertyKey[]): string | undefined {
  const block = path.reduce<unknown>(
    (at, step) => (at as Record<PropertyKey, unknown> | null)?.[step],
    stored,
  )
  const type = (block as { type?: unknown } | null)?.type
  return typeof type === 'string' ? type : undefined
}

/** What an owner may have typed and corrects in the fields; everything else was not made by this editor. */
const typed_codes: ReadonlySet<string> = new Set([
  'choose_again',
  'email_invalid',
  'embed_address_invalid',
  'invalid_format',
  'position_invalid',
  'ratio_out_of_range',
  'too_big',
  'too_few',
  'too_long',
  'too_many',
  'too_short',
  'too_small',
  'unknown_profile',
  'video_address_invalid',
  'video_host_link',
  'video_id_missing',
  'video_provider_unknown',
])

/** The server refuses drafts with such content. */
function findFault(blocks: readonly StoredBlock[]): BlocksRefusal | null {
  const types = new Map(flattenBlocks(blocks).map(({ id, type }) => [id, type]))
  for (const { block_id, path, code } of parseBlocks(blocks).problems) {
    const type = types.get(block_id ?? '')
    const named = type === undefined ? {} : { type }
    if (code === 'unsafe_link') return { refused: 'unsafe_link', ...named }
    const field = findField(blockDefinition(type ?? '')?.fields ?? {}, path)?.field
    const is_text = field?.kind === 'rich_text' && code !== 'choose_again'
    if (is_text || !typed_codes.has(code)) return { refused: 'invalid', ...named }
  }
  return null
}
