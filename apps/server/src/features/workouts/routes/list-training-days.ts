import { listTrainingDays as call } from '@foyer/contract/workouts/list-training-days'
import { daysBetween } from '@foyer/domain/time'
import { invalidField } from '#platform/errors.ts'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { readPlannedDays } from '../planned-days.ts'
import { listTrainedDays } from '../repository/history.ts'

/** A month with the days around it that a calendar shows. */
const MAX_DAYS = 62

export const listTrainingDaysRoute = implement(
  call,
  anyMember,
  async ({ input, viewer, ctx, authorize, fail }) => {
    authorize()
    const { from, to } = input
    if (to < from) throw invalidField('to', 'before_from')
    if (daysBetween(from, to) >= MAX_DAYS) throw fail('range_too_long')

    const [trained, { planned }] = await Promise.all([
      listTrainedDays(ctx.db, viewer.subscriber_id, { from, to }),
      readPlannedDays(ctx, viewer),
    ])
    const counts = new Map(trained.map(({ day, session_count }) => [day, session_count]))
    const in_range = [...planned].filter((day) => day >= from && day <= to)
    const days = [...new Set([...counts.keys(), ...in_range])].toSorted()
    return {
      items: days.map((day) => ({
        day,
        session_count: counts.get(day) ?? 0,
        is_planned: planned.has(day),
      })),
    }
  },
)
