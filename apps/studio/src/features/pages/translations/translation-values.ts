import { hasText, type PageText } from '@foyer/content/definitions'
import type { InputFor } from '@foyer/contract/client'
import type { Translation } from '../queries.ts'

/** A text of the page with its translation. */
export type TranslatedText = Translation['texts'][number]

/** What is written for a text, and the mark of what it was translated from. */
export type TranslationValue = { readonly text: PageText; readonly mark: string }

/** What is written, by the key of each text. */
export type TranslationValues = { readonly [key: string]: TranslationValue }

/** Returns the form values of a translation: every text of the page, missing ones empty. */
export function toTranslationValues({ texts }: Pick<Translation, 'texts'>): TranslationValues {
  return Object.fromEntries(
    texts.map(({ key, form, text, translated_from, source_mark }) => [
      key,
      // Rich texts were validated by their block when they were saved.
      { text: (text as PageText | null) ?? createBlank(form), mark: translated_from ?? source_mark },
    ]),
  )
}

/** Returns the texts to save: non-empty ones that the page contains. */
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

/** The initial value of the rich text editor: one empty paragraph. */
const emptyDocument: PageText = { type: 'doc', content: [{ type: 'paragraph' }] }

function createBlank(form: TranslatedText['form']): PageText {
  if (form === 'lines') return []
  return form === 'rich_text' ? emptyDocument : ''
}
