import { getExerciseProgress as call } from '@foyer/contract/workouts/get-exercise-progress'
import type { ProgressPoint } from '@foyer/contract/workouts/history-shapes'
import { today } from '@foyer/domain/schedule'
import { addDays, addPeriods, type CalendarDay } from '@foyer/domain/time'
import { thinPoints } from '@foyer/domain/training'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { findLastOf, listPoints } from '../repository/results.ts'
import { loadDoneExercises } from '../trained-exercises.ts'

const MAX_POINTS = 200

type Range = 'six_weeks' | 'three_months' | 'year' | 'all'

export const getExerciseProgressRoute = implement(
  call,
  anyMember,
  async ({ input, viewer, ctx, authorize }) => {
    authorize()
    const { id: exercise_id, range } = input
    const { subscriber_id } = viewer
    const since = startOfRange(range, today(ctx.now().toISOString(), viewer.timezone))
    const [{ session_count, release_id }, all] = await Promise.all([
      findLastOf(ctx.db, subscriber_id, exercise_id),
      listPoints(ctx.db, { subscriber_id, exercise_id, since }),
    ])
    // Only what the member has done has a history, so an unknown exercise answers like one never done.
    const cards =
      session_count === 0 ? null : await loadDoneExercises(ctx, viewer, [{ exercise_id, release_id }])
    const { points, size } = thinPoints(all, MAX_POINTS, ratePoint)
    return {
      exercise: cards?.get(exercise_id) ?? null,
      session_count,
      points,
      sessions_per_point: size,
    }
  },
)

function startOfRange(range: Range, day: CalendarDay): CalendarDay | null {
  if (range === 'six_weeks') return addDays(day, -42)
  if (range === 'three_months') return addPeriods(day, -3, 'month')
  return range === 'year' ? addPeriods(day, -1, 'year') : null
}

function ratePoint({ result }: ProgressPoint): number {
  return result.one_rep_max?.weight_kg ?? result.heaviest?.weight_kg ?? result.best_set.amount
}
