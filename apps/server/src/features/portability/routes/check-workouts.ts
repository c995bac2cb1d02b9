import { checkWorkouts as call } from '@foyer/contract/portability/check-workouts'
import { implement } from '#platform/http/implement.ts'
import { anyTeamMember } from '#platform/http/policies.ts'
import { countPlannedSets } from '../workouts/plan-workouts.ts'
import { findNamedPages } from '../workouts/create-workouts.ts'
import { readWorkoutFile } from '../workouts/read-workout-file.ts'
import { resolvePlan } from '../workouts/resolve-plan.ts'

/** How many problems one answer lists; the count says how many there are. */
const MAX_PROBLEMS = 200

export const checkWorkoutsRoute = implement(
  call,
  anyTeamMember,
  async ({ input, file, ctx, authorize, fail }) => {
    authorize()
    if (!file) throw fail('not_readable')
    const { plan, ...read } = await readWorkoutFile(file, input)
    const { workouts, exercises, tags, problems } = resolvePlan(plan, await findNamedPages(ctx.db))
    const ordered = problems.toSorted(
      (a, b) => Number(b.is_blocking) - Number(a.is_blocking) || a.row - b.row,
    )
    return {
      ...read,
      workouts: workouts.map((workout) => ({
        row: workout.row,
        title: workout.title,
        exercises: workout.groups.reduce((count, { items }) => count + items.length, 0),
        sets: countPlannedSets(workout),
        action: workout.action,
        page_id: workout.page_id,
        tags: workout.tags,
      })),
      exercises: [...exercises.values()],
      tags: [...tags.values()].map(({ name, tag_id }) => ({ name, exists: tag_id !== null })),
      problems: ordered.slice(0, MAX_PROBLEMS),
      problem_count: problems.length,
    }
  },
)
