import type { z } from 'zod'
import type { holding, holdingReason } from '@foyer/contract/commerce/shapes'
import type { Ctx } from '../../platform/context.ts'
import type { MemberViewer } from '../../platform/session/viewer.ts'
import { heldRights, type HeldRight } from '../access/index.ts'
import { findPages } from '../pages/index.ts'
import { pagesOpenedBy } from './opened-pages.ts'
import { productTitles } from './repository/products.ts'
import { listSubscriptions, type SubscriptionRow } from './repository/subscriptions.ts'

type Holding = z.infer<typeof holding>
type Reason = z.infer<typeof holdingReason>

/** What a member holds now and why, from the rights in force; a page that is not published is left out. */
export async function readHoldings(ctx: Ctx, viewer: MemberViewer): Promise<Holding[]> {
  const { subscriber_id } = viewer
  const [rights, subscriptions] = await Promise.all([
    heldRights(ctx.db, subscriber_id, ctx.now()),
    listSubscriptions(ctx.db, subscriber_id),
  ])
  const product_ids = [...new Set(rights.flatMap((right) => right.product_id ?? []))]
  const page_ids = [...new Set(rights.flatMap((right) => right.page_id ?? []))]
  const [titles, opens, pages] = await Promise.all([
    productTitles(ctx.db, product_ids),
    pagesOpenedBy(ctx, viewer, product_ids),
    findPages(ctx, page_ids),
  ])
  const plans = new Map(subscriptions.map((one) => [one.id, one]))
  const page_of = new Map(pages.map((page) => [page.page_id, page]))
  const by_object = Map.groupBy(rights, (right) => right.product_id ?? right.page_id ?? '')
  return [...by_object].flatMap(([object_id, own]): Holding[] => {
    const reasons = own.map((right) => reasonOf(right, plans.get(right.cause_id)))
    const product = titles.get(object_id)
    if (product !== undefined) {
      const opened = [...(opens.get(object_id) ?? [])]
      return [{ kind: 'product', object_id, title: product, path: null, opens: opened, reasons }]
    }
    const page = page_of.get(object_id)
    return page ? [{ kind: 'page', object_id, title: page.title, path: page.path, opens: [], reasons }] : []
  })
}

/**
 * The right of a plan outlasts what is paid by the days of grace, which are told only where they run: until then the
 * member reads when the plan renews or ends.
 */
function reasonOf({ id, cause, starts_at, ends_at }: HeldRight, plan: SubscriptionRow | undefined): Reason {
  const right_ends = ends_at?.toISOString() ?? null
  if (cause !== 'subscription' || !plan || plan.state === 'ended')
    return { id, cause, since: starts_at.toISOString(), until: right_ends, plan: null }
  const { state, started_at, period_ends_at } = plan
  const until = state === 'past_due' ? right_ends : period_ends_at.toISOString()
  return { id, cause, since: started_at.toISOString(), until, plan: state }
}
