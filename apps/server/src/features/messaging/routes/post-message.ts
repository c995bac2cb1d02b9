import { postMessage as call } from '@foyer/contract/messaging/post-message'
import { toMessageParts } from '@foyer/domain/messaging'
import { CallError } from '#platform/errors.ts'
import { implement } from '#platform/http/implement.ts'
import { deleteMessage } from '../commands/delete-message.ts'
import { likeMessage } from '../commands/like-message.ts'
import { sendMessage } from '../commands/send-message.ts'
import { decideThreadAccess } from '../thread-access.ts'
import { messagingPolicy } from '../policy.ts'
import { listHiddenUsers } from '../list-hidden-users.ts'
import { loadAuthors, presentAuthor, presentMessage } from '../presenter.ts'
import { findMessage } from '../repository/messages.ts'

export const postMessageRoute = implement(
  call,
  messagingPolicy.actOnThread,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const { id: thread_id, data } = input
    const { user_id } = viewer
    const thread_access = await decideThreadAccess(ctx, viewer, thread_id)
    const message_viewer = { viewer, is_writable: thread_access.is_writable }

    if (data.action === 'publish') {
      authorize({ ...thread_access, action: data.action })
      if (!thread_access.is_writable) throw fail('thread_is_read_only')
      if (toMessageParts(data.message).length === 0) throw fail('message_is_empty')
      const { message: text, client_id = null } = data
      const send = { thread_id, author: presentAuthor(viewer), text, client_id, now: ctx.now() }
      const { messages, seq } = await ctx.write((tx) => sendMessage(tx, ctx.services, send))
      const authors = new Map([[user_id, send.author]])
      return {
        messages: messages.map((row) => presentMessage({ ...row, is_liked: false }, authors, message_viewer)),
        seq,
      }
    }

    const { message_ts } = data
    const message = await findMessage(ctx.db, thread_id, message_ts)
    const author_id = message?.user_id ?? null
    authorize(
      data.action === 'delete'
        ? { ...thread_access, action: data.action, author_id }
        : { ...thread_access, action: data.action },
    )
    const hidden = await listHiddenUsers(ctx, user_id)
    if (author_id === null || hidden.has(author_id)) throw messageNotFound()
    if (data.action === 'delete') {
      const seq = await deleteMessage(ctx, { thread_id, message_ts, author_id })
      if (seq === null) throw messageNotFound()
      return { messages: [], seq }
    }

    if (!thread_access.is_writable) throw fail('thread_is_read_only')
    const is_liked = data.action === 'like'
    const liked = await likeMessage(ctx, { thread_id, message_ts, user_id, is_liked })
    if (!liked) throw messageNotFound()
    const authors = await loadAuthors(ctx.db, [liked.message])
    return {
      messages: [presentMessage({ ...liked.message, is_liked }, authors, message_viewer)],
      seq: liked.seq,
    }
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
