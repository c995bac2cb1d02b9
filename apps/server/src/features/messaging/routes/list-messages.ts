import { listMessages as call } from '@foyer/contract/messaging/list-messages'
import { implement } from '#platform/http/implement.ts'
import { decideThreadAccess } from '../thread-access.ts'
import { messagingPolicy } from '../policy.ts'
import { listHiddenUsers } from '../list-hidden-users.ts'
import { loadMessageContext } from '../message-context.ts'
import { presentMessage } from '../presenter.ts'
import { listMessages } from '../repository/messages.ts'

export const listMessagesRoute = implement(
  call,
  messagingPolicy.readThread,
  async ({ input, viewer, ctx, authorize }) => {
    const { id: thread_id, before, after, order, limit } = input
    const user_id = viewer?.user_id ?? null
    const [thread_access, hidden] = await Promise.all([
      decideThreadAccess(ctx, viewer, thread_id),
      listHiddenUsers(ctx, user_id).then((people) => [...people]),
    ])
    authorize(thread_access)

    const found = await listMessages(ctx.db, {
      thread_id,
      user_id,
      before,
      after: laterTs(after, thread_access.joined_ts),
      order,
      limit,
      hidden,
    })
    const { kind, is_writable } = thread_access
    const context = await loadMessageContext(ctx.db, { thread_id, kind }, found.messages, { user_id, hidden })
    const message_viewer = { viewer, is_writable }
    return { ...found, messages: found.messages.map((row) => presentMessage(row, context, message_viewer)) }
  },
)

/** Who was added to a thread sees messages from then on. */
function laterTs(after: string | undefined, joined_ts: string): string {
  return after === undefined || BigInt(after) < BigInt(joined_ts) ? joined_ts : after
}
