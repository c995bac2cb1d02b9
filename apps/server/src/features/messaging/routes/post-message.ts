import { postMessage as call } from '@foyer/contract/messaging/post-message'
import { messageParts } from '@foyer/domain/messaging'
import type { Ctx } from '../../../platform/context.ts'
import { implement } from '../../../platform/http/implement.ts'
import { deleteMessage } from '../commands/delete-message.ts'
import { likeMessage } from '../commands/like-message.ts'
import { sendInGroup } from '../commands/send-in-group.ts'
import { writeSends, type Send, type Sent } from '../commands/write-sends.ts'
import { judgeThread } from '../page-thread.ts'
import { messagingPolicy } from '../policy.ts'
import { hiddenFrom } from '../ports.ts'
import { authorsOf, presentMessage } from '../presenter.ts'
import { findMessage } from '../repository/messages.ts'

export const postMessageRoute = implement(
  call,
  messagingPolicy.actOnThread,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const { id: thread_id, data } = input
    const { user_id } = viewer
    const judged = await judgeThread(ctx, viewer, thread_id)
    const reading = { viewer, is_writable: judged.is_writable }

    if (data.action === 'publish') {
      authorize({ ...judged, action: data.action })
      if (!judged.is_writable) throw fail('thread_is_read_only')
      if (messageParts(data.message).length === 0) throw fail('message_is_empty')
      const send = { user_id, text: data.message, client_id: data.client_id ?? null }
      const { messages, authors, seq } = await publish(ctx, thread_id, send)
      return {
        messages: messages.map((row) => presentMessage({ ...row, is_liked: false }, authors, reading)),
        seq,
      }
    }

    const { message_ts } = data
    const message = await findMessage(ctx.db, thread_id, message_ts)
    const author_id = message?.user_id ?? null
    authorize(
      data.action === 'delete'
        ? { ...judged, action: data.action, author_id }
        : { ...judged, action: data.action },
    )
    const hidden = await hiddenFrom(ctx, user_id)
    if (author_id === null || hidden.has(author_id)) throw fail('message_not_found')
    if (data.action === 'delete') {
      const seq = await deleteMessage(ctx, { thread_id, message_ts })
      if (seq === null) throw fail('message_not_found')
      return { messages: [], seq }
    }

    if (!judged.is_writable) throw fail('thread_is_read_only')
    const is_liked = data.action === 'like'
    const liked = await likeMessage(ctx, { thread_id, message_ts, user_id, is_liked })
    if (!liked) throw fail('message_not_found')
    const authors = await authorsOf(ctx.db, [liked.message])
    return { messages: [presentMessage({ ...liked.message, is_liked }, authors, reading)], seq: liked.seq }
  },
)

/** A send with a name is grouped with others; one without is kept apart by the request's own idempotency key. */
async function publish(ctx: Ctx, thread_id: string, send: Send): Promise<Sent> {
  if (send.client_id !== null) return sendInGroup(ctx, thread_id, send)
  const where = { thread_id, services: ctx.services, now: ctx.now() }
  const [sent] = await ctx.write((tx) => writeSends(tx, where, [send]))
  if (!sent) throw new Error('A send was not written.')
  return sent
}
