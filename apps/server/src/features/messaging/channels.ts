import { defineChannel } from '../../platform/realtime/index.ts'
import { isId } from '../../platform/ids.ts'
import { judgeThread } from './page-thread.ts'
import { authorsOf, presentEntry } from './presenter.ts'
import { headOfLog, listLog } from './repository/log.ts'

/** `thread:<id>`: what happens in a thread, told to those who may read it now and resumed from its log. */
defineChannel('thread', {
  authorize: async (ctx, viewer, id) => {
    if (viewer.kind !== 'user' || !isId(id)) return false
    const thread = await judgeThread(ctx, viewer, id)
    return thread.is_known && thread.is_readable
  },
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
