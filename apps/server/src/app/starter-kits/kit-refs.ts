import type { ImageRef } from '@foyer/contract/pages/shapes'
import { addDays, type CalendarDay } from '@foyer/domain/time'
import { newId } from '../../platform/ids.ts'
import type { Kit } from './kit.ts'

/** Names that the texts of a kit are filled with. */
export type KitNames = { app: string; coach: string }

/** Texts of a kit in another language by their English paragraphs. */
export type KitTranslations = Readonly<Record<string, string>>

/** Placeholder in a kit for the portrait of the app's creator. */
export const COACH_PICTURE = '{coach_picture}'

/** What turns keys and texts of a kit into those of one app. */
export type KitRefs = {
  pageId: (key: string) => string
  productId: (key: string) => string
  tagId: (key: string) => string
  fileId: (file: string) => string
  /** The text in the app's language with the names filled in. */
  localize: (text: string) => string
  coach_picture: ImageRef
  /** The day of `{today+4}`, counted from the creation of the app; other values as they are. */
  resolveDay: (text: string) => string
}

/** Assigns ids to the pages, products, tags and files of a kit. `words`: its translations, null for English. */
export function kitRefs(
  kit: Kit,
  {
    names,
    translations,
    coach_picture,
    today,
  }: {
    names: KitNames
    translations: KitTranslations | null
    coach_picture: ImageRef
    today: CalendarDay
  },
): KitRefs {
  const pages = new Map(Object.keys(kit.pages).map((key) => [key, newId()]))
  const products = new Map(kit.products.map(({ key }) => [key, newId()]))
  const tags = new Map((kit.tags ?? []).map(({ key }) => [key, newId()]))
  const files = new Map(Object.keys(kit.files ?? {}).map((file) => [file, newId()]))
  return {
    pageId: (key) => idOf(pages, key),
    productId: (key) => idOf(products, key),
    tagId: (key) => idOf(tags, key),
    fileId: (file) => idOf(files, file),
    localize: (text) => fillNames(translations ? translate(text, translations) : text, names),
    coach_picture,
    resolveDay: (text) => {
      const days = /^\{today\+(\d{1,3})\}$/.exec(text)?.[1]
      return days === undefined ? text : addDays(today, Number(days))
    },
  }
}

function idOf(ids: ReadonlyMap<string, string>, key: string): string {
  const id = ids.get(key)
  if (!id) throw new Error(`The kit has nothing with the key "${key}".`)
  return id
}

function fillNames(text: string, { app, coach }: KitNames): string {
  const values: Record<string, string> = { app, coach, coach_first: coach.split(' ')[0] ?? coach }
  return text.replace(/\{(app|coach|coach_first)\}/g, (_, name: string) => values[name] ?? '')
}

/** Texts with only placeholders and numbers need no translation. */
function translate(text: string, translations: KitTranslations): string {
  if (!/\p{L}/u.test(text.replace(/\{\w+\}/g, ''))) return text
  const translation = translations[text]
  if (translation === undefined) throw new Error(`The kit has no translation of: ${text}`)
  return translation
}
