import type { InboxScope } from '@foyer/contract/messaging/inbox-shapes'
import { allow, deny, hide, type Decision } from '#platform/http/decision.ts'
import type { TeamViewer } from '#platform/session/viewer.ts'

type ScopeFacts = { scope: InboxScope }

/** Null: the side takes no part in the thread, or it is not there. */
type ConversationFacts = ScopeFacts & { conversation: object | null }

/**
 * Who reads and answers conversations in the studio. A team member always has the conversations of their own user, and
 * those of the messaging profile by the inbox permission; nobody has those of another team member.
 */
export const inboxPolicy = {
  readScope: (viewer: TeamViewer, { scope }: ScopeFacts): Decision =>
    scope === 'mine' || viewer.can_read_inbox ? allow : deny,

  /** Without the permission, the answer is the same whether the conversation exists or not. */
  readConversation: (viewer: TeamViewer, { scope, conversation }: ConversationFacts): Decision => {
    const reading = inboxPolicy.readScope(viewer, { scope })
    if (!reading.allowed) return reading
    return conversation ? allow : hide
  },

  /** Only the team shares conversations. Those without the permission are unknown as assignees. */
  assign: (
    viewer: TeamViewer,
    { assignee_may_read, ...facts }: ConversationFacts & { assignee_may_read: boolean },
  ): Decision => {
    const reading = inboxPolicy.readConversation(viewer, facts)
    if (!reading.allowed) return reading
    if (facts.scope === 'mine') return deny
    return assignee_may_read ? allow : hide
  },

  startConversation: (
    viewer: TeamViewer,
    { person, scope }: ScopeFacts & { person: object | null },
  ): Decision => inboxPolicy.readConversation(viewer, { scope, conversation: person }),

  deleteNote: (
    viewer: TeamViewer,
    { note, ...facts }: ConversationFacts & { note: { team_member_id: string } | null },
  ): Decision => {
    const reading = inboxPolicy.readConversation(viewer, facts)
    if (!reading.allowed) return reading
    if (!note) return hide
    return note.team_member_id === viewer.team_member_id ? allow : deny
  },

  createSavedReply: (viewer: TeamViewer): Decision => (viewer.can_read_inbox ? allow : deny),

  changeSavedReply: (viewer: TeamViewer, { reply }: { reply: object | null }): Decision => {
    if (!viewer.can_read_inbox) return deny
    return reply ? allow : hide
  },
}
