import { importWorkouts as call } from '@foyer/contract/portability/import-workouts'
import { implement } from '#platform/http/implement.ts'
import { anyTeamMember } from '#platform/http/policies.ts'
import { createWorkouts } from '../workouts/create-workouts.ts'
import { readWorkoutFile } from '../workouts/read-workout-file.ts'

export const importWorkoutsRoute = implement(
  call,
  anyTeamMember,
  async ({ input, file, viewer, ctx, authorize, fail }) => {
    authorize()
    if (!file) throw fail('not_readable')
    const { failure, missing_fields, plan } = await readWorkoutFile(file, input)
    if (failure !== null) throw fail('not_readable')
    if (missing_fields.length > 0) throw fail('not_checked')
    return ctx.write((tx) =>
      createWorkouts(tx, plan, { existing: input.existing, by: viewer.name, at: ctx.now() }),
    )
  },
)
