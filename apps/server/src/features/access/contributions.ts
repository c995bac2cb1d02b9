import { memberConditions, memberDetailContributions } from '../members/index.ts'
import type { Ctx } from '../../platform/context.ts'
import { contribute } from '../../platform/needs.ts'
import { loginContributions, type Membership } from '../identity/index.ts'
import { decidePagesAccess } from './decide.ts'
import { listActiveEntitlements, ownsProduct } from './repository/ledger.ts'
import { listCompletedPages } from './repository/progress-facts.ts'
import { loadTitles } from './load-titles.ts'

/** Lists a member's current entitlements for their page in the studio. */
async function readEntitlements(ctx: Ctx, { subscriber_id }: Membership) {
  const entitlements = await listActiveEntitlements(ctx.db, subscriber_id, ctx.now())
  const titles = await loadTitles(ctx, entitlements)
  return entitlements.map(({ id, product_id, page_id, starts_at, ends_at, cause }) => ({
    id,
    cause,
    kind: product_id === null ? ('page' as const) : ('product' as const),
    object_id: product_id ?? page_id ?? '',
    title: titles.products.get(product_id ?? '') ?? titles.pages.get(page_id ?? '') ?? '',
    starts_at: starts_at.toISOString(),
    ends_at: ends_at?.toISOString() ?? null,
  }))
}

/** What a member has completed for ever, of the pages that they may know of. */
async function readCompletedPages(ctx: Ctx, { subscriber_id }: Membership): Promise<string[]> {
  const page_ids = await listCompletedPages(ctx.db, subscriber_id)
  const decided = await decidePagesAccess(ctx, { subscriber_id, is_admin: false }, page_ids)
  return page_ids.filter((page_id) => decided.get(page_id)?.is_hidden === false)
}

/** What access adds to a sign-in and to a member's page. */
export const accessContributions = [
  contribute(
    loginContributions,
    { field: 'ever_completed_page_ids', read: readCompletedPages },
    { field: 'access_epoch', read: async ({ app }) => app.access_epoch },
  ),
  contribute(memberConditions, {
    name: 'owns_product',
    matches: (db, now, product_id) => ownsProduct(db, { product_id, now }),
  }),
  contribute(memberDetailContributions, { field: 'entitlements', read: readEntitlements }),
]
