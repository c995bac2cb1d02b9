import { getBroadcastReach as call } from '@foyer/contract/notifications/get-broadcast-reach'
import { implement } from '#platform/http/implement.ts'
import { notificationsPolicy } from '../../policy.ts'
import { countReach } from '../count-reach.ts'
import { findBroadcast } from '../repository/broadcasts.ts'

export const getBroadcastReachRoute = implement(
  call,
  notificationsPolicy.useBroadcast,
  async ({ input, ctx, authorize, fail }) => {
    const row = await findBroadcast(ctx.db, input.id)
    authorize(row)
    if (!row) throw fail('not_found')
    return countReach(ctx, row)
  },
)
