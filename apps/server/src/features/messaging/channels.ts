import type { ThreadEvent } from '@foyer/contract/messaging/shapes'
import { defineChannel, type ChannelEvent } from '../../platform/realtime/index.ts'
import { isId } from '../../platform/ids.ts'
import { judgeThread } from './page-thread.ts'
import { authorsOf, presentEntry } from './presenter.ts'
import { headOfLog, listLog } from './repository/log.ts'

/** `thread:<id>`: what happens in a thread, told to those who may read it now and resumed from its log. */
export const threadChannel = defineChannel('thread', {
  authorize: async (ctx, viewer, id) => {
    if (viewer.kind !== 'user' || !isId(id)) return false
    const thread = await judgeThread(ctx, viewer, id)
    return thread.is_known && thread.is_readable
  },
  by: authorOf,
  head: (ctx, id) => headOfLog(ctx.db, id),
  resume: async (ctx, id, after_seq, limit) => {
    const rows = await listLog(ctx.db, id, { after_seq, limit })
    const authors = await authorsOf(
      ctx.db,
      rows.flatMap((row) => row.message ?? []),
    )
    return rows.map((row) => presentEntry(row, authors))
  },
})

/** Who wrote or liked; that something is taken away is told to everyone. */
function authorOf(event: ChannelEvent): string | null {
  const told = event as ThreadEvent
  if (told.type === 'message') return told.data.message.user?.user_id ?? null
  return told.type === 'reaction' ? told.data.user_id : null
}
