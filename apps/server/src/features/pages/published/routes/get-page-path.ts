import { getPagePath as call } from '@foyer/contract/pages/get-page-path'
import { implement } from '#platform/http/implement.ts'
import { decidePageAccess } from '#features/access/index.ts'
import { findPages } from '../live.ts'
import { pagesPolicy } from '../../policy.ts'

export const getPagePathRoute = implement(
  call,
  pagesPolicy.discoverPage,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const { is_hidden } = await decidePageAccess(ctx, viewer, input.id)
    const [page] = await findPages(ctx, [input.id])
    authorize({ is_known: !is_hidden && page !== undefined })
    if (!page) throw fail('not_found')
    return { path: page.path, title: page.title }
  },
)
