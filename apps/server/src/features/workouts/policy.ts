import type { TeamViewer } from '../../platform/session/viewer.ts'
import { allow, deny, hide, type Decision } from '../../platform/http/decision.ts'

/** A comment, or null where there is none. */
export type CommentFacts = { author_id: string } | null

/** Who reads and comments on the training of members. Pure: facts in, decision out. */
export const trainingPolicy = {
  /** The team reads the members of its own app; any other id does not exist. */
  readTraining: (_viewer: TeamViewer, member: object | null): Decision => (member ? allow : hide),

  /** Only authors change their words. */
  editComment: (viewer: TeamViewer, comment: CommentFacts): Decision => {
    if (!comment) return hide
    return comment.author_id === viewer.team_member_id ? allow : deny
  },

  /** Authors, and those who run the account. */
  deleteComment: (viewer: TeamViewer, comment: CommentFacts): Decision => {
    if (!comment) return hide
    return viewer.role !== 'admin' || comment.author_id === viewer.team_member_id ? allow : deny
  },
}
