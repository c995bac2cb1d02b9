import { publish as call } from '@foyer/contract/pages/publish'
import { invalidField } from '#platform/errors.ts'
import { implement } from '#platform/http/implement.ts'
import { newId } from '#platform/ids.ts'
import { enqueue } from '#platform/jobs/index.ts'
import { listChanges } from '../changes.ts'
import { publishDrafts } from '../jobs/publish-drafts.ts'
import { pagesPolicy } from '../policy.ts'
import { presentPublishing } from '../presenter.ts'
import { findTreeRows } from '../repository/drafts.ts'
import { findPublishing, startPublishing } from '../repository/publishings.ts'

export const publishRoute = implement(
  call,
  pagesPolicy.useStudio,
  async ({ input, viewer, ctx, authorize, fail }) => {
    authorize()
    const { items } = await listChanges(ctx)
    const { note, page_ids } = input
    if (page_ids) {
      const rows = await findTreeRows(ctx.db, page_ids)
      const known = new Set([...rows.map((row) => row.id), ...items.map((item) => item.page_id)])
      const unknown = page_ids.findIndex((page_id) => !known.has(page_id))
      if (unknown >= 0) throw invalidField(`page_ids.${unknown}`, 'unknown_page')
    }
    const is_wanted =
      page_ids === undefined ? items.length > 0 : items.some((item) => page_ids.includes(item.page_id))
    if (!is_wanted) throw fail('nothing_to_publish')

    const id = newId()
    const row = await ctx.write(async (tx) => {
      const started_at = ctx.services.clock.now()
      const start = { id, note, author: viewer.name, page_ids: page_ids ?? null, started_at }
      if (!(await startPublishing(tx, start))) throw fail('already_publishing')
      await enqueue(tx, publishDrafts, { publishing_id: id })
      return findPublishing(tx, id)
    })
    if (!row) throw fail('not_found')
    return presentPublishing(row)
  },
)
