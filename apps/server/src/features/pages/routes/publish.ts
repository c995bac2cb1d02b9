import { publish as call } from '@foyer/contract/pages/publish'
import { implement } from '#platform/http/implement.ts'
import { newId } from '#platform/ids.ts'
import { changesOf, listChanges } from '../changes.ts'
import { beginPublishing } from '../commands/begin-publishing.ts'
import { pagesPolicy } from '../policy.ts'
import { presentPublishing } from '../presenter.ts'
import { findPublishing } from '../repository/publishings.ts'

export const publishRoute = implement(
  call,
  pagesPolicy.useStudio,
  async ({ input, viewer, ctx, authorize, fail }) => {
    authorize()
    const { note, page_ids } = input
    const changes = page_ids ? await changesOf(ctx, page_ids) : (await listChanges(ctx)).items
    if (changes.length === 0) throw fail('nothing_to_publish')

    const id = newId()
    const row = await ctx.write(async (tx) => {
      const started_at = ctx.services.clock.now()
      const start = { id, note, author: viewer.name, page_ids: page_ids ?? null, started_at }
      if (!(await beginPublishing(ctx, tx, start))) throw fail('already_publishing')
      return findPublishing(tx, id)
    })
    if (!row) throw fail('not_found')
    return presentPublishing(row)
  },
)
