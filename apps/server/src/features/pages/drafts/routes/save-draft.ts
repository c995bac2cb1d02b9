import { saveDraft as call } from '@foyer/contract/pages/save-draft'
import { implement } from '#platform/http/implement.ts'
import { saveDraft } from '../commands/save-draft.ts'
import { pagesPolicy } from '../../policy.ts'
import { findDraft } from '../../queries/drafts.ts'
import { loadStudioPage } from '../studio-tree.ts'

export const saveDraftRoute = implement(
  call,
  pagesPolicy.editPage,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const page = await findDraft(ctx.db, input.id)
    authorize({ exists: page !== null })
    if (!page) throw fail('not_found')
    await saveDraft(ctx, { page, revision: input.revision, draft: input.draft, by: viewer.name })
    return loadStudioPage(ctx, input.id)
  },
)
