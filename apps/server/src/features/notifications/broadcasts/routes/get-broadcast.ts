import { getBroadcast as call } from '@foyer/contract/notifications/get-broadcast'
import { implement } from '#platform/http/implement.ts'
import { notificationsPolicy } from '../../policy.ts'
import { presentBroadcast } from '../present.ts'
import { findBroadcast } from '../repository/broadcasts.ts'

export const getBroadcastRoute = implement(
  call,
  notificationsPolicy.useBroadcast,
  async ({ input, ctx, authorize, fail }) => {
    const row = await findBroadcast(ctx.db, input.id)
    authorize(row)
    if (!row) throw fail('not_found')
    return presentBroadcast(ctx, row)
  },
)
