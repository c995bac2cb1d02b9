import { cancelBroadcast as call } from '@foyer/contract/notifications/cancel-broadcast'
import { implement } from '#platform/http/implement.ts'
import { notificationsPolicy } from '../../policy.ts'
import { cancelBroadcast } from '../commands/send-broadcast.ts'
import { presentBroadcast } from '../present.ts'
import { findBroadcast } from '../repository/broadcasts.ts'

export const cancelBroadcastRoute = implement(
  call,
  notificationsPolicy.useBroadcast,
  async ({ input, ctx, authorize }) => {
    const row = await findBroadcast(ctx.db, input.id)
    authorize(row)
    return presentBroadcast(ctx, await cancelBroadcast(ctx, input.id))
  },
)
