import { restorePage as call } from '@foyer/contract/pages/restore-page'
import { implement } from '#platform/http/implement.ts'
import { restorePage } from '../commands/delete-page.ts'
import { pagesPolicy } from '../../policy.ts'
import { presentSiblings } from '../studio-tree.ts'

export const restorePageRoute = implement(
  call,
  pagesPolicy.useStudio,
  async ({ input, viewer, ctx, authorize }) => {
    authorize()
    const { parent_id } = await restorePage(ctx, input.id, viewer.name)
    return { items: await presentSiblings(ctx, parent_id) }
  },
)
