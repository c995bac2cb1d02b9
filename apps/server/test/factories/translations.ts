import type { AppLocale } from '@foyer/contract/apps/shapes'
import type { PageText } from '@foyer/content/definitions'
import { aServer } from '../harness.ts'
import { atApp } from './identity.ts'
import type { TestApp } from './apps.ts'

/**
 * Adds locales to an app beside English, effective from its next publish. They are written as published already,
 * so that they need no translations.
 */
export async function addLocales(app: TestApp, others: readonly AppLocale[]): Promise<void> {
  const api = await aServer()
  const locales = [
    { locale: 'en' as const, status: 'default' as const },
    ...others.map((locale) => ({ locale, status: 'published' as const })),
  ]
  await api.inApp(app.id, (tx) =>
    tx
      .updateTable('apps')
      .set({ locales: JSON.stringify(locales) })
      .where('id', '=', app.id)
      .execute(),
  )
  await api.as(atApp(app.owner, app)).call('apps.updateApp', { locales })
}

/** Translates a page of the draft by a function over its texts; null leaves a text untranslated. */
export async function aTranslation(
  app: TestApp,
  { id, locale }: { id: string; locale: AppLocale },
  translate: (source: PageText, key: string) => PageText | null,
): Promise<void> {
  const api = await aServer()
  const owner = api.as(atApp(app.owner, app))
  const { texts, revision } = await owner.call('pages.getTranslation', { id, locale })
  const page_texts = texts.flatMap(({ key, source, source_mark }) => {
    const text = translate(source as PageText, key)
    return text === null ? [] : [[key, { text, source_mark }] as const]
  })
  await owner.call('pages.saveTranslation', { id, locale, revision, texts: Object.fromEntries(page_texts) })
}
