import type { PageText } from '@foyer/content/definitions'
import { richTextFrom, withTexts } from '@foyer/content/definitions'
import type { Draft } from '../../src/features/pages/index.ts'
import type { TestApp } from '../factories/apps.ts'
import { aTranslation } from '../factories/translations.ts'
import { markShell, type Book, type Level } from './words.ts'

/** The language that the swept app speaks beside its own. */
export const OTHER_LOCALE = 'de'

/** What a stranger may read of a page in any language. */
const OF_SHELL: readonly string[] = ['title', 'og_title', 'og_description', 'cover.alt', 'og_image.alt']

type Said = { name: string; id: string; content_type: string; draft: Draft }

/** Texts of a page by their keys. */
export type Texts = Record<string, PageText>

/** Says all that a page says in another language, in words that stand nowhere else, and gives them by their keys. */
export async function sayInGerman(
  app: TestApp,
  book: Book,
  { name, id, content_type, draft }: Said,
): Promise<Texts> {
  const texts: Texts = {}
  await aTranslation(app, { id, locale: OTHER_LOCALE }, (source, key) => {
    const level: Level = OF_SHELL.includes(key) ? 'shell' : 'hidden'
    texts[key] = inWords(source, (place) => book.word(name, `${OTHER_LOCALE} ${key}${place}`, level))
    return texts[key]
  })
  markShell(book, content_type, withTexts({ ...draft, content_type }, texts))
  return texts
}

/** Writes another title in the other language beside what is said in it already, and does not publish it. */
export function retitleInGerman(app: TestApp, id: string, { title, ...texts }: Texts): Promise<void> {
  return aTranslation(app, { id, locale: OTHER_LOCALE }, (_source, key) =>
    key === 'title' ? (title ?? null) : (texts[key] ?? null),
  )
}

function inWords(source: PageText, write: (place: string) => string): PageText {
  if (typeof source === 'string') return write('')
  if (Array.isArray(source)) return source.map((_line, place) => write(`.${place}`))
  return richTextFrom(write(''))
}
