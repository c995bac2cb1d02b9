import type { BlockCategory } from '@foyer/content/definitions'
import { createMatcher, foldWords } from '@foyer/domain/search'

/** A block type with its localized texts. */
export type BlockEntry = {
  readonly type: string
  readonly category: BlockCategory
  readonly name: string
  readonly about: string
}

/** Returns the blocks that match the search: by name first, then by description. */
export function filterBlocks(
  blocks: readonly BlockEntry[],
  term: string,
  category: BlockCategory | null,
): readonly BlockEntry[] {
  const matches = createMatcher(term)
  const in_category = blocks.filter((block) => category === null || block.category === category)
  const name_matches = in_category.filter(({ name }) => matches(foldWords(name)))
  return [
    ...name_matches,
    ...in_category.filter((block) => !name_matches.includes(block) && matches(foldWords(block.about))),
  ]
}
