import { shiftProgram as call } from '@foyer/contract/progress/shift-program'
import { countShiftedDays } from '@foyer/domain/progress'
import { today } from '@foyer/domain/schedule'
import { daysBetween, type CalendarDay } from '@foyer/domain/time'
import { invalidField } from '#platform/errors.ts'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { loadLiveSite } from '../../pages/index.ts'
import { shiftPlan } from '../commands/shift-plan.ts'
import { loadPlanDays } from '../plan.ts'
import { findRunningProgram } from '../program.ts'

/** A write may wait so long for a network. */
const MAX_DAYS_LATE = 60

export const shiftProgramRoute = implement(
  call,
  anyMember,
  async ({ input, viewer, ctx, authorize, fail }) => {
    authorize()
    const { subscriber_id, timezone: zone } = viewer
    const course = await findRunningProgram(ctx, viewer, input.id)
    const plan_days = await loadPlanDays(ctx, await loadLiveSite(ctx), input.id)
    if (plan_days.size === 0) throw fail('program_without_days')
    const day = checkDay(input.day, today(ctx.now().toISOString(), zone))
    const plan_changes = await shiftPlan(ctx, {
      subscriber_id,
      course,
      plan_days,
      change: input.change,
      zone,
      day,
    })
    return { program_id: input.id, plan_changes, shifted_days: countShiftedDays(plan_changes) }
  },
)

/** The device may be in a zone that is a day ahead. */
function checkDay(day: CalendarDay | undefined, current_day: CalendarDay): CalendarDay {
  if (day === undefined) return current_day
  const days_late = daysBetween(day, current_day)
  if (days_late < -1 || days_late > MAX_DAYS_LATE) throw invalidField('day', 'date_out_of_range')
  return day
}
