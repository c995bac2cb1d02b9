import { deletePage as call } from '@foyer/contract/pages/delete-page'
import { implement } from '#platform/http/implement.ts'
import { deletePage } from '../commands/delete-page.ts'
import { pagesPolicy } from '../../policy.ts'
import { findTreeRows } from '../../queries/drafts.ts'

export const deletePageRoute = implement(
  call,
  pagesPolicy.editPage,
  async ({ input, viewer, ctx, authorize }) => {
    authorize({ exists: (await findTreeRows(ctx.db, [input.id])).length > 0 })
    return { deleted_page_ids: await deletePage(ctx, input.id, viewer.name) }
  },
)
