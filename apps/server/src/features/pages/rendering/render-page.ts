import type { PageIndex, PageShell } from '@foyer/contract/pages/page-index'
import type { Ctx } from '#platform/context.ts'
import type { PreparedBytes } from '#platform/http/prepared-bytes.ts'
import type { PageContent } from '../content/index.ts'
import { listPrivateLayers, decidePublicShell } from '../gates/index.ts'
import { type MediaScope, listSignedMedia, withPublicMedia } from '../media/index.ts'
import type { SitePage, Site } from '../tree/index.ts'
import { findContent } from '../queries/versions.ts'
import { localize, localizeContent } from '../translations/index.ts'
import { RenderError, createDocument } from '../documents/index.ts'
import { createPageBody, createShellIndex } from './page-index.ts'
import { createRenderContext, type RenderContext } from './render-context.ts'

/** A page of a release in one language. */
export type RenderedPage = {
  /** The body for those who may read the page, the shell for all others. */
  index: PageIndex
  /** The document for guests; null for readers, and where it cannot be rendered yet. */
  document: PreparedBytes | RenderError | null
}

/** A reader who may read a page. `scope`: what the addresses of its pictures are limited to. */
export type Reader = { scope: MediaScope }

/** The site in one language as everyone may know it. */
export function createPublicContext(
  ctx: Ctx,
  snapshot: { site: Site; now: Date; locale: string },
): RenderContext {
  return createRenderContext({ app: ctx.app, ...snapshot, readers: null })
}

/** Creates the context for the readers of a page; links of guests show only the first reason of each page. */
export function createReadersContext(
  ctx: Ctx,
  snapshot: { site: Site; now: Date; locale: string },
  { page_id, is_guest }: { page_id: string; is_guest: boolean },
): RenderContext {
  const readers = is_guest ? null : (listPrivateLayers(snapshot.site.nodes, page_id) ?? new Set<string>())
  return createRenderContext({ app: ctx.app, ...snapshot, readers })
}

/**
 * Renders a page when publishing, when warming or at the first request, for guests and for a reader. Guests get the
 * body of a public page and the shell of a gated one, each with its document.
 */
export async function renderPage(
  ctx: Ctx,
  render: RenderContext,
  page: SitePage,
  reader: Reader | null = null,
): Promise<RenderedPage> {
  const content = await loadContent(ctx, render, page)
  const localized = localize(page, render)
  if (reader)
    return { index: await createPageBody(ctx, render, localized, content, reader.scope), document: null }

  const { kind } = decidePublicShell(ctx.app, render.site, page.page_id, render.now)
  const createIndex = (): Promise<PageIndex> =>
    kind === 'open'
      ? createPageBody(ctx, render, localized, content)
      : createShellIndex(ctx, render, localized, content)
  if (!render.contents) {
    const index = await withPublicMedia(ctx, createIndex)
    return { index, document: await tryRenderDocument(ctx, render, index) }
  }
  const index = await createIndex()
  /** Pictures get public addresses when the release goes live, so the document is rendered then. */
  const is_waiting = listSignedMedia(index).length > 0
  return { index, document: is_waiting ? null : await tryRenderDocument(ctx, render, index) }
}

async function tryRenderDocument(
  ctx: Ctx,
  { locale, documentApp }: RenderContext,
  index: PageIndex,
): Promise<RenderedPage['document']> {
  try {
    const kind = index.kind === 'open' ? 'page' : 'gated'
    return await createDocument(ctx, await documentApp(ctx), { kind, locale, index })
  } catch (error) {
    if (error instanceof RenderError) return error
    throw error
  }
}

/** The shell of a page for a viewer who may know of it; its pictures may need a signed address. */
export async function loadPageShell(
  ctx: Ctx,
  render: RenderContext,
  page: SitePage,
  scope: MediaScope,
): Promise<PageShell> {
  const content = await loadContent(ctx, render, page)
  return (await createShellIndex(ctx, render, localize(page, render), content, scope)).page
}

/** The content of a page in the language of the context. */
async function loadContent(
  ctx: Ctx,
  { contents, site, locale }: Pick<RenderContext, 'contents' | 'site' | 'locale'>,
  page: SitePage,
): Promise<PageContent> {
  const provided_content = contents?.get(page.page_id)
  if (provided_content) return provided_content
  const found = await findContent(ctx.db, site.number, { page_id: page.page_id, locale })
  if (!found) throw new Error('A page of a release has no content.')
  return locale === ctx.app.default_locale ? found.content : localizeContent(page, found)
}
