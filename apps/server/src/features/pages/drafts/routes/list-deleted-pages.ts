import { listDeletedPages as call } from '@foyer/contract/pages/list-deleted-pages'
import { implement } from '#platform/http/implement.ts'
import { restorableSince } from '../deletions.ts'
import { pagesPolicy } from '../../policy.ts'
import { presentDeletion } from '../present-tree-node.ts'
import { listDeletions } from '../../queries/deleted-pages.ts'
import { readCursor, writeCursor } from '../time-cursor.ts'

export const listDeletedPagesRoute = implement(
  call,
  pagesPolicy.useStudio,
  async ({ input, ctx, authorize }) => {
    authorize()
    const { cursor, limit } = input
    const found = await listDeletions(ctx.db, {
      since: restorableSince(ctx.services.clock.now()),
      before: cursor === undefined ? null : readCursor(cursor),
      limit: limit + 1,
    })
    const rows = found.slice(0, limit)
    const last = rows.at(-1)
    return {
      items: rows.map(presentDeletion),
      next_cursor:
        found.length > limit && last ? writeCursor({ at: last.deleted_at, id: last.deletion_id }) : null,
    }
  },
)
