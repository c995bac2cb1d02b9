import {
  blockDefinition,
  blockSearchText,
  findField,
  flattenBlocks,
  parseBlocks,
} from '@foyer/content/definitions'
import { storedBlocks, type StoredBlock } from '@foyer/contract/pages/shapes'
import { blockLimits } from '@foyer/contract/rules/block-limits'

/** The type of copied blocks on the clipboard, beside their plain text. */
export const BLOCKS_TYPE = 'application/x-foyer-blocks'

/** Copied blocks, and the app that they come from. */
export type CopiedBlocks = { readonly app: string; readonly blocks: readonly StoredBlock[] }

/** Why a text of the clipboard is not pasted; `type` is that of the block at fault. */
export type PasteRefusal = {
  readonly refused:
    | 'no_blocks'
    | 'too_large'
    | 'too_many'
    | 'nested_too_deep'
    | 'unknown_block'
    | 'unsafe_link'
    | 'invalid'
  readonly type?: string
}

const FORMAT = 'foyer.blocks'
const VERSION = 1
const MAX_CHARACTERS = 2_000_000

/** Writes blocks in the form in which the clipboard has them. */
export function writeCopied({ app, blocks }: CopiedBlocks): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, app, blocks })
}

/** The words of blocks, for other programs. */
export function toPlainText(blocks: readonly StoredBlock[]): string {
  return blockSearchText(blocks)
}

/**
 * Reads blocks of the clipboard, which anyone may have written: by the schema of stored blocks, then by the definition
 * of each. Values that are out of range are taken, as a draft may have them.
 */
export function readCopied(text: string): CopiedBlocks | PasteRefusal {
  if (text.length > MAX_CHARACTERS) return { refused: 'too_large' }
  const copied = parseJson(text)
  if (typeof copied !== 'object' || copied === null || !('blocks' in copied)) return { refused: 'no_blocks' }
  const { format, version, app, blocks: stored } = copied as Record<string, unknown>
  if (format !== FORMAT || version !== VERSION || typeof app !== 'string') return { refused: 'no_blocks' }
  const shape = storedBlocks.min(1).safeParse(stored)
  if (!shape.success) return toRefusal(shape.error.issues[0], stored)
  const blocks = shape.data
  const unknown = flattenBlocks(blocks).find(
    ({ type, version: of }) => of > (blockDefinition(type)?.version ?? 0),
  )
  if (unknown) return { refused: 'unknown_block', type: unknown.type }
  return findFault(blocks) ?? { app, blocks }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

type Issue = { readonly code: string; readonly message: string; readonly path: readonly PropertyKey[] }

function toRefusal(issue: Issue | undefined, stored: unknown): PasteRefusal {
  if (!issue) return { refused: 'invalid' }
  if (issue.message === 'nested_too_deep') {
    const type = findType(stored, issue.path.slice(0, -1))
    return { refused: 'nested_too_deep', ...(type === undefined ? {} : { type }) }
  }
  if (issue.code === 'too_big') return { refused: 'too_many' }
  return { refused: issue.code === 'too_small' ? 'no_blocks' : 'invalid' }
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
function findFault(blocks: readonly StoredBlock[]): PasteRefusal | null {
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

/** The limits that a refusal names. */
export const pasteLimits = { levels: blockLimits.levels, max: blockLimits.blocks }
