import { listLanguages as call } from '@foyer/contract/apps/list-languages'
import { hasTexts, LOCALES } from '@foyer/i18n'
import { implement } from '#platform/http/implement.ts'
import { defaultLocaleOf } from '../app-row.ts'
import { readCurrentApp } from '../current-app.ts'
import { translatedLocalesNeed } from '../needs.ts'
import { appsPolicy } from '../policy.ts'

export const listLanguagesRoute = implement(call, appsPolicy.readApp, async ({ ctx, authorize }) => {
  authorize()
  const [app, translated] = await Promise.all([
    readCurrentApp(ctx.db),
    ctx.services.need(translatedLocalesNeed).list(ctx.db),
  ])
  const default_locale = defaultLocaleOf(app.draft)
  return {
    items: LOCALES.map((locale) => ({
      locale,
      has_interface: hasTexts(locale),
      has_content: locale === default_locale || translated.has(locale),
    })),
  }
})
