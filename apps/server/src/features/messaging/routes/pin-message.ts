import { pinMessage as call } from '@foyer/contract/messaging/pin-message'
import { implement } from '#platform/http/implement.ts'
import { pinMessage } from '../commands/pin-message.ts'
import { findShownMessage } from '../find-shown-message.ts'
import { listHiddenUsers } from '../list-hidden-users.ts'
import { loadMessageContext } from '../message-context.ts'
import { messageNotFound } from '../message-not-found.ts'
import { messagingPolicy } from '../policy.ts'
import { presentMessage } from '../presenter.ts'
import { isLikedBy } from '../repository/likes.ts'
import { decideThreadAccess } from '../thread-access.ts'

export const pinMessageRoute = implement(
  call,
  messagingPolicy.pinMessage,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const { id: thread_id, pinned: is_pinned, message_ts } = input
    const { user_id } = viewer
    const access = await decideThreadAccess(ctx, viewer, thread_id)
    authorize(access)
    const { kind, is_writable } = access
    if (!is_writable) throw fail('thread_is_read_only')
    const hidden = [...(await listHiddenUsers(ctx, user_id))]
    const shown = await findShownMessage(ctx, thread_id, message_ts, { access, hidden })
    if (!shown || shown.message_type === 'notification') throw messageNotFound('message_ts')
    const thread = { thread_id, kind }
    const changed = await pinMessage(ctx, { thread, message_ts, is_pinned })
    if (!changed) throw messageNotFound('message_ts')
    const context = await loadMessageContext(ctx, thread, [changed.message], { user_id, hidden })
    const is_liked = await isLikedBy(ctx.db, { thread_id, message_ts, user_id })
    const message_viewer = { viewer, is_writable, kind }
    return {
      message: presentMessage({ ...changed.message, is_liked }, context, message_viewer),
      seq: changed.seq,
    }
  },
)
