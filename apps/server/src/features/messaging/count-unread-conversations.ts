import type { Ctx } from '../../platform/context.ts'
import type { MemberViewer } from '../../platform/session/viewer.ts'
import { findAppRefusal } from '../access/index.ts'
import { createReader } from './create-reader.ts'
import { countUnreadThreads } from './repository/thread-list.ts'

/** Counts the conversations of a member with unread messages; none where the app lets them read no message. */
export async function countUnreadConversations(ctx: Ctx, viewer: MemberViewer): Promise<number> {
  if (!ctx.app.messaging.is_chat_available || (await findAppRefusal(ctx, viewer)) !== null) return 0
  return countUnreadThreads(ctx.db, await createReader(ctx, viewer), ctx.now())
}
