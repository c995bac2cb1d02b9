import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/database/app-db.ts'
import { prepareCompressed, prepareBytes, type PreparedBytes } from '#platform/http/prepared-bytes.ts'
import { findFile, insertFile, type FileRow } from '../queries/files.ts'
import { renderDocument } from './render-document.ts'
import type { RenderInput } from '@foyer/contract/pages/document-shapes'
import type { Renderer } from './renderer.ts'

const unpack = promisify(brotliDecompress)

/** A finished document: its bytes, and the hash of its sheet for the policy header. */
export type StoredDocument = { bytes: PreparedBytes; style_hash: string }

/**
 * The document for an input: as it was stored, else drawn, compressed and stored. Its name is a hash of all that goes
 * into it, so what did not change is never drawn again.
 */
export async function loadOrRenderDocument(
  ctx: Ctx,
  renderer: Renderer,
  input: RenderInput,
): Promise<StoredDocument> {
  const key = hashInput(renderer.build_id, input)
  const file = (await findFile(ctx.db, key)) ?? (await renderAndStore(ctx, renderer, { key, input }))
  const identity = await unpack(file.brotli)
  const bytes = prepareCompressed({ identity, gzip: file.gzip, brotli: file.brotli }, HTML)
  return { bytes, style_hash: file.style_hash ?? '' }
}

const HTML = { type: 'text/html; charset=utf-8', cache: 'no-cache' }

async function renderAndStore(
  { services, app }: Ctx,
  renderer: Renderer,
  { key, input }: { key: string; input: RenderInput },
): Promise<FileRow> {
  const { html, style_hash } = await renderDocument(renderer, input)
  const { brotli, gzip } = await prepareBytes(Buffer.from(html), HTML)
  if (!brotli || !gzip) throw new Error('A document is never too small to be compressed.')
  const file = { key, brotli, gzip, style_hash }
  await inTransaction(services.database, app.id, (tx) => insertFile(tx, file, services.clock.now()))
  return file
}

/** A name for everything that a document is made of. */
function hashInput(build_id: string, input: RenderInput): string {
  return createHash('sha256')
    .update(JSON.stringify([build_id, input]))
    .digest('base64url')
}
