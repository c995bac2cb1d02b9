import { restorePages as call } from '@foyer/contract/pages/restore-pages'
import { implement } from '#platform/http/implement.ts'
import { pagesPolicy } from '../../policy.ts'
import { restorePages } from '../commands/delete-page.ts'

export const restorePagesRoute = implement(
  call,
  pagesPolicy.useStudio,
  async ({ input, viewer, ctx, authorize }) => {
    authorize()
    return restorePages(ctx, input.page_ids, viewer.name)
  },
)
