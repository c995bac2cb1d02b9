import { reportMessage as call } from '@foyer/contract/messaging/report-message'
import { implement } from '#platform/http/implement.ts'
import { reportMessage } from '../commands/report-message.ts'
import { findShownMessage } from '../find-shown-message.ts'
import { listHiddenUsers } from '../list-hidden-users.ts'
import { messagingPolicy } from '../policy.ts'
import { listMessages, type MessageRow } from '../repository/messages.ts'
import { hasReported } from '../repository/reports.ts'
import { decideThreadAccess } from '../thread-access.ts'

/** Messages that are copied before the reported one, and after it. */
const NEIGHBOURS = 3

export const reportMessageRoute = implement(
  call,
  messagingPolicy.reportMessage,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const { id: thread_id, ts: message_ts, reason, note } = input
    const { user_id } = viewer
    const [access, people] = await Promise.all([
      decideThreadAccess(ctx, viewer, thread_id),
      listHiddenUsers(ctx, user_id),
    ])
    const hidden = [...people]
    const message = await findShownMessage(ctx, thread_id, message_ts, { access, hidden })
    authorize({ ...access, author_id: message?.user_id ?? null })
    if (!message || message.message_type === 'notification') throw fail('not_found')
    if (message.hidden_at !== null) {
      const is_known = await hasReported(ctx.db, { thread_id, message_ts, user_id })
      throw fail(is_known ? 'already_reported' : 'not_found')
    }
    const range = { thread_id, user_id, hidden, limit: NEIGHBOURS }
    const [before, after] = await Promise.all([
      listMessages(ctx.db, { ...range, before: message_ts, after: access.joined_ts, order: 'desc' }),
      listMessages(ctx.db, { ...range, before: undefined, after: message_ts, order: 'asc' }),
    ])
    const is_stored = await reportMessage(ctx, {
      thread: { thread_id, kind: access.kind },
      message_ts,
      neighbours: { before: before.messages.toReversed().map(toRow), after: after.messages.map(toRow) },
      reporter_id: user_id,
      reason,
      note: note === '' ? null : note,
    })
    if (!is_stored) throw fail('not_found')
    return {}
  },
)

/** Without what the reporter likes: a case never shows who has reported it by more than the reports. */
function toRow({ is_liked: _likes, ...row }: MessageRow & { is_liked: boolean }): MessageRow {
  return row
}
