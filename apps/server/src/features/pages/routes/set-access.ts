import { setAccess as call } from '@foyer/contract/pages/set-access'
import { CallError } from '#platform/errors.ts'
import { implement } from '#platform/http/implement.ts'
import { enqueue } from '#platform/jobs/index.ts'
import { setNode } from '../../access/index.ts'
import { judgeSettings } from '../access-settings.ts'
import { warmPages } from '../jobs/warm-pages.ts'
import { settleBelow } from '../pictures.ts'
import { pagesPolicy } from '../policy.ts'
import { findTreeRows } from '../repository/drafts.ts'

export const setAccessRoute = implement(
  call,
  pagesPolicy.editPage,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const { id, node, revision: known = null } = input
    const [page] = await findTreeRows(ctx.db, [id])
    authorize({ exists: page !== undefined })
    if (!page) throw fail('not_found')
    await judgeSettings(ctx, id, page.parent_id, node)
    const revision = await ctx.write(async (tx, emit) => {
      const wish = { page_id: id, node, revision: known, author: viewer.name, now: ctx.now() }
      const saved = await setNode(tx, emit, wish)
      if (saved === null) throw new CallError('stale_revision', {}, { status: 409 })
      await emit('pages.access_changed', { page_id: id })
      await settleBelow(tx, { services: ctx.services, now: ctx.now() }, id)
      await enqueue(tx, warmPages, { release_id: null })
      return saved
    })
    return { node, revision }
  },
)
