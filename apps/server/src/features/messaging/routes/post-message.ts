import { postMessage as call } from '@foyer/contract/messaging/post-message'
import { messageParts } from '@foyer/domain/messaging'
import { CallError } from '#platform/errors.ts'
import { implement } from '#platform/http/implement.ts'
import { deleteMessage } from '../commands/delete-message.ts'
import { likeMessage } from '../commands/like-message.ts'
import { sendMessage } from '../commands/send-message.ts'
import { judgeThread } from '../page-thread.ts'
import { messagingPolicy } from '../policy.ts'
import { hiddenFrom } from '../hidden-people.ts'
import { authorsOf, presentAuthor, presentMessage } from '../presenter.ts'
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
      const { message: text, client_id = null } = data
      const send = { thread_id, author: presentAuthor(viewer), text, client_id, now: ctx.now() }
      const { messages, seq } = await ctx.write((tx) => sendMessage(tx, ctx.services, send))
      const authors = new Map([[user_id, send.author]])
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
    if (author_id === null || hidden.has(author_id)) throw messageNotFound()
    if (data.action === 'delete') {
      const seq = await deleteMessage(ctx, { thread_id, message_ts })
      if (seq === null) throw messageNotFound()
      return { messages: [], seq }
    }

    if (!judged.is_writable) throw fail('thread_is_read_only')
    const is_liked = data.action === 'like'
    const liked = await likeMessage(ctx, { thread_id, message_ts, user_id, is_liked })
    if (!liked) throw messageNotFound()
    const authors = await authorsOf(ctx.db, [liked.message])
    return { messages: [presentMessage({ ...liked.message, is_liked }, authors, reading)], seq: liked.seq }
  },
  { gate: ({ id }) => id, opens_write: true },
)

/** The message that the body names is not there, or not for this viewer. */
function messageNotFound(): CallError<'message_not_found'> {
  return new CallError(
    'message_not_found',
    {},
    {
      errors: [{ path: 'data.message_ts', code: 'message_not_found' }],
    },
  )
}
