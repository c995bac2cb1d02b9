import { listMessages as call } from '@foyer/contract/messaging/list-messages'
import { implement } from '#platform/http/implement.ts'
import { judgeThread } from '../page-thread.ts'
import { messagingPolicy } from '../policy.ts'
import { hiddenFrom } from '../hidden-people.ts'
import { authorsOf, presentMessage } from '../presenter.ts'
import { listMessages } from '../repository/messages.ts'

export const listMessagesRoute = implement(
  call,
  messagingPolicy.readThread,
  async ({ input, viewer, ctx, authorize }) => {
    const { id: thread_id, before, after, order, limit } = input
    const user_id = viewer?.user_id ?? null
    const [judged, hidden] = await Promise.all([
      judgeThread(ctx, viewer, thread_id),
      hiddenFrom(ctx, user_id).then((people) => [...people]),
    ])
    authorize(judged)

    const found = await listMessages(ctx.db, { thread_id, user_id, before, after, order, limit, hidden })
    const authors = await authorsOf(ctx.db, found.messages)
    const reading = { viewer, is_writable: judged.is_writable }
    return { ...found, messages: found.messages.map((row) => presentMessage(row, authors, reading)) }
  },
)
