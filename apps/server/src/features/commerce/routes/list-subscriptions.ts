import { listSubscriptions as call } from '@foyer/contract/commerce/list-subscriptions'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { presentSubscription } from '../presenter.ts'
import { listSubscriptions, findSubscriptionTitles } from '../repository/subscriptions.ts'

export const listSubscriptionsRoute = implement(call, anyMember, async ({ viewer, ctx, authorize }) => {
  authorize()
  const rows = await listSubscriptions(ctx.db, viewer.subscriber_id)
  const titles = await findSubscriptionTitles(
    ctx.db,
    rows.map((row) => row.id),
  )
  return { items: rows.map((row) => presentSubscription(row, titles.get(row.id) ?? '')) }
})
