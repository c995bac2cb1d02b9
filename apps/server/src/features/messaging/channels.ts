import type { ThreadEvent } from '@foyer/contract/messaging/shapes'
import { defineChannel, type ChannelEvent } from '../../platform/realtime/index.ts'
import { isId } from '../../platform/ids.ts'
import { decideThreadAccess } from './thread-access.ts'
import { loadAuthors, presentLogEntry } from './presenter.ts'
import { findLogHead, listLog } from './repository/log.ts'

/** `thread:<id>`: the events of a thread, for members who may read it now; resumable from its log. */
export const threadChannel = defineChannel('thread', {
  authorize: async (ctx, viewer, id) => {
    if (viewer.kind !== 'user' || !isId(id)) return false
    const thread = await decideThreadAccess(ctx, viewer, id)
    return thread.is_known && thread.is_readable
  },
  authorOf: findEventAuthor,
  head: (ctx, id) => findLogHead(ctx.db, id),
  resume: async (ctx, id, after_seq, limit) => {
    const rows = await listLog(ctx.db, id, { after_seq, limit })
    const authors = await loadAuthors(
      ctx.db,
      rows.flatMap((row) => row.message ?? []),
    )
    return rows.map((row) => presentLogEntry(row, authors))
  },
})

/** The author or liker of an event: who has blocked them, or is blocked by them, does not receive it. */
function findEventAuthor(event: ChannelEvent): string | null {
  const thread_event = event as ThreadEvent
  return thread_event.type === 'message'
    ? (thread_event.data.message.user?.user_id ?? null)
    : thread_event.data.user_id
}
