import { listSubscriptions as call } from '@foyer/contract/commerce/list-subscriptions'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { presentSubscriptions } from '../present-subscriptions.ts'
import { listSubscriptions } from '../repository/subscriptions.ts'

export const listSubscriptionsRoute = implement(call, anyMember, async ({ viewer, ctx, authorize }) => {
  authorize()
  const rows = await listSubscriptions(ctx.db, viewer.subscriber_id)
  return { items: await presentSubscriptions(ctx, viewer, rows) }
})
