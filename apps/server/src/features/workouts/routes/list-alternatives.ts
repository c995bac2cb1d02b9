import { listAlternatives as call } from '@foyer/contract/workouts/list-alternatives'
import { implement } from '#platform/http/implement.ts'
import { anyone } from '#platform/http/policies.ts'
import { createPageLockedError } from '../../progress/index.ts'
import { findAlternatives } from '../alternatives.ts'
import { loadExercises } from '../exercises.ts'

export const listAlternativesRoute = implement(
  call,
  anyone,
  async ({ input, viewer, ctx, authorize, fail }) => {
    authorize()
    const exercise = (await loadExercises(ctx, viewer, [input.id])).get(input.id)
    if (!exercise) throw fail('exercise_not_found')
    if (!exercise.fields) throw createPageLockedError(exercise.decision)
    return { items: await findAlternatives(ctx, viewer, input.id, exercise.fields) }
  },
)
