import { listTrainedExercises as call } from '@foyer/contract/workouts/list-trained-exercises'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { listTrained } from '../repository/results.ts'
import { loadDoneExercises } from '../trained-exercises.ts'

const MAX_EXERCISES = 300

export const listTrainedExercisesRoute = implement(call, anyMember, async ({ viewer, ctx, authorize }) => {
  authorize()
  const trained = await listTrained(ctx.db, viewer.subscriber_id, MAX_EXERCISES)
  const cards = await loadDoneExercises(ctx, viewer, trained)
  return {
    items: trained.map(({ exercise_id, last_day, result }) => ({
      exercise_id,
      exercise: cards.get(exercise_id) ?? null,
      last_day,
      last_result: result,
    })),
  }
})
