import { editSessionComment as call } from '@foyer/contract/workouts/edit-session-comment'
import { implement } from '#platform/http/implement.ts'
import { trainingPolicy } from '../policy.ts'
import { presentTeamComment } from '../present-comment.ts'
import { findComment, updateComment } from '../repository/comments.ts'

export const editSessionCommentRoute = implement(
  call,
  trainingPolicy.editComment,
  async ({ input: { id, text }, viewer, ctx, authorize, fail }) => {
    const comment = await findComment(ctx.db, id)
    authorize(comment)
    if (!comment) throw fail('not_found')
    if (comment.text === text) return presentTeamComment(viewer, comment)
    const changed = await ctx.write((tx) => updateComment(tx, id, { text, edited_at: ctx.now() }))
    if (!changed) throw fail('not_found')
    return presentTeamComment(viewer, changed)
  },
)
