import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/database/app-db.ts'
import { fromParts, prepareBytes, type PreparedBytes } from '#platform/http/prepared-bytes.ts'
import { drawDocument, RenderFailed } from './document.ts'
import type { RenderInput, Renderer } from './renderer.ts'
import { findFile, findFileKeys, insertFiles, type FileRow } from '../queries/files.ts'

const unpack = promisify(brotliDecompress)

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
): Promise<FinishedDocument> {
  const key = nameOf(renderer.build_id, input)
  const file = (await findFile(ctx.db, key)) ?? (await drawNow(ctx, renderer, { key, input }))
  const identity = await unpack(file.brotli)
  const bytes = fromParts(
    { identity, gzip: file.gzip, brotli: file.brotli },
    { type: HTML, cache: 'no-cache' },
  )
  return { bytes, style_hash: file.style_hash ?? '' }
}

/**
 * Draws and keeps those of some documents that are not kept yet, giving way before each. Gives the places of those that
 * could not be drawn; the others are kept nevertheless.
 */
export async function finishAhead(
  ctx: Ctx,
  renderer: Renderer,
  inputs: readonly RenderInput[],
  giveWay: () => Promise<unknown>,
): Promise<number[]> {
  const keys = inputs.map((input) => nameOf(renderer.build_id, input))
  const known = await findFileKeys(ctx.db, keys)
  const files = new Map<string, FileRow>()
  const failed: number[] = []
  for (const [place, input] of inputs.entries()) {
    const key = keys[place] ?? ''
    if (known.has(key) || files.has(key)) continue
    await giveWay()
    const file = await drawn(ctx, renderer, { key, input })
    if (file) files.set(key, file)
    else failed.push(place)
  }
  if (files.size > 0) await keep(ctx, [...files.values()])
  return failed
}

const HTML = 'text/html; charset=utf-8'

type Named = { key: string; input: RenderInput }

async function drawNow(ctx: Ctx, renderer: Renderer, named: Named): Promise<FileRow> {
  const file = await draw(renderer, named)
  await keep(ctx, [file])
  return file
}

async function drawn(ctx: Ctx, renderer: Renderer, named: Named): Promise<FileRow | null> {
  try {
    return await draw(renderer, named)
  } catch (error) {
    if (!(error instanceof RenderFailed)) throw error
    ctx.services.log.error({ err: error }, 'A page could not be drawn.')
    return null
  }
}

async function draw(renderer: Renderer, { key, input }: Named): Promise<FileRow> {
  const { html, style_hash } = await drawDocument(renderer, input)
  const bytes = await prepareBytes(Buffer.from(html), { type: HTML, cache: 'no-cache' })
  if (!bytes.brotli || !bytes.gzip) throw new Error('A document is never too small to be compressed.')
  return { key, brotli: bytes.brotli, gzip: bytes.gzip, style_hash }
}

function keep({ services, app }: Ctx, files: readonly FileRow[]): Promise<void> {
  return inTransaction(services.database, app.id, (tx) => insertFiles(tx, files, services.clock.now()))
}

/** A name for everything that a document is made of. */
function nameOf(build_id: string, input: RenderInput): string {
  return createHash('sha256')
    .update(JSON.stringify([build_id, input]))
    .digest('base64url')
}
