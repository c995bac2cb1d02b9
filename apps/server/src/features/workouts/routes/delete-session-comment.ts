import { deleteSessionComment as call } from '@foyer/contract/workouts/delete-session-comment'
import { implement } from '#platform/http/implement.ts'
import { trainingPolicy } from '../policy.ts'
import { deleteComment, findComment } from '../repository/comments.ts'

export const deleteSessionCommentRoute = implement(
  call,
  trainingPolicy.deleteComment,
  async ({ input: { id }, ctx, authorize }) => {
    authorize(await findComment(ctx.db, id))
    await ctx.write((tx) => deleteComment(tx, id))
    return {}
  },
)
