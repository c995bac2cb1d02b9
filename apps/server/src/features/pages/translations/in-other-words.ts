import { coverOf, factsOf, fittingTexts, withTexts, type SpeakingPage } from '@foyer/content/definitions'
import type { AppFacts } from '#platform/app-facts.ts'
import type { Compiled, PageContent } from '../content/compile-draft.ts'
import type { Draft } from '../content/draft.ts'
import type { DraftRow } from '../queries/drafts.ts'
import type { Texts, TranslationRow } from '../queries/translations.ts'
import type { NewVersion, SaidIn } from '../queries/versions.ts'
import type { SitePage } from '../tree/site.ts'

/**
 * What a draft says in other languages, made ready for a release: the texts that count, and what other pages say of it.
 * Texts that no longer fit what the page says are left out, so that its own words stand there.
 */
export function inOtherWords(
  { content_type, title, draft }: Pick<DraftRow, 'content_type' | 'title' | 'draft'>,
  { content }: Pick<Compiled, 'content'>,
  translations: readonly Pick<TranslationRow, 'locale' | 'texts'>[],
): Pick<NewVersion, 'texts' | 'said_in'> {
  const page: SpeakingPage = { ...content, content_type, title, cover: (draft as Draft).cover }
  const fitting = translations.flatMap(({ locale, texts }) => {
    const fit = fittingTexts(page, texts)
    return Object.keys(fit).length > 0 ? [{ locale, texts: fit }] : []
  })
  const said_in = fitting.map(({ locale, texts }): [string, SaidIn[string]] => {
    const said = withTexts(page, texts)
    const cover = said.cover ?? coverOf(content_type, said.fields)
    return [locale, { title: said.title, cover, facts: factsOf(content_type, said.fields) }]
  })
  return {
    texts: Object.fromEntries(fitting.map(({ locale, texts }) => [locale, texts])),
    said_in: Object.fromEntries(said_in),
  }
}

/** What a page is called in a language; in its own where it is not translated. */
export function sayIn(
  page: SitePage,
  { app, locale }: { app: Pick<AppFacts, 'default_locale'>; locale: string },
): SitePage {
  return locale === app.default_locale ? page : { ...page, ...page.said_in[locale] }
}

/** The texts of a page's blocks, fields and buttons: all that others do not say of it. */
export function textsInside(texts: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).filter(([key]) => !OUTSIDE.has(key)))
}

const OUTSIDE: ReadonlySet<string> = new Set([
  'title',
  'og_title',
  'og_description',
  'cover.alt',
  'og_image.alt',
])

/** The content of a page with the texts of a language in the place of its own. */
export function contentIn(
  { content_type }: Pick<SitePage, 'content_type'>,
  { content, texts }: { content: PageContent; texts: Texts },
): PageContent {
  if (Object.keys(texts).length === 0) return content
  const {
    title: _title,
    cover: _cover,
    content_type: _type,
    ...said
  } = withTexts({ ...content, content_type, title: '-', cover: null }, texts)
  return said
}
