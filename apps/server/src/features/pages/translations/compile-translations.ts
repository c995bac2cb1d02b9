import { coverOf, factsOf, fittingTexts, withTexts, type SpeakingPage } from '@foyer/content/definitions'
import type { Compiled, Draft } from '../content/index.ts'
import type { DraftRow } from '../queries/drafts.ts'
import type { TranslationRow } from '../queries/translations.ts'
import type { NewVersion, SaidIn } from '../queries/versions.ts'

/**
 * What a draft says in other languages, made ready for a release: the texts that count, and what other pages say of it.
 * Texts that no longer fit what the page says are left out, so that its own words stand there.
 */
export function compileTranslations(
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
