import type { PageText } from '@foyer/content/definitions'
import { richTextFrom, applyTexts } from '@foyer/content/definitions'
import type { Draft } from '../../src/features/pages/index.ts'
import type { TestApp } from '../factories/apps.ts'
import { aTranslation } from '../factories/translations.ts'
import { markShell, type WordCatalog, type Level } from './words.ts'

/** The second locale of the scanned app. */
export const OTHER_LOCALE = 'de'

/** What a stranger may read of a page in any language. */
const SHELL_FIELDS: readonly string[] = ['title', 'og_title', 'og_description', 'cover.alt', 'og_image.alt']

type TranslatedPage = { name: string; id: string; content_type: string; draft: Draft }

/** Texts of a page by their keys. */
export type Texts = Record<string, PageText>

/** Translates all texts of a page into unique words, and returns them by key. */
export async function translateToGerman(
  app: TestApp,
  word_catalog: WordCatalog,
  { name, id, content_type, draft }: TranslatedPage,
): Promise<Texts> {
  const texts: Texts = {}
  await aTranslation(app, { id, locale: OTHER_LOCALE }, (source, key) => {
    const level: Level = SHELL_FIELDS.includes(key) ? 'shell' : 'hidden'
    texts[key] = fillTexts(source, (field_place) =>
      word_catalog.word(name, `${OTHER_LOCALE} ${key}${field_place}`, level),
    )
    return texts[key]
  })
  markShell(word_catalog, content_type, applyTexts({ ...draft, content_type }, texts))
  return texts
}

/** Changes the title of a page's German translation without publishing it. */
export function retitleGermanDraft(app: TestApp, id: string, { title, ...texts }: Texts): Promise<void> {
  return aTranslation(app, { id, locale: OTHER_LOCALE }, (_source, key) =>
    key === 'title' ? (title ?? null) : (texts[key] ?? null),
  )
}

function fillTexts(source: PageText, write: (field_place: string) => string): PageText {
  if (typeof source === 'string') return write('')
  if (Array.isArray(source)) return source.map((_line, field_place) => write(`.${field_place}`))
  return richTextFrom(write(''))
}
