import { blockSearchText, pageSearchText } from './block-search-text.ts'
import { applyTexts } from './page-texts/apply-texts.ts'
import type { PageText } from './page-texts/page-text.ts'
import type { TranslatablePage } from './page-texts/text-entries.ts'

/** So much of the text of a page in one language is searched. */
const MAX_TEXT = 60_000

/**
 * Returns what a page is searched by: its titles, and what its readers see of it, in its own language and in each of
 * some translations.
 */
export function listSearchTexts(
  page: TranslatablePage,
  translations: readonly Readonly<Record<string, PageText>>[],
): { titles: string[]; text: string } {
  const pages = [page, ...translations.map((texts) => applyTexts(page, texts))]
  const texts = pages.map(({ content_type, fields, blocks }) =>
    [pageSearchText(content_type, fields), blockSearchText(blocks)]
      .filter(Boolean)
      .join('\n')
      .slice(0, MAX_TEXT),
  )
  return {
    titles: [...new Set(pages.map(({ title }) => title))],
    text: [...new Set(texts)].filter(Boolean).join('\n'),
  }
}
