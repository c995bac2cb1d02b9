import type { PageLink } from '@foyer/contract/pages/page-index'
import type { Ctx } from '../platform/context.ts'
import { activeProductIds } from '../features/access/index.ts'
import { productCovers, productTitles } from '../features/commerce/index.ts'
import { contentLinksPort, heldProductsPort, myContentContributions } from '../features/library/index.ts'
import { assemblyOf, linkTo } from '../features/pages/rendering/assemble.ts'
import { liveSite } from '../features/pages/index.ts'
import { readBookmarked, readRunning } from '../features/progress/index.ts'
import { readUpcoming } from '../features/schedule/index.ts'

myContentContributions.add({ field: 'programs', read: (ctx, member) => readRunning(ctx, member, 'program') })
myContentContributions.add({ field: 'packs', read: (ctx, member) => readRunning(ctx, member, 'pack') })
myContentContributions.add({ field: 'pages', read: (ctx, member) => readRunning(ctx, member, 'page') })
myContentContributions.add({ field: 'upcoming_pages', read: readUpcoming })
myContentContributions.add({ field: 'bookmarked_items', read: readBookmarked })

/** Gives the library the links and products that it lists. */
export function composeMyContent(): void {
  contentLinksPort.provide({ linksOf })
  heldProductsPort.provide({ heldProducts })
}

/** The same links for everyone who may look: in a private app that is a member of whom nothing else is known. */
async function linksOf(ctx: Ctx, page_ids: readonly string[]): Promise<PageLink[]> {
  const site = await liveSite(ctx)
  const { app } = ctx
  const readers = app.access.is_private ? new Set<string>() : null
  const assembly = assemblyOf({ app, site, now: ctx.now(), locale: app.default_locale, readers })
  return page_ids.flatMap((page_id) => linkTo(assembly, page_id) ?? [])
}

async function heldProducts(ctx: Ctx, subscriber_id: string) {
  const ids = await activeProductIds(ctx.db, subscriber_id, ctx.now())
  if (ids.length === 0) return []
  const [titles, covers] = await Promise.all([productTitles(ctx.db, ids), productCovers(ctx.db, ids)])
  return ids.map((id) => ({ product_id: id, title: titles.get(id) ?? '', cover: covers.get(id) ?? null }))
}
