import type { PageText } from '@foyer/content/definitions'
import { saveTranslation as call } from '@foyer/contract/pages/save-translation'
import { implement } from '#platform/http/implement.ts'
import { saveTranslation } from '../save-translation.ts'
import { pagesPolicy } from '../../policy.ts'
import { findDraft } from '../../queries/drafts.ts'
import { findTranslation } from '../../queries/translations.ts'
import { presentTranslation } from '../translation.ts'

export const saveTranslationRoute = implement(
  call,
  pagesPolicy.editPage,
  async ({ input: { id, locale, revision, texts }, viewer, ctx, authorize, fail }) => {
    const page = await findDraft(ctx.db, id)
    authorize({ exists: page !== null })
    if (!page) throw fail('not_found')
    // Formatted texts are validated by the block that contains them.
    const given = texts as Readonly<Record<string, { text: PageText; source_mark: string }>>
    await saveTranslation(ctx, { page, locale, revision, texts: given, by: viewer.name })
    return presentTranslation(page, locale, await findTranslation(ctx.db, id, locale))
  },
)
