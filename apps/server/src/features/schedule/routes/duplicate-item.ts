import { duplicateItem as call } from '@foyer/contract/schedule/duplicate-item'
import { scheduledItemType } from '@foyer/contract/schedule/shapes'
import { implement } from '#platform/http/implement.ts'
import { createPageLockedError } from '../../progress/index.ts'
import { addItem } from '../commands/add-item.ts'
import { toScheduledDate, dateForCopy, accessInstant } from '../dates.ts'
import { decideSchedulingAccess } from '../scheduling-access.ts'
import { rejectAppItem } from '../reject-app-item.ts'
import { schedulePolicy } from '../policy.ts'
import { presentOne } from '../present-items.ts'
import { findItem } from '../repository/items.ts'

export const duplicateItemRoute = implement(
  call,
  schedulePolicy.changeItem,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const { subscriber_id, timezone: zone } = viewer
    const item = await findItem(ctx.db, subscriber_id, input.id)
    if (!item) await rejectAppItem(ctx, input.id)
    authorize(item)
    if (!item) throw fail('not_found')
    if (item.item_type === scheduledItemType.enum.event_occurrence) throw fail('event_date_fixed')

    const calendar_time = { zone, now: ctx.now() }
    const date = dateForCopy(toScheduledDate(item), calendar_time)
    const { item_id, item_type } = item
    const { is_known, decideAt: decidedAt, context_id } = await decideSchedulingAccess(ctx, viewer, item_id)
    const decision = decidedAt(accessInstant(date, calendar_time))
    if (!is_known) throw fail('not_found')
    if (!decision.may_act) throw createPageLockedError(decision)

    return presentOne(
      ctx,
      viewer,
      await addItem(ctx, { subscriber_id, item_id, item_type, context_id, date }),
    )
  },
)
