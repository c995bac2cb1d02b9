import { updateBroadcast as call } from '@foyer/contract/notifications/update-broadcast'
import { implement } from '#platform/http/implement.ts'
import { notificationsPolicy } from '../../policy.ts'
import { updateBroadcast } from '../commands/save-broadcast.ts'
import { presentBroadcast } from '../present.ts'
import { findBroadcast } from '../repository/broadcasts.ts'

export const updateBroadcastRoute = implement(
  call,
  notificationsPolicy.useBroadcast,
  async ({ input, ctx, authorize }) => {
    const row = await findBroadcast(ctx.db, input.id)
    authorize(row)
    return presentBroadcast(ctx, await updateBroadcast(ctx, input))
  },
)
