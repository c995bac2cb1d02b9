import { restoreItem as call } from '@foyer/contract/schedule/restore-item'
import { undoableSince } from '@foyer/domain/schedule'
import { implement } from '#platform/http/implement.ts'
import { schedulePolicy } from '../policy.ts'
import { presentOne } from '../present-items.ts'
import { restoreItem } from '../repository/items.ts'

export const restoreItemRoute = implement(
  call,
  schedulePolicy.changeItem,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const { subscriber_id } = viewer
    const since = undoableSince(ctx.now())
    const item = await ctx.write((tx) => restoreItem(tx, { subscriber_id, id: input.id, since }))
    authorize(item)
    if (!item) throw fail('not_found')
    return presentOne(ctx, viewer, item)
  },
)
