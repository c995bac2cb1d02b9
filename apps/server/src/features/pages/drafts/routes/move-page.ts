import { movePage as call } from '@foyer/contract/pages/move-page'
import { implement } from '#platform/http/implement.ts'
import { movePage } from '../commands/move-page.ts'
import { pagesPolicy } from '../../policy.ts'
import { findDraft } from '../../queries/drafts.ts'
import { presentSiblings } from '../studio-tree.ts'

export const movePageRoute = implement(
  call,
  pagesPolicy.editPage,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const page = await findDraft(ctx.db, input.id)
    authorize({ exists: page !== null })
    if (!page) throw fail('not_found')
    const { parent_id, position } = input
    await movePage(ctx, { page, parent_id, position, by: viewer.name })
    return { items: await presentSiblings(ctx, parent_id) }
  },
)
