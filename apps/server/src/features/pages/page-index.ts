import type { MediaAsset, PageBody, PageIndex } from '@foyer/contract/pages/page-index'
import type { Ctx } from '../../platform/context.ts'
import { findMediaAssets } from '../media/index.ts'
import { mediaBond, type Bond } from './media-bond.ts'
import { entityFrom, mediaOf, shellFrom, surroundingsOf, type Assembly } from './assemble.ts'
import type { PageContent } from './content.ts'
import type { SitePage } from './site.ts'

/**
 * The whole of a page with everything around it, for those who may read it. Addresses of its pictures that
 * end are bound to that.
 */
export async function bodyOf(
  ctx: Ctx,
  assembly: Assembly,
  page: SitePage,
  content: PageContent,
  bond: Bond = mediaBond('body', page.page_id),
): Promise<PageBody> {
  const { links, lists, media_ids } = surroundingsOf(assembly, page, content)
  const media = await picturesOf(ctx, media_ids, bond)
  return {
    kind: 'open',
    release_id: page.release_id,
    locale: assembly.locale,
    page: entityFrom(assembly, page, content, media),
    ...{ media, links, lists },
  }
}

/** What any stranger may know of a gated page: its shell and the pictures of that. */
export async function shellIndexOf(
  ctx: Ctx,
  assembly: Assembly,
  page: SitePage,
  content: PageContent,
  bond: Bond = mediaBond('shell', page.page_id),
): Promise<Extract<PageIndex, { kind: 'gated' }>> {
  const media = await picturesOf(ctx, mediaOf([page.cover, content.og_image]), bond)
  return {
    kind: 'gated',
    release_id: page.release_id,
    locale: assembly.locale,
    page: shellFrom(assembly, page, content, media),
    ...{ media, links: {}, lists: {} },
  }
}

async function picturesOf(ctx: Ctx, ids: readonly string[], bond: Bond): Promise<Record<string, MediaAsset>> {
  if (ids.length === 0) return {}
  return Object.fromEntries(await findMediaAssets(ctx, ids, bond ?? undefined))
}
