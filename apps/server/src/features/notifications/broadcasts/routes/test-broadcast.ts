import { testBroadcast as call } from '@foyer/contract/notifications/test-broadcast'
import { implement } from '#platform/http/implement.ts'
import { notificationsPolicy } from '../../policy.ts'
import { testBroadcast } from '../commands/test-broadcast.ts'
import { findBroadcast } from '../repository/broadcasts.ts'

export const testBroadcastRoute = implement(
  call,
  notificationsPolicy.useBroadcast,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const row = await findBroadcast(ctx.db, input.id)
    authorize(row)
    if (!row) throw fail('not_found')
    await testBroadcast(ctx, viewer, row)
    return {}
  },
)
