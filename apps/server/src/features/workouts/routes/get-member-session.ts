import { getMemberSession as call } from '@foyer/contract/workouts/get-member-session'
import { implement } from '#platform/http/implement.ts'
import { findTrainee, findTraineeSession } from '../find-trainee.ts'
import { loadTeamSession } from '../load-session.ts'
import { trainingPolicy } from '../policy.ts'
import { presentTeamComment } from '../present-comment.ts'
import { listComments } from '../repository/comments.ts'

export const getMemberSessionRoute = implement(
  call,
  trainingPolicy.readTraining,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const member = await findTrainee(ctx, input.id)
    authorize(member)
    const session = member && (await findTraineeSession(ctx, member, input.session_id))
    if (!session) throw fail('session_not_found')
    const [found, comments] = await Promise.all([
      loadTeamSession(ctx, session),
      listComments(ctx.db, [session.id]),
    ])
    return {
      ...found,
      comments: (comments.get(session.id) ?? []).map((comment) => presentTeamComment(viewer, comment)),
    }
  },
)
