import { postMessage as call } from '@foyer/contract/messaging/post-message'
import type { MessageAction, ThreadType } from '@foyer/contract/messaging/shapes'
import type { Ctx } from '#platform/context.ts'
import { implement } from '#platform/http/implement.ts'
import type { MemberViewer } from '#platform/session/viewer.ts'
import { deleteMessage } from '../commands/delete-message.ts'
import { editMessage } from '../commands/edit-message.ts'
import { likeMessage } from '../commands/like-message.ts'
import { react } from '../commands/react.ts'
import { findShownMessage } from '../find-shown-message.ts'
import { listHiddenUsers } from '../list-hidden-users.ts'
import { loadMessageContext } from '../message-context.ts'
import { messageNotFound } from '../message-not-found.ts'
import { messagingPolicy } from '../policy.ts'
import { presentMessage } from '../presenter.ts'
import { publishMessage } from '../publish-message.ts'
import { isLikedBy } from '../repository/likes.ts'
import type { MessageRow } from '../repository/message-row.ts'
import { resolveMentions } from '../resolve-mentions.ts'
import { decideThreadAccess, type ThreadAccess } from '../thread-access.ts'

export const postMessageRoute = implement(
  call,
  messagingPolicy.actOnThread,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const { id: thread_id, data } = input
    const { user_id } = viewer
    const thread_access = await decideThreadAccess(ctx, viewer, thread_id)
    const { kind, is_writable } = thread_access
    const message_viewer = { viewer, is_writable, kind }

    if (data.action === 'publish') {
      authorize({ ...thread_access, action: data.action })
      if (!is_writable) throw fail('thread_is_read_only')
      const { messages, seq, context } = await publishMessage(ctx, viewer, {
        access: thread_access,
        thread_id,
        data,
      })
      return {
        messages: messages.map((row) => presentMessage({ ...row, is_liked: false }, context, message_viewer)),
        seq,
      }
    }

    const { message_ts } = data
    const hidden = [...(await listHiddenUsers(ctx, user_id))]
    const message = await findShownMessage(ctx, thread_id, message_ts, { access: thread_access, hidden })
    const author_id = message?.user_id ?? null
    authorize(
      data.action === 'delete' || data.action === 'edit'
        ? { ...thread_access, action: data.action, author_id }
        : { ...thread_access, action: data.action },
    )
    if (author_id === null || message?.message_type === 'notification')
      throw messageNotFound('data.message_ts')
    if (data.action === 'delete') {
      const seq = await deleteMessage(ctx, { thread_id, message_ts, author_id })
      if (seq === null) throw messageNotFound('data.message_ts')
      return { messages: [], seq }
    }

    if (!is_writable) throw fail('thread_is_read_only')
    const thread = { thread_id, kind }
    const changed = await changeMessage(ctx, viewer, { access: thread_access, thread, data })
    if (!changed) throw messageNotFound('data.message_ts')
    const context = await loadMessageContext(ctx, thread, [changed.message], { user_id, hidden })
    const is_liked = await isLikedBy(ctx.db, { thread_id, message_ts, user_id })
    return {
      messages: [presentMessage({ ...changed.message, is_liked }, context, message_viewer)],
      seq: changed.seq,
    }
  },
  { gate: ({ id }) => id, opens_write: true },
)

type Change = Exclude<MessageAction, { action: 'publish' | 'delete' }>

async function changeMessage(
  ctx: Ctx,
  viewer: MemberViewer,
  {
    access,
    thread,
    data,
  }: { access: ThreadAccess; thread: { thread_id: string; kind: ThreadType }; data: Change },
): Promise<{ message: MessageRow; seq: number } | null> {
  const { message_ts } = data
  const { thread_id } = thread
  const { user_id } = viewer
  switch (data.action) {
    case 'edit': {
      const { message: text, mention_ids: user_ids } = data
      const mentions = await resolveMentions(ctx, viewer, { access, text, user_ids })
      return editMessage(ctx, { thread, message_ts, text, mentions })
    }
    case 'react':
    case 'unreact':
      return react(ctx, {
        thread_id,
        message_ts,
        user_id,
        emoji: data.emoji,
        is_added: data.action === 'react',
      })
    default:
      return likeMessage(ctx, { thread_id, message_ts, user_id, is_liked: data.action === 'like' })
  }
}
