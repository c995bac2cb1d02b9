import { scheduleItem as call } from '@foyer/contract/schedule/schedule-item'
import { CallError } from '#platform/errors.ts'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { pageLocked } from '../../progress/index.ts'
import { addItem } from '../commands/add-item.ts'
import { judgedAt, readDate } from '../dates.ts'
import { judgeForSchedule } from '../judge-page.ts'
import { presentOne } from '../present-items.ts'

export const scheduleItemRoute = implement(call, anyMember, async ({ input, viewer, ctx, authorize }) => {
  const { item_id, item_type } = input
  const { is_known, decidedAt, context_id } = await judgeForSchedule(ctx, viewer, item_id)
  authorize()
  if (!is_known || item_type !== 'page') throw itemNotFound()

  const moment = { zone: viewer.timezone, now: ctx.now() }
  const date = readDate({ date: input.date, is_all_day: input.is_all_day }, moment)
  const decision = decidedAt(judgedAt(date, moment))
  if (!decision.may_act) throw pageLocked(decision)

  const { subscriber_id } = viewer
  const row = await addItem(ctx, { subscriber_id, item_id, item_type, context_id, date })
  return presentOne(ctx, viewer, row)
})

/** What does not exist, what the member may not know of, and what no calendar takes yet, alike. */
function itemNotFound(): CallError<'item_not_found'> {
  return new CallError('item_not_found', {}, { errors: [{ path: 'item_id', code: 'item_not_found' }] })
}
