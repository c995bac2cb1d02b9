import type { PageBody, PageIndex, PageShell } from '@foyer/contract/pages/page-index'
import type { Ctx } from '#platform/context.ts'
import { assemblyOf, type Assembly } from '../assemble.ts'
import type { Bond } from '../media-bond.ts'
import { privateLayers } from '../gates.ts'
import { bodyOf, shellIndexOf } from '../page-index.ts'
import { findContent } from '../repository/versions.ts'
import type { PageContent } from '../content.ts'
import type { Site, SitePage } from '../site.ts'
import type { Found } from './page-at.ts'
import { withOpenMedia } from './open-media.ts'

/** Where an index is made: the release as it stands now, in one language. */
export type Place = { site: Site; now: Date; locale: string }

/** What anyone gets at a page: the whole of an open one, the shell of a gated one. */
export async function publicIndex(
  ctx: Ctx,
  place: Place,
  found: Pick<Extract<Found, { kind: 'page' }>, 'page' | 'shell'>,
): Promise<PageIndex> {
  return publicIndexOf(ctx, forEveryone(ctx, place), found, await contentOf(ctx, place.site, found.page))
}

/** The same by content that is at hand. */
export function publicIndexOf(
  ctx: Ctx,
  assembly: Assembly,
  { page, shell }: Pick<Extract<Found, { kind: 'page' }>, 'page' | 'shell'>,
  content: PageContent,
): Promise<PageIndex> {
  return withOpenMedia<PageIndex>(ctx, () =>
    shell.kind === 'open' ? bodyOf(ctx, assembly, page, content) : shellIndexOf(ctx, assembly, page, content),
  )
}

/** What pages are put together with for everyone. */
export function forEveryone(ctx: Ctx, { site, now, locale }: Place): Assembly {
  return assemblyOf({ app: ctx.app, site, now, locale, readers: null })
}

/**
 * The whole of a page for those who may read it; the decision has been made by the caller. `bond`: what
 * addresses of its pictures are bound to.
 */
export async function readersIndex(
  ctx: Ctx,
  { site, now, locale }: Place,
  page: SitePage,
  bond: Bond,
): Promise<PageBody> {
  const readers = privateLayers(site.nodes, page.page_id) ?? new Set<string>()
  const assembly = assemblyOf({ app: ctx.app, site, now, locale, readers })
  return bodyOf(ctx, assembly, page, await contentOf(ctx, site, page), bond)
}

/** The shell of a page for a viewer who may know of it; its pictures may need a signed address. */
export async function shellOfPage(ctx: Ctx, place: Place, page: SitePage, bond: Bond): Promise<PageShell> {
  const content = await contentOf(ctx, place.site, page)
  return (await shellIndexOf(ctx, forEveryone(ctx, place), page, content, bond)).page
}

/** What a page of a release holds. */
export async function contentOf(ctx: Ctx, site: Site, page: SitePage): Promise<PageContent> {
  const content = await findContent(ctx.db, site.number, page.page_id)
  if (!content) throw new Error('A page of a release has no content.')
  return content
}
