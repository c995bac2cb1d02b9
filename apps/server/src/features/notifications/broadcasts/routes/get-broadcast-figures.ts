import { getBroadcastFigures as call } from '@foyer/contract/notifications/get-broadcast-figures'
import { implement } from '#platform/http/implement.ts'
import { notificationsPolicy } from '../../policy.ts'
import { readFigures } from '../read-figures.ts'
import { findBroadcast } from '../repository/broadcasts.ts'

export const getBroadcastFiguresRoute = implement(
  call,
  notificationsPolicy.useBroadcast,
  async ({ input, ctx, authorize, fail }) => {
    const row = await findBroadcast(ctx.db, input.id)
    authorize(row)
    if (!row) throw fail('not_found')
    return readFigures(ctx.db, row)
  },
)
