import { getTrainingSummary as call } from '@foyer/contract/workouts/get-training-summary'
import { today } from '@foyer/domain/schedule'
import { addDays } from '@foyer/domain/time'
import { countWeeksInARow, firstDayOfWeek } from '@foyer/domain/training'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { readPlannedDays } from '../planned-days.ts'
import { readTotals } from '../repository/history.ts'

/** The days that a streak is counted in: ten years. */
const STREAK_DAYS = 3653

export const getTrainingSummaryRoute = implement(
  call,
  anyMember,
  async ({ input, viewer, ctx, authorize }) => {
    authorize()
    const { week_start } = input
    const day = today(ctx.now().toISOString(), viewer.timezone)
    const [{ session_count, first_day, days }, { planned, missed }] = await Promise.all([
      readTotals(ctx.db, viewer.subscriber_id, addDays(day, -STREAK_DAYS)),
      readPlannedDays(ctx, viewer),
    ])
    const from = firstDayOfWeek(day, week_start)
    const isThisWeek = (other: string): boolean => other >= from && other <= addDays(from, 6)
    return {
      weeks_in_a_row: countWeeksInARow({ today: day, week_start, trained: days, planned, missed }),
      this_week: {
        trained_days: days.filter(isThisWeek).length,
        planned_days: planned.size === 0 ? null : [...planned].filter(isThisWeek).length,
      },
      session_count,
      first_day,
    }
  },
)
