import { listLastTimes as call } from '@foyer/contract/workouts/list-last-times'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { createPageLockedError } from '../../progress/index.ts'
import { presentLastTime } from '../presenter.ts'
import { listHistories } from '../repository/last-times.ts'
import { listSwaps } from '../repository/swaps.ts'
import { decideWorkoutAccess, listExerciseIds, loadWorkout } from '../workout.ts'

export const listLastTimesRoute = implement(
  call,
  anyMember,
  async ({ input, viewer, ctx, authorize, fail }) => {
    authorize()
    const { id: workout_id, exercise_ids = [] } = input
    const { is_known, decision } = await decideWorkoutAccess(ctx, viewer, workout_id)
    if (!is_known) throw fail('workout_not_found')
    if (!decision.decision.granted) throw createPageLockedError(decision)

    const [workout, swaps] = await Promise.all([
      loadWorkout(ctx, workout_id, null),
      listSwaps(ctx.db, viewer.subscriber_id),
    ])
    const named = new Set([...(workout ? listExerciseIds(workout) : []), ...exercise_ids])
    const swapped_in = swaps.filter((swap) => named.has(swap.exercise_id)).map((swap) => swap.alternate_id)
    const wanted = [...new Set([...named, ...swapped_in])]
    const histories = await listHistories(ctx.db, viewer.subscriber_id, wanted)
    return { items: histories.map(presentLastTime) }
  },
  { gate: ({ id }) => id },
)
