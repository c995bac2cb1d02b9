import type { z } from 'zod'
import type { ownedAccess, ownedAccessReason } from '@foyer/contract/commerce/shapes'
import type { Ctx } from '../../platform/context.ts'
import type { MemberViewer } from '../../platform/session/viewer.ts'
import {
  decidePagesAccess,
  listActiveEntitlements,
  isListable,
  type ActiveEntitlement,
} from '../access/index.ts'
import { findPages } from '../pages/index.ts'
import { listOpenedPages } from './opened-pages.ts'
import { findPaidInStores } from './repository/in-app-purchases.ts'
import { findProductTitles } from './repository/product-names.ts'
import type { StoreName } from './stores/store.ts'
import { listSubscriptions, type SubscriptionRow } from './repository/subscriptions.ts'

type OwnedItem = z.infer<typeof ownedAccess>
type Reason = z.infer<typeof ownedAccessReason>

/** Lists what a member owns now and why, without pages that are unpublished or that they may not know of. */
export async function listOwnedItems(ctx: Ctx, viewer: MemberViewer): Promise<OwnedItem[]> {
  const { subscriber_id } = viewer
  const now = ctx.now()
  const [rights, subscriptions] = await Promise.all([
    listActiveEntitlements(ctx.db, subscriber_id, now),
    listSubscriptions(ctx.db, subscriber_id),
  ])
  const product_ids = [
    ...new Set(rights.flatMap((right) => [right.product_id ?? [], right.granted_product_id ?? []].flat())),
  ]
  const page_ids = [...new Set(rights.flatMap((right) => right.page_id ?? []))]
  const in_stores = rights.flatMap(({ cause, cause_id }) => (cause === 'in_app_purchase' ? cause_id : []))
  const [titles, in_stores_by_id, opens, pages, decided] = await Promise.all([
    findProductTitles(ctx.db, product_ids),
    findPaidInStores(ctx.db, in_stores),
    listOpenedPages(ctx, viewer, product_ids),
    findPages(ctx, page_ids),
    decidePagesAccess(ctx, viewer, page_ids),
  ])
  const plans = new Map(subscriptions.map((one) => [one.id, one]))
  const page_of = new Map(
    pages.flatMap((page) => {
      const one = decided.get(page.page_id)
      return one && isListable(one) ? [[page.page_id, page]] : []
    }),
  )
  const by_object = Map.groupBy(rights, (right) => right.product_id ?? right.page_id ?? '')
  return [...by_object].flatMap(([object_id, own]): OwnedItem[] => {
    const reasons = own.map((right) =>
      createReason(
        right,
        {
          plan: plans.get(right.cause_id),
          in_store: in_stores_by_id.get(right.cause_id),
          part_of:
            right.granted_product_id === right.product_id
              ? null
              : (titles.get(right.granted_product_id ?? '') ?? null),
        },
        now,
      ),
    )
    const product = titles.get(object_id)
    if (product !== undefined) {
      const opened = [...(opens.get(object_id) ?? [])]
      return [{ kind: 'product', object_id, title: product, path: null, opens: opened, reasons }]
    }
    const page = page_of.get(object_id)
    return page ? [{ kind: 'page', object_id, title: page.title, path: page.path, opens: [], reasons }] : []
  })
}

type PaidState = {
  plan: SubscriptionRow | undefined
  in_store: { store: StoreName; paid_until: Date | null } | undefined
  part_of: string | null
}

/**
 * The entitlement of a plan includes the days of grace, which are shown only while they run; before that the member
 * sees when it renews or ends.
 */
function createReason(
  { id, cause, starts_at, ends_at }: ActiveEntitlement,
  { plan, in_store, part_of }: PaidState,
  now: Date,
): Reason {
  const right_ends = ends_at?.toISOString() ?? null
  if (cause === 'subscription' && plan && plan.state !== 'ended') {
    const { state, started_at, period_ends_at } = plan
    const until = state === 'past_due' ? right_ends : period_ends_at.toISOString()
    return { id, cause, since: started_at.toISOString(), until, plan: state, store: null, part_of }
  }
  const { store = null, paid_until = null } = in_store ?? {}
  const until = paid_until && paid_until > now ? paid_until.toISOString() : right_ends
  return { id, cause, since: starts_at.toISOString(), until, plan: null, store, part_of }
}
