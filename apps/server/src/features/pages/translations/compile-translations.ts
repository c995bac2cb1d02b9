import {
  drawCover,
  getCover,
  getFacts,
  selectValidTexts,
  applyTexts,
  type TranslatablePage,
} from '@foyer/content/definitions'
import type { CompiledDraft, Draft } from '../content/index.ts'
import type { DraftRow } from '../queries/drafts.ts'
import type { TranslationRow } from '../queries/translations.ts'
import type { NewVersion, LocalizedSummaries } from '../queries/versions.ts'

/**
 * Compiles the translations of a draft for a release: the valid texts, and the summaries for links. Texts that no
 * longer fit the page are omitted, so that its default text is shown.
 */
export function compileTranslations(
  { content_type, title, draft }: Pick<DraftRow, 'content_type' | 'title' | 'draft'>,
  { content }: Pick<CompiledDraft, 'content'>,
  translations: readonly Pick<TranslationRow, 'locale' | 'texts'>[],
): Pick<NewVersion, 'texts' | 'said_in'> {
  const page: TranslatablePage = { ...content, content_type, title, cover: (draft as Draft).cover }
  const fitting = translations.flatMap(({ locale, texts }) => {
    const fitting_texts = selectValidTexts(page, texts)
    return Object.keys(fitting_texts).length > 0 ? [{ locale, texts: fitting_texts }] : []
  })
  const said_in = fitting.map(({ locale, texts }): [string, LocalizedSummaries[string]] => {
    const localized = applyTexts(page, texts)
    const cover =
      localized.cover ??
      getCover(content_type, localized.fields) ??
      drawCover(content_type, content.fields, title)
    return [locale, { title: localized.title, cover, facts: getFacts(content_type, localized.fields) }]
  })
  return {
    texts: Object.fromEntries(fitting.map(({ locale, texts }) => [locale, texts])),
    said_in: Object.fromEntries(said_in),
  }
}
