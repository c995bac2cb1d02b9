import { listTranslations as call } from '@foyer/contract/pages/list-translations'
import { listTextEntries } from '@foyer/content/definitions'
import { implement } from '#platform/http/implement.ts'
import { pagesPolicy } from '../../policy.ts'
import { findDraft } from '../../queries/drafts.ts'
import { listTranslations } from '../../queries/translations.ts'
import { listOfferedLocales, presentProgress, getTranslatableDraft } from '../translation.ts'

export const listTranslationsRoute = implement(
  call,
  pagesPolicy.editPage,
  async ({ input, ctx, authorize, fail }) => {
    const page = await findDraft(ctx.db, input.id)
    authorize({ exists: page !== null })
    if (!page) throw fail('not_found')
    const [{ default_locale, others }, rows] = await Promise.all([
      listOfferedLocales(ctx),
      listTranslations(ctx.db, [page.id]),
    ])
    const by_locale = new Map(rows.map((row) => [row.locale, row]))
    return {
      default_locale,
      total: listTextEntries(getTranslatableDraft(page)).length,
      items: others.map((offered) => presentProgress(page, offered, by_locale.get(offered.locale) ?? null)),
    }
  },
)
