import { sendBroadcast as call } from '@foyer/contract/notifications/send-broadcast'
import { implement } from '#platform/http/implement.ts'
import { notificationsPolicy } from '../../policy.ts'
import { sendBroadcast } from '../commands/send-broadcast.ts'
import { presentBroadcast } from '../present.ts'
import { findBroadcast } from '../repository/broadcasts.ts'

export const sendBroadcastRoute = implement(
  call,
  notificationsPolicy.useBroadcast,
  async ({ input, ctx, authorize }) => {
    const row = await findBroadcast(ctx.db, input.id)
    authorize(row)
    return presentBroadcast(ctx, await sendBroadcast(ctx, input))
  },
)
