import { postMessage as call } from '@foyer/contract/messaging/post-message'
import type { MessageAction } from '@foyer/contract/messaging/shapes'
import type { Ctx } from '#platform/context.ts'
import { CallError } from '#platform/errors.ts'
import { implement } from '#platform/http/implement.ts'
import type { MemberViewer } from '#platform/session/viewer.ts'
import { presentAuthor } from '../authors.ts'
import { deleteMessage } from '../commands/delete-message.ts'
import { editMessage } from '../commands/edit-message.ts'
import { likeMessage } from '../commands/like-message.ts'
import { react } from '../commands/react.ts'
import { sendMessage } from '../commands/send-message.ts'
import { listHiddenUsers } from '../list-hidden-users.ts'
import { createPlainContext, loadMessageContext } from '../message-context.ts'
import { toNewParts } from '../new-parts.ts'
import { messagingPolicy } from '../policy.ts'
import { presentMessage } from '../presenter.ts'
import { isLikedBy } from '../repository/likes.ts'
import { findMessage, type MessageRow } from '../repository/messages.ts'
import { decideThreadAccess } from '../thread-access.ts'

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
      const parts = toNewParts(data.message)
      if (parts.length === 0) throw fail('message_is_empty')
      const author = presentAuthor(viewer)
      const context = createPlainContext(author, thread_access.kind === 'reply')
      const { client_id = null } = data
      const send = { thread_id, author, parts, context, client_id, now: ctx.now() }
      const { messages, seq } = await ctx.write((tx) => sendMessage(tx, ctx.services, send))
      return {
        messages: messages.map((row) => presentMessage({ ...row, is_liked: false }, context, message_viewer)),
        seq,
      }
    }

    const { message_ts } = data
    const message = await findMessage(ctx.db, thread_id, message_ts)
    const author_id = message?.user_id ?? null
    authorize(
      data.action === 'delete' || data.action === 'edit'
        ? { ...thread_access, action: data.action, author_id }
        : { ...thread_access, action: data.action },
    )
    const hidden = [...(await listHiddenUsers(ctx, user_id))]
    if (author_id === null || hidden.includes(author_id)) throw messageNotFound()
    if (data.action === 'delete') {
      const seq = await deleteMessage(ctx, { thread_id, message_ts, author_id })
      if (seq === null) throw messageNotFound()
      return { messages: [], seq }
    }

    if (!thread_access.is_writable) throw fail('thread_is_read_only')
    const thread = { thread_id, kind: thread_access.kind }
    const changed = await changeMessage(ctx, viewer, thread, data)
    if (!changed) throw messageNotFound()
    const context = await loadMessageContext(ctx.db, thread, [changed.message], { user_id, hidden })
    const is_liked = await isLikedBy(ctx.db, { thread_id, message_ts, user_id })
    return {
      messages: [presentMessage({ ...changed.message, is_liked }, context, message_viewer)],
      seq: changed.seq,
    }
  },
  { gate: ({ id }) => id, opens_write: true },
)

type Change = Exclude<MessageAction, { action: 'publish' | 'delete' }>

function changeMessage(
  ctx: Ctx,
  { user_id }: MemberViewer,
  thread: { thread_id: string; kind: Awaited<ReturnType<typeof decideThreadAccess>>['kind'] },
  data: Change,
): Promise<{ message: MessageRow; seq: number } | null> {
  const { message_ts } = data
  const { thread_id } = thread
  switch (data.action) {
    case 'edit':
      return editMessage(ctx, { thread, message_ts, text: data.message, mentions: [] })
    case 'react':
    case 'unreact': {
      const is_added = data.action === 'react'
      return react(ctx, { thread_id, message_ts, user_id, emoji: data.emoji, is_added })
    }
    default:
      return likeMessage(ctx, { thread_id, message_ts, user_id, is_liked: data.action === 'like' })
  }
}

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
