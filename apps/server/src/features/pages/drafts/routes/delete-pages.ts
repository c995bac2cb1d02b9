import { deletePages as call } from '@foyer/contract/pages/delete-pages'
import { implement } from '#platform/http/implement.ts'
import { pagesPolicy } from '../../policy.ts'
import { deletePages } from '../commands/delete-page.ts'

export const deletePagesRoute = implement(
  call,
  pagesPolicy.useStudio,
  async ({ input, viewer, ctx, authorize }) => {
    authorize()
    return deletePages(ctx, input.page_ids, viewer.name)
  },
)
