import { applyTexts } from '@foyer/content/definitions'
import type { AppFacts } from '#platform/app-facts.ts'
import type { PageContent } from '../content/index.ts'
import type { Texts } from '../queries/translations.ts'
import type { VersionSummary } from '../queries/versions.ts'
import type { SitePage } from '../tree/index.ts'

/** What a page is called in a language; in its own where it is not translated. */
export function localize<Page extends VersionSummary>(
  page: Page,
  { app, locale }: { app: Pick<AppFacts, 'default_locale'>; locale: string },
): Page {
  return locale === app.default_locale ? page : { ...page, ...page.said_in[locale] }
}

/** Picks the texts of a page's blocks, fields and buttons, without those of its summary. */
export function pickContentTexts(texts: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).filter(([key]) => !METADATA_KEYS.has(key)))
}

const METADATA_KEYS: ReadonlySet<string> = new Set([
  'title',
  'og_title',
  'og_description',
  'cover.alt',
  'og_image.alt',
])

/** The content of a page with the texts of a language in the place of its own. */
export function localizeContent(
  { content_type }: Pick<SitePage, 'content_type'>,
  { content, texts }: { content: PageContent; texts: Texts },
): PageContent {
  if (Object.keys(texts).length === 0) return content
  const {
    title: _title,
    cover: _cover,
    content_type: _type,
    ...localized
  } = applyTexts({ ...content, content_type, title: '-', cover: null }, texts)
  return localized
}

/** Resolves the response language: the requested one if the app publishes it, else the default. */
export function resolveLocale(
  { default_locale, locales }: Pick<AppFacts, 'default_locale' | 'locales'>,
  requested: string | null,
): string {
  return locales.find((locale) => locale === requested) ?? default_locale
}
