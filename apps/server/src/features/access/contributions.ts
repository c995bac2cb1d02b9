import type { Ctx } from '../../platform/context.ts'
import {
  keepRows,
  loginContributions,
  memberDetailContributions,
  type Membership,
} from '../accounts/index.ts'
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

loginContributions.add({
  field: 'ever_completed_page_ids',
  read: ({ db }, { subscriber_id }) => everCompleted(db, subscriber_id),
})
loginContributions.add({ field: 'access_epoch', read: async ({ app }) => app.access_epoch })
memberDetailContributions.add({ field: 'entitlements', read: readEntitlements })
