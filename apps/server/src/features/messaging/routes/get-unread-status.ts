import { getUnreadStatus as call } from '@foyer/contract/messaging/get-unread-status'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { findAppRefusal } from '../../access/index.ts'
import { createReader } from '../create-reader.ts'
import { countUnreadThreads } from '../repository/thread-list.ts'
import { listWarnings } from '../repository/warnings.ts'

export const getUnreadStatusRoute = implement(call, anyMember, async ({ viewer, ctx, authorize }) => {
  authorize()
  const [refusal, warnings] = await Promise.all([
    findAppRefusal(ctx, viewer),
    listWarnings(ctx.db, viewer.user_id),
  ])
  if (!ctx.app.messaging.is_chat_available || refusal !== null)
    return { has_unread: false, unread_threads: 0, warnings }
  const unread_threads = await countUnreadThreads(ctx.db, await createReader(ctx, viewer), ctx.now())
  return { has_unread: unread_threads > 0, unread_threads, warnings }
})
