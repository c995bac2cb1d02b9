import { searchPages as call } from '@foyer/contract/pages/search-pages'
import { z } from 'zod'
import { implement } from '#platform/http/implement.ts'
import { invalidField } from '#platform/errors.ts'
import { pagesPolicy } from '../policy.ts'
import { countMatches, searchDrafts } from '../repository/drafts.ts'
import { presentRows } from '../studio-tree.ts'

const key = z.tuple([z.iso.datetime(), z.uuid()])

export const searchPagesRoute = implement(call, pagesPolicy.useStudio, async ({ input, ctx, authorize }) => {
  authorize()
  const { term, content_type, cursor, limit } = input
  const before = cursor === undefined ? undefined : readCursor(cursor)
  const [found, total_count] = await Promise.all([
    searchDrafts(ctx.db, { term, content_type, before, limit: limit + 1 }),
    countMatches(ctx.db, { term, content_type }),
  ])
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  return {
    items: await presentRows(ctx, rows),
    next_cursor: found.length > limit && last ? `${last.updated_at.toISOString()}_${last.id}` : null,
    total_count,
  }
})

/** Where a page of the answer ended: what it is sorted by, and the id that breaks ties. */
function readCursor(cursor: string): { updated_at: Date; id: string } {
  const parsed = key.safeParse(cursor.split('_'))
  if (!parsed.success) throw invalidField('cursor', 'invalid')
  const [updated_at, id] = parsed.data
  return { updated_at: new Date(updated_at), id }
}
