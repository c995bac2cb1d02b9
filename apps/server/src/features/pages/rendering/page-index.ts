import type { MediaAsset, PageBody, PageIndex } from '@foyer/contract/pages/page-index'
import type { Ctx } from '#platform/context.ts'
import { findFileAssets, findMediaAssets } from '../../media/index.ts'
import { formatMediaScope, hasNoCookie, type MediaScope } from '../media/index.ts'
import { createCard, formatCardPath } from '../cards/index.ts'
import {
  listMediaIds,
  listPageAttributes,
  loadKnownAttributes,
  type PageContent,
  resolvePageTexts,
  withoutDeadTargets,
} from '../content/index.ts'
import { productsOnSaleNeed } from '../needs.ts'
import { createPageEntity, createPageShell } from './page-entity.ts'
import { resolveRelatedPages } from './related-pages.ts'
import type { RenderContext } from './render-context.ts'
import { decidePublicShell } from '../gates/index.ts'
import type { SitePage } from '../tree/index.ts'

/**
 * Creates the full body of a page with its related pages, for permitted readers. Expiring picture addresses are
 * limited to the given scope.
 */
export async function createPageBody(
  ctx: Ctx,
  render: RenderContext,
  page: SitePage,
  content: PageContent,
  scope: MediaScope = formatMediaScope('body', page.page_id),
): Promise<PageBody> {
  const { links, lists, media_ids } = resolveRelatedPages(render, page, content)
  const media = await loadPictures(ctx, media_ids, scope)
  const files = await loadFiles(ctx, content, scope)
  const card = findCardPath(render, page, content)
  const usable = await hideDeadButtons(ctx, render, page, content)
  const known = await loadKnownAttributes(ctx, content)
  const { content_type } = page
  const { page: filled, personal } = resolvePageTexts({ ...usable, content_type }, page.title, known)
  const attributes = listPageAttributes(content.attributes, known)
  return {
    kind: 'open',
    release_id: page.release_id,
    locale: render.locale,
    page: createPageEntity(render, page, { ...filled, attributes }, { media, card }),
    ...(personal.length > 0 ? { personal } : {}),
    media,
    ...files,
    links,
    lists,
  }
}

/** What any stranger may know of a gated page: its shell and the pictures of that. */
export async function createShellIndex(
  ctx: Ctx,
  render: RenderContext,
  page: SitePage,
  content: PageContent,
  scope: MediaScope = formatMediaScope('shell', page.page_id),
): Promise<Extract<PageIndex, { kind: 'gated' }>> {
  const media = await loadPictures(ctx, listMediaIds([page.cover, content.og_image]), scope)
  const card = findCardPath(render, page, content)
  return {
    kind: 'gated',
    release_id: page.release_id,
    locale: render.locale,
    page: createPageShell(render, page, content, { media, card }),
    media,
    links: {},
    lists: {},
  }
}

/** Content without the targets of buttons that members cannot use: pages that are gone and products off sale. */
async function hideDeadButtons(
  ctx: Ctx,
  { site }: RenderContext,
  { content_type }: SitePage,
  content: PageContent,
): Promise<PageContent> {
  const on_sale = await ctx.services.need(productsOnSaleNeed).findOnSale(ctx.db, content.product_ids)
  return withoutDeadTargets(content_type, content, {
    isLive: (id) => site.pages.has(id),
    isOnSale: (id) => on_sale.has(id),
  })
}

async function loadPictures(
  ctx: Ctx,
  ids: readonly string[],
  scope: MediaScope,
): Promise<Record<string, MediaAsset>> {
  if (ids.length === 0) return {}
  return Object.fromEntries(await findMediaAssets(ctx, ids, scope ?? undefined))
}

/** Files of readers without a cookie have addresses; all others are opened one by one. */
async function loadFiles(
  ctx: Ctx,
  { file_ids = [] }: PageContent,
  scope: MediaScope,
): Promise<Pick<PageBody, 'files'>> {
  if (file_ids.length === 0) return {}
  return { files: await findFileAssets(ctx, file_ids, hasNoCookie(scope) ? { bound_to: scope } : null) }
}

/** Where the card of a page is; null for pages of which no stranger may know. */
function findCardPath(
  { app, site, now }: RenderContext,
  page: SitePage,
  content: PageContent,
): string | null {
  const { kind } = decidePublicShell(app, site, page.page_id, now)
  if (kind !== 'open' && kind !== 'gated') return null
  return formatCardPath(page.page_id, createCard(app, page, content))
}
