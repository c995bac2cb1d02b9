import { listPageTypes, pageTraits } from '@foyer/content/traits'

const rankOf = (type: string): number => pageTraits(type).library_rank ?? 0

/** The page types that the library sorts by; the first one is where it opens. */
export const LIBRARY_TYPES = listPageTypes(({ library_rank }) => library_rank !== null).toSorted(
  (a, b) => rankOf(a) - rankOf(b),
)
