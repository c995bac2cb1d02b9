import { rescheduleItem as call } from '@foyer/contract/schedule/reschedule-item'
import { scheduledItemType } from '@foyer/contract/schedule/shapes'
import { implement } from '#platform/http/implement.ts'
import { moveItem } from '../commands/move-item.ts'
import { validateDate } from '../dates.ts'
import { rejectAppItem } from '../reject-app-item.ts'
import { schedulePolicy } from '../policy.ts'
import { presentItems, presentOne } from '../present-items.ts'
import { findItem } from '../repository/items.ts'

export const rescheduleItemRoute = implement(
  call,
  schedulePolicy.changeItem,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const item = await findItem(ctx.db, viewer.subscriber_id, input.id)
    if (!item) await rejectAppItem(ctx, input.id)
    authorize(item)
    if (!item) throw fail('not_found')
    if (item.item_type === scheduledItemType.enum.event_occurrence) throw fail('event_date_fixed')

    const { date, is_all_day, shift_subsequent } = input
    const calendar_time = { zone: viewer.timezone, now: ctx.now() }
    const to = validateDate({ date, is_all_day }, calendar_time)
    const moved = await moveItem(ctx, { caller: viewer, item, to, shift_subsequent, calendar_time })
    return {
      rescheduled_item: await presentOne(ctx, viewer, moved.item),
      rescheduled_siblings: await presentItems(ctx, viewer, { rows: moved.siblings, zone: viewer.timezone }),
    }
  },
)
