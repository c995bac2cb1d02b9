import type { BlockCategory } from '@foyer/content/definitions'
import { createTitleScorer } from '@foyer/domain/search'

/** Anything that the picker finds by its localized texts. */
type Entry = {
  readonly name: string
  readonly about: string
  /** Other words that people search it by, with commas between them. */
  readonly words: string
}

/** A block type with its localized texts. */
export type BlockEntry = Entry & { readonly type: string; readonly category: BlockCategory }

/** A match with typing errors scores 1, one without at least 2. */
const CLEAN = 2

/**
 * Returns the entries that match the search, the best first: by name, by another word for it, by its description, and
 * only then with typing errors. Without a search all, in their order.
 */
export function filterEntries<Found extends Entry>(
  entries: readonly Found[],
  term: string,
): readonly Found[] {
  if (term.trim() === '') return entries
  const score = createTitleScorer(term)
  const rank = ({ name, words, about }: Entry): number => {
    const by_name = score(name)
    if (by_name >= CLEAN) return 200 + by_name
    const by_word = Math.max(0, ...words.split(/[,،]/).map(score))
    if (by_word >= CLEAN) return 100 + by_word
    const by_about = score(about)
    if (by_about >= CLEAN) return 10 + by_about
    return Math.max(by_name, by_word)
  }
  return entries
    .map((entry) => ({ entry, rank: rank(entry) }))
    .filter((ranked) => ranked.rank > 0)
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ entry }) => entry)
}
