import { removeTranslation as call } from '@foyer/contract/pages/remove-translation'
import { implement } from '#platform/http/implement.ts'
import { removeTranslation } from '../save-translation.ts'
import { pagesPolicy } from '../../policy.ts'
import { findDraft } from '../../queries/drafts.ts'

export const removeTranslationRoute = implement(
  call,
  pagesPolicy.editPage,
  async ({ input: { id: page_id, locale, revision }, ctx, authorize }) => {
    authorize({ exists: (await findDraft(ctx.db, page_id)) !== null })
    await removeTranslation(ctx, { page_id, locale, revision })
    return { page_id, locale }
  },
)
