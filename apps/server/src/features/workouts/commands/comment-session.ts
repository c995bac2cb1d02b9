import { CallError } from '#platform/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import { enqueue } from '#platform/jobs/index.ts'
import type { TeamViewer } from '#platform/session/viewer.ts'
import { sendCommentMailJob } from '../comment-mail.ts'
import { insertComment, listComments, type CommentRow } from '../repository/comments.ts'
import { lockSession } from '../repository/sessions.ts'

/** The most comments on one session. */
const MAX_COMMENTS = 50

type NewComment = { author: TeamViewer; session_id: string; text: string }

/** Adds a comment to a finished session and mails it to the member. The caller has been authorized. */
export function commentSession(ctx: Ctx, { author, session_id, text }: NewComment): Promise<CommentRow> {
  return ctx.write(async (tx) => {
    const { subscriber_id, finished_at } = await lockSession(tx, session_id)
    if (finished_at === null) throw new CallError('session_not_finished')
    const others = (await listComments(tx, [session_id])).get(session_id) ?? []
    if (others.length >= MAX_COMMENTS) throw new CallError('too_many_comments', { max: MAX_COMMENTS })
    const comment: CommentRow = {
      id: newId(),
      session_id,
      subscriber_id,
      author_id: author.team_member_id,
      author_name: author.name,
      text,
      created_at: ctx.now(),
      edited_at: null,
    }
    await insertComment(tx, comment)
    await enqueue(tx, sendCommentMailJob, { comment_id: comment.id })
    return comment
  })
}
