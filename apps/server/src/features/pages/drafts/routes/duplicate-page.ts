import { duplicatePage as call } from '@foyer/contract/pages/duplicate-page'
import { implement } from '#platform/http/implement.ts'
import { duplicatePage } from '../commands/duplicate-page.ts'
import { pagesPolicy } from '../../policy.ts'
import { findDraft } from '../../queries/drafts.ts'
import { loadStudioPage } from '../studio-tree.ts'

export const duplicatePageRoute = implement(
  call,
  pagesPolicy.editPage,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const page = await findDraft(ctx.db, input.id)
    authorize({ exists: page !== null })
    if (!page) throw fail('not_found')
    return loadStudioPage(ctx, await duplicatePage(ctx, page, viewer.name))
  },
)
