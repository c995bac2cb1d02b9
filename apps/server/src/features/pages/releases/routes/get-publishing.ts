import { getPublishing as call } from '@foyer/contract/pages/get-publishing'
import { implement } from '#platform/http/implement.ts'
import { pagesPolicy } from '../../policy.ts'
import { presentPublishing } from '../present-release.ts'
import { findPublishing } from '../../queries/publishings.ts'

export const getPublishingRoute = implement(
  call,
  pagesPolicy.editPage,
  async ({ input, ctx, authorize, fail }) => {
    const row = await findPublishing(ctx.db, input.id)
    authorize({ exists: row !== null })
    if (!row) throw fail('not_found')
    return presentPublishing(row)
  },
)
