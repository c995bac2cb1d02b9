import { getStudioPage as call } from '@foyer/contract/pages/get-studio-page'
import { implement } from '#platform/http/implement.ts'
import { loadRelatedDrafts } from '../related-drafts.ts'
import { pagesPolicy } from '../../policy.ts'
import { findDraft } from '../../queries/drafts.ts'
import { presentStudioPage } from '../studio-tree.ts'

export const getStudioPageRoute = implement(
  call,
  pagesPolicy.editPage,
  async ({ input, ctx, authorize, fail }) => {
    const row = await findDraft(ctx.db, input.id)
    authorize({ exists: row !== null })
    if (!row) throw fail('not_found')
    const [page, related] = await Promise.all([presentStudioPage(ctx, row), loadRelatedDrafts(ctx, row)])
    return { ...page, ...related }
  },
)
