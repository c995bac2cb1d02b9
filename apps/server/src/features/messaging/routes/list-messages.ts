import { listMessages as call } from '@foyer/contract/messaging/list-messages'
import { implement } from '#platform/http/implement.ts'
import { decideThreadAccess } from '../thread-access.ts'
import { messagingPolicy } from '../policy.ts'
import { listHiddenUsers } from '../list-hidden-users.ts'
import { loadAuthors, presentMessage } from '../presenter.ts'
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

    const found = await listMessages(ctx.db, { thread_id, user_id, before, after, order, limit, hidden })
    const authors = await loadAuthors(ctx.db, found.messages)
    const message_viewer = { viewer, is_writable: thread_access.is_writable }
    return { ...found, messages: found.messages.map((row) => presentMessage(row, authors, message_viewer)) }
  },
)
