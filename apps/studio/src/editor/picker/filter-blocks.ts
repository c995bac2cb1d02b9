import type { BlockCategory } from '@foyer/content/definitions'
import { createTitleScorer } from '@foyer/domain/search'

/** A block type with its localized texts. */
export type BlockEntry = {
  readonly type: string
  readonly category: BlockCategory
  readonly name: string
  readonly about: string
  /** Other words that people search it by, with commas between them. */
  readonly words: string
}

/** A match with typing errors scores 1, one without at least 2. */
const CLEAN = 2

/**
 * Returns the blocks that match the search, the best first: by name, by another word for it, by its description, and
 * only then with typing errors. Without a search all, in their order.
 */
export function filterBlocks(blocks: readonly BlockEntry[], term: string): readonly BlockEntry[] {
  if (term.trim() === '') return blocks
  const score = createTitleScorer(term)
  const rank = ({ name, words, about }: BlockEntry): number => {
    const by_name = score(name)
    if (by_name >= CLEAN) return 200 + by_name
    const by_word = Math.max(0, ...words.split(/[,،]/).map(score))
    if (by_word >= CLEAN) return 100 + by_word
    const by_about = score(about)
    if (by_about >= CLEAN) return 10 + by_about
    return Math.max(by_name, by_word)
  }
  return blocks
    .map((block) => ({ block, rank: rank(block) }))
    .filter((entry) => entry.rank > 0)
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ block }) => block)
}
