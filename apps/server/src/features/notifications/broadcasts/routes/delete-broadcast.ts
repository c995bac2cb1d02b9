import { deleteBroadcast as call } from '@foyer/contract/notifications/delete-broadcast'
import { implement } from '#platform/http/implement.ts'
import { notificationsPolicy } from '../../policy.ts'

import { deleteDraft, findBroadcast } from '../repository/broadcasts.ts'

export const deleteBroadcastRoute = implement(
  call,
  notificationsPolicy.useBroadcast,
  async ({ input, ctx, authorize, fail }) => {
    const row = await findBroadcast(ctx.db, input.id)
    authorize(row)
    const is_gone = await ctx.write((tx) => deleteDraft(tx, input.id))
    if (!is_gone) throw fail('broadcast_not_draft')
    return {}
  },
)
