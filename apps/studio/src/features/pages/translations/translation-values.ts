import { hasText, type PageText } from '@foyer/content/definitions'
import type { InputFor } from '@foyer/contract/client'
import type { Translation } from '../queries.ts'

/** A text of the page beside what it becomes. */
export type TranslatedText = Translation['texts'][number]

/** What is written for a text, and the mark of what it was translated from. */
export type TranslationValue = { readonly text: PageText; readonly mark: string }

/** What is written, by the key of each text. */
export type TranslationValues = { readonly [key: string]: TranslationValue }

/** A translation as it is edited: every text of the page, those without words empty. */
export function toTranslationValues({ texts }: Pick<Translation, 'texts'>): TranslationValues {
  return Object.fromEntries(
    texts.map(({ key, form, text, translated_from, source_mark }) => [
      key,
      // Formatted texts were judged by their block when they were saved.
      { text: (text as PageText | null) ?? createBlank(form), mark: translated_from ?? source_mark },
    ]),
  )
}

/** What is sent to be saved: texts that the page has and that say something. */
export function toSavedTexts(
  { texts }: Pick<Translation, 'texts'>,
  values: TranslationValues,
): InputFor<'pages.saveTranslation'>['texts'] {
  const written = texts.flatMap(({ key }) => {
    const value = values[key]
    return value && isTranslated(value.text) ? [[key, { text: value.text, source_mark: value.mark }]] : []
  })
  return Object.fromEntries(written) as InputFor<'pages.saveTranslation'>['texts']
}

/** Texts of several lines that have another number of them than their original, by key. */
export function diffLines(
  { texts }: Pick<Translation, 'texts'>,
  values: TranslationValues,
): { key: string; count: number }[] {
  return texts.flatMap(({ key, source }) => {
    const text = values[key]?.text
    if (!Array.isArray(source) || !Array.isArray(text) || text.length === 0) return []
    return text.length === source.length ? [] : [{ key, count: source.length }]
  })
}

/** Whether anything is written. */
export function isTranslated(text: PageText): boolean {
  return hasText(text)
}

/** As the editor of formatted texts begins: with one empty paragraph. */
const emptyDocument: PageText = { type: 'doc', content: [{ type: 'paragraph' }] }

function createBlank(form: TranslatedText['form']): PageText {
  if (form === 'lines') return []
  return form === 'rich_text' ? emptyDocument : ''
}
