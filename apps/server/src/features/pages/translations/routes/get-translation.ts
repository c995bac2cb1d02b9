import { getTranslation as call } from '@foyer/contract/pages/get-translation'
import { implement } from '#platform/http/implement.ts'
import { pagesPolicy } from '../../policy.ts'
import { findDraft } from '../../queries/drafts.ts'
import { findTranslation } from '../../queries/translations.ts'
import { validateLocale, presentTranslation } from '../translation.ts'

export const getTranslationRoute = implement(
  call,
  pagesPolicy.editPage,
  async ({ input: { id, locale }, ctx, authorize, fail }) => {
    const page = await findDraft(ctx.db, id)
    authorize({ exists: page !== null })
    if (!page) throw fail('not_found')
    await validateLocale(ctx, locale)
    return presentTranslation(page, locale, await findTranslation(ctx.db, id, locale))
  },
)
