import { openPreview as call } from '@foyer/contract/pages/open-preview'
import { implement } from '#platform/http/implement.ts'
import { pagesPolicy } from '../../policy.ts'
import { openGrant } from '../open-grant.ts'
import { findTreeRows } from '../../queries/drafts.ts'

export const openPreviewRoute = implement(
  call,
  pagesPolicy.editPage,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const [page] = await findTreeRows(ctx.db, [input.id])
    authorize({ exists: page !== undefined })
    if (!page) throw fail('not_found')
    return openGrant(ctx, { page, shown_as: input.as, at: input.at ?? null, by: viewer })
  },
)
