import { blockSearchText, readForeignBlocks, type BlocksRefusal } from '@foyer/content/definitions'
import type { StoredBlock } from '@foyer/contract/pages/shapes'
import { blockLimits } from '@foyer/contract/rules/block-limits'

/** The type of copied blocks on the clipboard, beside their plain text. */
export const BLOCKS_TYPE = 'application/x-foyer-blocks'

/** Copied blocks, and the app that they come from. */
export type CopiedBlocks = { readonly app: string; readonly blocks: readonly StoredBlock[] }

/** Why a text of the clipboard is not pasted; `type` is that of the block at fault. */
export type PasteRefusal = BlocksRefusal | { readonly refused: 'too_large'; readonly type?: string }

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
  const read = readForeignBlocks(stored)
  return 'refused' in read ? read : { app, blocks: read.blocks }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The limits that a refusal names. */
export const pasteLimits = { levels: blockLimits.levels, max: blockLimits.blocks }
