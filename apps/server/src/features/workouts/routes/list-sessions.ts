import { listSessions as call } from '@foyer/contract/workouts/list-sessions'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { presentComment } from '../present-comment.ts'
import { presentSessionRow } from '../presenter.ts'
import { listComments } from '../repository/comments.ts'
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
    const rows = found.slice(0, limit)
    const comments = await listComments(
      ctx.db,
      rows.map((row) => row.id),
    )
    return {
      items: rows.map((row) => ({
        ...presentSessionRow(row),
        comments: (comments.get(row.id) ?? []).map(presentComment),
      })),
      has_more: found.length > limit,
    }
  },
)
