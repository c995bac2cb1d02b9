import type { SessionComment, TeamComment } from '@foyer/contract/workouts/training-shapes'
import type { TeamViewer } from '../../platform/session/viewer.ts'
import { trainingPolicy } from './policy.ts'
import type { CommentRow } from './repository/comments.ts'

/** A comment as the member reads it. */
export function presentComment({ id, author_name, text, created_at, edited_at }: CommentRow): SessionComment {
  return {
    id,
    author_name,
    text,
    created_at: created_at.toISOString(),
    edited_at: edited_at?.toISOString() ?? null,
  }
}

/** A comment with what someone of the team may do with it. */
export function presentTeamComment(viewer: TeamViewer, comment: CommentRow): TeamComment {
  return {
    ...presentComment(comment),
    abilities: {
      edit: trainingPolicy.editComment(viewer, comment).allowed,
      delete: trainingPolicy.deleteComment(viewer, comment).allowed,
    },
  }
}
