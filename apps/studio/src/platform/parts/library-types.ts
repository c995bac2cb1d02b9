import { listPageTypes, pageTraits, PLAIN_PAGE_TYPE } from '@foyer/content/traits'
import type { Translate } from '@foyer/i18n'

const rankOf = (type: string): number => pageTraits(type).library_rank ?? 0

/** The page types that the library sorts by; the first one is where it opens. */
export const LIBRARY_TYPES = listPageTypes(({ library_rank }) => library_rank !== null).toSorted(
  (a, b) => rankOf(a) - rankOf(b),
)

/** The type that the library opens with. */
export const [FIRST_TYPE = PLAIN_PAGE_TYPE] = LIBRARY_TYPES

/** Pages of all types in one list. */
export const ALL_TYPES = 'all'

/** The plural name of a page type, or its name where the library has no text for it. */
export function formatTypeName(t: Translate, type: string): string {
  return t.find(`studio_import.library.types.${type}`) ?? t.find(`blocks.page_types.${type}`) ?? type
}
