import { showPreview as call } from '@foyer/contract/messaging/show-preview'
import { implement } from '#platform/http/implement.ts'
import { showPreview } from '../commands/show-preview.ts'
import { findShownMessage } from '../find-shown-message.ts'
import { listHiddenUsers } from '../list-hidden-users.ts'
import { loadMessageContext } from '../message-context.ts'
import { messagingPolicy } from '../policy.ts'
import { presentMessage } from '../presenter.ts'
import { isLikedBy } from '../repository/likes.ts'
import { decideThreadAccess } from '../thread-access.ts'

export const showPreviewRoute = implement(
  call,
  messagingPolicy.showPreview,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const { id: thread_id, ts: message_ts, shown: is_shown } = input
    const { user_id } = viewer
    const access = await decideThreadAccess(ctx, viewer, thread_id)
    const hidden = [...(await listHiddenUsers(ctx, user_id))]
    const found = await findShownMessage(ctx, thread_id, message_ts, { access, hidden })
    authorize({ ...access, author_id: found?.user_id ?? null })
    if (!found || found.message_type === 'notification') throw fail('not_found')
    const { kind, is_writable } = access
    if (!is_writable) throw fail('thread_is_read_only')
    const thread = { thread_id, kind }
    const changed = await showPreview(ctx, { thread, message_ts, is_shown })
    if (!changed) throw fail('not_found')
    const context = await loadMessageContext(ctx, thread, [changed.message], { user_id, hidden })
    const is_liked = await isLikedBy(ctx.db, { thread_id, message_ts, user_id })
    return {
      message: presentMessage({ ...changed.message, is_liked }, context, { viewer, is_writable, kind }),
      seq: changed.seq,
    }
  },
)
