import { putTexts } from '@foyer/content/put-texts'
import type { PageText } from '@foyer/content/definitions'
import type { PageIndex } from '@foyer/contract/pages/page-index'
import type { PageTranslationFile } from '@foyer/contract/pages/translation-shapes'

/** A page in the words of its translation; its own stand wherever that says nothing. */
export function translated(index: PageIndex, file: PageTranslationFile | null): PageIndex {
  if (file === null || file.page_id !== index.page.page_id) return index
  const { locale, page: said, links } = file
  if (index.kind === 'gated') return { ...index, locale, page: { ...index.page, ...said } }
  // They were judged by the definitions of their blocks when they were published.
  const texts = file.texts as Record<string, PageText>
  const page = { ...putTexts(index.page, texts), ...said }
  const attributes = page.attributes.map((attribute) =>
    attribute.slug === 'page.title' ? { ...attribute, value: said.page_title } : attribute,
  )
  const named = Object.entries(index.links).map(([id, link]) => [id, { ...link, ...links[id] }])
  return { ...index, locale, page: { ...page, attributes }, links: Object.fromEntries(named) }
}
