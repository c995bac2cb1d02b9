import { getUnreadStatus as call } from '@foyer/contract/messaging/get-unread-status'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { findAppRefusal } from '../../access/index.ts'
import { createReader } from '../create-reader.ts'
import { countUnreadThreads } from '../repository/thread-list.ts'

export const getUnreadStatusRoute = implement(call, anyMember, async ({ viewer, ctx, authorize }) => {
  authorize()
  const is_open = ctx.app.messaging.is_chat_available && (await findAppRefusal(ctx, viewer)) === null
  if (!is_open) return { has_unread: false, unread_threads: 0 }
  const unread_threads = await countUnreadThreads(ctx.db, await createReader(ctx, viewer), ctx.now())
  return { has_unread: unread_threads > 0, unread_threads }
})
