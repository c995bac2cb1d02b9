import { commentSession as call } from '@foyer/contract/workouts/comment-session'
import { implement } from '#platform/http/implement.ts'
import { commentSession } from '../commands/comment-session.ts'
import { findTrainee, findTraineeSession } from '../find-trainee.ts'
import { trainingPolicy } from '../policy.ts'
import { presentTeamComment } from '../present-comment.ts'

export const commentSessionRoute = implement(
  call,
  trainingPolicy.readTraining,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const member = await findTrainee(ctx, input.id)
    authorize(member)
    const session = member && (await findTraineeSession(ctx, member, input.session_id))
    if (!session) throw fail('session_not_found')
    const comment = await commentSession(ctx, {
      author: viewer,
      session_id: session.id,
      text: input.text,
    })
    return presentTeamComment(viewer, comment)
  },
)
