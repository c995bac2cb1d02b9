import { getSession as call } from '@foyer/contract/workouts/get-session'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { loadSession } from '../load-session.ts'
import { presentComment } from '../present-comment.ts'
import { listComments } from '../repository/comments.ts'
import { findSession } from '../repository/sessions.ts'

export const getSessionRoute = implement(call, anyMember, async ({ input, viewer, ctx, authorize, fail }) => {
  authorize()
  const { id: workout_id, session_id: id } = input
  const session = await findSession(ctx.db, { subscriber_id: viewer.subscriber_id, workout_id, id })
  if (!session) throw fail('session_not_found')
  const [found, comments] = await Promise.all([
    loadSession(ctx, viewer, session),
    listComments(ctx.db, [session.id]),
  ])
  return { ...found, comments: (comments.get(session.id) ?? []).map(presentComment) }
})
