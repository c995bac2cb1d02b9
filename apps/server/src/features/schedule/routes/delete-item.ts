import { deleteItem as call } from '@foyer/contract/schedule/delete-item'
import { implement } from '#platform/http/implement.ts'
import { schedulePolicy } from '../policy.ts'
import { rejectAppItem } from '../reject-app-item.ts'
import { removeItem } from '../repository/items.ts'

export const deleteItemRoute = implement(
  call,
  schedulePolicy.changeItem,
  async ({ input, viewer, ctx, authorize }) => {
    const { id } = input
    const was_there = await ctx.write((tx) =>
      removeItem(tx, { subscriber_id: viewer.subscriber_id, id, removed_at: ctx.now() }),
    )
    if (!was_there) await rejectAppItem(ctx, id)
    authorize(was_there ? { id } : null)
    return { id }
  },
)
