import type { Ctx } from '../../platform/context.ts'
import {
  keepRows,
  loginContributions,
  memberDetailContributions,
  type Membership,
} from '../accounts/index.ts'
import { decidePagesAccess } from './decide.ts'
import { heldRights } from './repository/ledger.ts'
import { everCompleted } from './repository/progress-facts.ts'
import { titlesOf } from './titles.ts'
import { accessKept } from './repository/kept-rows.ts'

keepRows(accessKept)

/** What a member holds now, on their page in the studio. */
async function readEntitlements(ctx: Ctx, { subscriber_id }: Membership) {
  const held = await heldRights(ctx.db, subscriber_id, ctx.now())
  const titles = await titlesOf(ctx.db, held)
  return held.map(({ id, product_id, page_id, starts_at, ends_at, cause }) => ({
    ...{ id, cause },
    kind: product_id === null ? ('page' as const) : ('product' as const),
    object_id: product_id ?? page_id ?? '',
    title: titles.products.get(product_id ?? '') ?? titles.pages.get(page_id ?? '') ?? '',
    starts_at: starts_at.toISOString(),
    ends_at: ends_at?.toISOString() ?? null,
  }))
}

/** What a member has completed for ever, of the pages that they may know of. */
async function readEverCompleted(ctx: Ctx, { subscriber_id }: Membership): Promise<string[]> {
  const page_ids = await everCompleted(ctx.db, subscriber_id)
  const decided = await decidePagesAccess(ctx, { subscriber_id, is_admin: false }, page_ids)
  return page_ids.filter((page_id) => decided.get(page_id)?.is_hidden === false)
}

loginContributions.add({ field: 'ever_completed_page_ids', read: readEverCompleted })
loginContributions.add({ field: 'access_epoch', read: async ({ app }) => app.access_epoch })
memberDetailContributions.add({ field: 'entitlements', read: readEntitlements })
