import { getItemExercise as call } from '@foyer/contract/workouts/get-item-exercise'
import { implement } from '#platform/http/implement.ts'
import { anyone } from '#platform/http/policies.ts'
import { findPageOfPart } from '../../pages/index.ts'
import { createPageLockedError } from '../../progress/index.ts'
import { loadExercises } from '../exercises.ts'
import { findAlternate } from '../repository/swaps.ts'
import { decideWorkoutAccess, loadWorkout } from '../workout.ts'

export const getItemExerciseRoute = implement(
  call,
  anyone,
  async ({ input, viewer, ctx, authorize, fail }) => {
    authorize()
    const page = await findPageOfPart(ctx, input.uid)
    if (!page) throw fail('workout_item_not_found')
    const { is_known, decision } = await decideWorkoutAccess(ctx, viewer, page.page_id)
    if (!is_known) throw fail('workout_item_not_found')
    if (!decision.decision.granted) throw createPageLockedError(decision)

    const workout = await loadWorkout(ctx, page.page_id, null)
    const items = workout?.groups.flatMap((group) => group.items) ?? []
    const exercise_id = items.find(({ uid }) => uid === input.uid)?.exercise_page_id ?? null
    if (exercise_id === null) throw fail('workout_item_not_found')

    const subscriber_id = viewer?.subscriber_id ?? null
    const alternate_id =
      subscriber_id === null ? null : await findAlternate(ctx.db, subscriber_id, exercise_id)
    const exercises = await loadExercises(ctx, viewer, [exercise_id, ...(alternate_id ? [alternate_id] : [])])
    // A swap for what is gone or locked by now does not count.
    const alternate = exercises.get(alternate_id ?? '')
    if (alternate?.fields) return { exercise: alternate.card, swapped_from: exercise_id }
    const own = exercises.get(exercise_id)
    if (!own) throw fail('workout_item_not_found')
    return { exercise: own.card, swapped_from: null }
  },
)
