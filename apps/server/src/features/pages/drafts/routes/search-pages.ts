import { searchPages as call } from '@foyer/contract/pages/search-pages'
import { implement } from '#platform/http/implement.ts'
import { pagesPolicy } from '../../policy.ts'
import { countMatches, searchDrafts } from '../../queries/drafts.ts'
import { presentRows } from '../studio-tree.ts'
import { readCursor, writeCursor } from '../time-cursor.ts'

export const searchPagesRoute = implement(call, pagesPolicy.useStudio, async ({ input, ctx, authorize }) => {
  authorize()
  const { cursor, limit, ...filter } = input
  const before = cursor === undefined ? undefined : readCursor(cursor)
  const [found, total_count] = await Promise.all([
    searchDrafts(ctx.db, { ...filter, before, limit: limit + 1 }),
    countMatches(ctx.db, filter),
  ])
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  return {
    items: await presentRows(ctx, rows),
    next_cursor: found.length > limit && last ? writeCursor({ at: last.updated_at, id: last.id }) : null,
    total_count,
  }
})
