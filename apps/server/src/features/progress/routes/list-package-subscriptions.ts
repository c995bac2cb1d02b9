import { listPackageSubscriptions as call } from '@foyer/contract/progress/list-package-subscriptions'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { readPackSubscriptions } from '../packs.ts'

export const listPackageSubscriptionsRoute = implement(
  call,
  anyMember,
  async ({ viewer, ctx, authorize }) => {
    authorize()
    return { pack_subscriptions: await readPackSubscriptions(ctx, viewer.subscriber_id) }
  },
)
