import { listSessions as call } from '@foyer/contract/workouts/list-sessions'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { presentSessionRow } from '../presenter.ts'
import { hasSessions, listSessions } from '../repository/sessions.ts'
import { decideWorkoutAccess } from '../workout.ts'

export const listSessionsRoute = implement(
  call,
  anyMember,
  async ({ input, viewer, ctx, authorize, fail }) => {
    authorize()
    const { id: workout_id, before, limit } = input
    const own = { subscriber_id: viewer.subscriber_id, workout_id }
    const [{ is_known }, found] = await Promise.all([
      decideWorkoutAccess(ctx, viewer, workout_id),
      listSessions(ctx.db, { ...own, before, limit: limit + 1 }),
    ])
    // Sessions stay in the list when the workout is gone.
    if (!is_known && found.length === 0 && !(await hasSessions(ctx.db, own))) throw fail('workout_not_found')
    return { items: found.slice(0, limit).map(presentSessionRow), has_more: found.length > limit }
  },
)
