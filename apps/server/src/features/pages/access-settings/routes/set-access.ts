import { setAccess as call } from '@foyer/contract/pages/set-access'
import type { AppTx } from '#platform/database/app-db.ts'
import { CallError } from '#platform/errors.ts'
import { implement } from '#platform/http/implement.ts'
import { enqueue } from '#platform/jobs/index.ts'
import { listNodeHistory, setNode } from '#features/access/index.ts'
import { findConfigurablePage, validateSettings } from '../access-settings.ts'
import { normalizeNode } from '../../drafts/index.ts'
import { warmPagesJob } from '../../serving/index.ts'
import { syncSubtreePictures } from '../../media/index.ts'
import { updateGates } from '../../search/index.ts'
import { pagesPolicy } from '../../policy.ts'

export const setAccessRoute = implement(
  call,
  pagesPolicy.editPage,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const { id, revision: known } = input
    const page = await findConfigurablePage(ctx, id)
    authorize({ exists: page !== null })
    if (!page) throw fail('not_found')
    const node = normalizeNode(page.content_type, input.node)
    await validateSettings(ctx, page, node)
    const revision = await ctx.write(async (tx, emit) => {
      const change = { page_id: id, node, revision: known, author: viewer.name, now: ctx.now() }
      const saved = await setNode(tx, emit, change)
      if (saved === null) throw await staleRevision(tx, id)
      await syncSubtreePictures(tx, { services: ctx.services, now: ctx.now() }, id)
      await updateGates(tx, [id])
      await enqueue(tx, warmPagesJob, { release_id: null })
      return saved
    })
    return { node, revision }
  },
)

async function staleRevision(tx: AppTx, page_id: string): Promise<CallError> {
  const [last] = await listNodeHistory(tx, page_id, 1)
  const params = last ? { changed_by: last.author, changed_at: last.changed_at.toISOString() } : {}
  return new CallError('stale_revision', params)
}
