import type { Broadcast, BroadcastCondition } from '@foyer/contract/notifications/broadcast-shapes'
import type { Ctx } from '#platform/context.ts'
import { findProductTitles } from '../../commerce/index.ts'
import { findPageTitles } from '../../pages/index.ts'
import type { BroadcastRow } from './repository/broadcasts.ts'

const productsOf = (audience: readonly BroadcastCondition[]): string[] =>
  audience.flatMap((condition) => (condition.kind === 'product' ? condition.product_id : []))

/** Broadcasts as the studio shows them, with the titles of their pages and products. */
export async function presentBroadcasts(ctx: Ctx, rows: readonly BroadcastRow[]): Promise<Broadcast[]> {
  const [pages, products] = await Promise.all([
    findPageTitles(
      ctx.db,
      rows.flatMap(({ page_id }) => page_id ?? []),
    ),
    findProductTitles(
      ctx.db,
      rows.flatMap(({ audience }) => productsOf(audience)),
    ),
  ])
  return rows.map(
    ({ added_until: _until, all_added_at: _added, started_at: _at, final_figures: _final, ...row }) => ({
      ...row,
      channels: [...row.channels],
      audience: [...row.audience],
      page_title: row.page_id === null ? null : (pages.get(row.page_id) ?? null),
      products: [...new Set(productsOf(row.audience))].flatMap((id) => {
        const title = products.get(id)
        return title === undefined ? [] : { id, title }
      }),
    }),
  )
}

export async function presentBroadcast(ctx: Ctx, row: BroadcastRow): Promise<Broadcast> {
  const [broadcast] = await presentBroadcasts(ctx, [row])
  if (!broadcast) throw new Error('A broadcast was not presented.')
  return broadcast
}
