import { listMessages as call } from '@foyer/contract/messaging/list-messages'
import { implement } from '#platform/http/implement.ts'
import { decideThreadAccess } from '../thread-access.ts'
import { messagingPolicy } from '../policy.ts'
import { listHiddenUsers } from '../list-hidden-users.ts'
import { loadMessageContext } from '../message-context.ts'
import { presentMessage } from '../presenter.ts'
import { findMessage, listMessages } from '../repository/messages.ts'

const NOTHING = { messages: [], remaining_messages: 0, seq: 0 }

export const listMessagesRoute = implement(
  call,
  messagingPolicy.readThread,
  async ({ input, viewer, ctx, authorize }) => {
    const { id, before, after, order, limit, parent_ts, is_pinned } = input
    const user_id = viewer?.user_id ?? null
    const [thread_access, hidden] = await Promise.all([
      decideThreadAccess(ctx, viewer, id),
      listHiddenUsers(ctx, user_id).then((people) => [...people]),
    ])
    authorize(thread_access)
    const { joined_ts, is_writable } = thread_access

    const parent = parent_ts === undefined ? null : await findMessage(ctx.db, id, parent_ts)
    const is_parent_shown =
      parent !== null && BigInt(parent.message_ts) > BigInt(joined_ts) && !hidden.includes(parent.user_id)
    const thread_id = parent_ts === undefined ? id : is_parent_shown ? parent.reply_thread_id : null
    if (thread_id === null) return NOTHING
    const kind = parent_ts === undefined ? thread_access.kind : 'reply'
    const found = await listMessages(ctx.db, {
      thread_id,
      user_id,
      before,
      after: parent_ts === undefined ? laterTs(after, joined_ts) : after,
      order,
      limit,
      hidden,
      is_pinned,
    })
    const context = await loadMessageContext(ctx, { thread_id, kind }, found.messages, { user_id, hidden })
    const message_viewer = { viewer, is_writable, kind }
    return { ...found, messages: found.messages.map((row) => presentMessage(row, context, message_viewer)) }
  },
)

/** Who was added to a thread sees messages from then on. */
function laterTs(after: string | undefined, joined_ts: string): string {
  return after === undefined || BigInt(after) < BigInt(joined_ts) ? joined_ts : after
}
