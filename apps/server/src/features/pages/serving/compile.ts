import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/database/app-db.ts'
import { fromParts, prepareBytes, type PreparedBytes } from '#platform/http/prepared-bytes.ts'
import { drawDocument } from '../rendering/document.ts'
import type { RenderInput, Renderer } from '../rendering/renderer.ts'
import { findFile, insertFile, type FileRow } from '../repository/files.ts'

const unpack = promisify(brotliDecompress)

/** Where finished bytes are kept. */
export type Keep = (file: FileRow) => Promise<void>

/** Keeps bytes at once, for those made when a page was first asked for. */
export function keepAtOnce(ctx: Ctx): Keep {
  return (file) =>
    inTransaction(ctx.services.database, ctx.app.id, (tx) => insertFile(tx, file, ctx.services.clock.now()))
}

/** A finished document: its bytes, and the hash of its sheet for the policy header. */
export type FinishedDocument = { bytes: PreparedBytes; style_hash: string }

/**
 * The document for an input: as it was made before, else drawn, compressed and kept. Its name is a hash of all that
 * goes into it, so what did not change is never drawn again.
 */
export async function finishDocument(
  ctx: Ctx,
  renderer: Renderer,
  input: RenderInput,
  keep: Keep,
): Promise<FinishedDocument> {
  const key = nameOf(renderer.build_id, input)
  const known = await findFile(ctx.db, key)
  const file = known ?? (await draw(renderer, input, key, keep))
  const identity = await unpack(file.brotli)
  const bytes = fromParts(
    { identity, gzip: file.gzip, brotli: file.brotli },
    { type: HTML, cache: 'no-cache' },
  )
  return { bytes, style_hash: file.style_hash ?? '' }
}

const HTML = 'text/html; charset=utf-8'

async function draw(renderer: Renderer, input: RenderInput, key: string, keep: Keep): Promise<FileRow> {
  const { html, style_hash } = await drawDocument(renderer, input)
  const bytes = await prepareBytes(Buffer.from(html), { type: HTML, cache: 'no-cache' })
  if (!bytes.brotli || !bytes.gzip) throw new Error('A document is never too small to be compressed.')
  const file = { key, brotli: bytes.brotli, gzip: bytes.gzip, style_hash }
  await keep(file)
  return file
}

/** A name for everything that a document is made of. */
function nameOf(build_id: string, input: RenderInput): string {
  return createHash('sha256')
    .update(JSON.stringify([build_id, input]))
    .digest('base64url')
}
