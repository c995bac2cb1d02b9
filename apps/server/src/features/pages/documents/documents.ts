import { GATED_HEADER } from '@foyer/domain/pages'
import { directionOf } from '@foyer/i18n'
import type { BootApp } from '@foyer/contract/apps/shapes'
import type { PageIndex } from '@foyer/contract/pages/page-index'
import type { Ctx } from '#platform/context.ts'
import { appOrigin } from '#platform/http/app-origin.ts'
import {
  withHeaders,
  type PreparedBytes,
  prepareCompressed,
  prepareBytes,
} from '#platform/http/prepared-bytes.ts'
import { pageHeaders } from '#platform/http/security-headers.ts'
import { loadBootApp } from '../../apps/index.ts'
import { stripeNeed } from '../needs.ts'
import { sha256, renderDocument } from './render-document.ts'
import type { DocumentKind, RenderInput } from '@foyer/contract/pages/document-shapes'
import { rendererNeed, type Renderer } from './renderer.ts'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { inTransaction } from '#platform/database/app-db.ts'
import { findFile, insertFile, type FileRow } from '../queries/files.ts'

/** What a document shows. */
export type DocumentSubject = { kind: DocumentKind; locale: string; index: PageIndex | null }

/** What all documents of an app share: the app as guests see it, and whether they may load Stripe. */
export type DocumentApp = { boot: BootApp; allow_stripe: boolean }

/** Reads what all documents of an app share. */
export async function readDocumentApp(ctx: Ctx): Promise<DocumentApp> {
  const [boot, allow_stripe] = await Promise.all([
    bootForGuests(ctx),
    ctx.services.need(stripeNeed).usesStripe(ctx),
  ])
  return { boot, allow_stripe }
}

/** A document with its headers, drawn as a guest sees it; null where the members' app is not built. */
export async function createDocument(
  ctx: Ctx,
  { boot, allow_stripe }: DocumentApp,
  subject: DocumentSubject,
): Promise<PreparedBytes | null> {
  const renderer = await ctx.services.need(rendererNeed).load()
  if (!renderer) return null
  const input = createRenderInput(ctx, boot, subject)
  const { bytes, style_hash } = await loadOrRenderDocument(ctx, renderer, input)
  const headers = pageHeaders({
    style_hashes: [style_hash],
    script_hashes: [sha256(renderer.head_script)],
    frame_sources: [new URL(input.app.embeds.code_url).origin],
    frame_ancestors: ["'self'", ctx.services.config.base_url],
    realtime_origin: input.origin.replace(/^http/, 'ws'),
    allow_stripe,
  })
  return withPolicyHeaders(bytes, {
    ...headers,
    ...(isGated(subject) && { [GATED_HEADER.name]: GATED_HEADER.value }),
  })
}

/** Whether guests see only that a page exists, not its content. */
function isGated({ kind }: DocumentSubject): boolean {
  return kind === 'gated' || kind === 'sign_in'
}

/** A 304 response makes the browser reuse the stored headers, so the ETag covers body and headers. */
function withPolicyHeaders(bytes: PreparedBytes, headers: Record<string, string>): PreparedBytes {
  const etag = `"${sha256(bytes.etag + JSON.stringify(headers)).slice(7, 29)}"`
  return withHeaders(bytes, { ...headers, etag })
}

/** What a document is drawn from; a document that many paths share carries none of them. */
export function createRenderInput(
  ctx: Ctx,
  app: BootApp,
  { kind, locale, index }: DocumentSubject,
): RenderInput {
  return {
    kind,
    app,
    locale,
    index,
    dir: directionOf(locale),
    path: index?.page.page_data ?? null,
    origin: appOrigin(ctx.services.config, ctx.app),
  }
}

/** The app as documents embed it: for guests, and without its release, which would change every document. */
export async function bootForGuests(ctx: Ctx): Promise<BootApp> {
  return { ...(await loadBootApp(ctx, null)), release_id: null }
}

const unpack = promisify(brotliDecompress)

/** A finished document: its bytes, and the hash of its sheet for the policy header. */
type StoredDocument = { bytes: PreparedBytes; style_hash: string }

/**
 * Returns the stored document for an input, or renders, compresses and stores it. Its name is a hash of all inputs,
 * so unchanged documents are not rendered again.
 */
async function loadOrRenderDocument(
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

/** Hashes all inputs of a document into its name. */
function hashInput(build_id: string, input: RenderInput): string {
  return createHash('sha256')
    .update(JSON.stringify([build_id, input]))
    .digest('base64url')
}
