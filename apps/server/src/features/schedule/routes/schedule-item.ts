import { scheduleItem as call } from '@foyer/contract/schedule/schedule-item'
import { CallError } from '#platform/errors.ts'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { createPageLockedError } from '../../progress/index.ts'
import { addItem } from '../commands/add-item.ts'
import { accessInstant, validateDate } from '../dates.ts'
import { decideSchedulingAccess } from '../scheduling-access.ts'
import { presentOne } from '../present-items.ts'

export const scheduleItemRoute = implement(call, anyMember, async ({ input, viewer, ctx, authorize }) => {
  const { item_id, item_type } = input
  const { is_known, decideAt: decidedAt, context_id } = await decideSchedulingAccess(ctx, viewer, item_id)
  authorize()
  if (!is_known) throw createItemNotFound()

  const calendar_time = { zone: viewer.timezone, now: ctx.now() }
  const date = validateDate({ date: input.date, is_all_day: input.is_all_day }, calendar_time)
  const decision = decidedAt(accessInstant(date, calendar_time))
  if (!decision.may_act) throw createPageLockedError(decision)

  const { subscriber_id } = viewer
  const row = await addItem(ctx, { subscriber_id, item_id, item_type, context_id, date })
  return presentOne(ctx, viewer, row)
})

/** Creates the single response for items that do not exist and those that the member may not know of. */
function createItemNotFound(): CallError<'item_not_found'> {
  return new CallError('item_not_found', {}, { errors: [{ path: 'item_id', code: 'item_not_found' }] })
}
