import { listPageUses as call } from '@foyer/contract/pages/list-page-uses'
import { implement } from '#platform/http/implement.ts'
import { listUses } from '#platform/uses.ts'
import { pagesPolicy } from '../../policy.ts'
import { findTreeRows } from '../../queries/drafts.ts'

export const listPageUsesRoute = implement(
  call,
  pagesPolicy.editPage,
  async ({ input: { id }, ctx, authorize }) => {
    authorize({ exists: (await findTreeRows(ctx.db, [id])).length > 0 })
    return listUses(ctx, id)
  },
)
