import type { BlockCategory } from '@foyer/content/definitions'

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
  const query = normalizeText(term)
  const in_category = blocks.filter((block) => category === null || block.category === category)
  const name_matches = in_category.filter(({ name }) => normalizeText(name).includes(query))
  return [
    ...name_matches,
    ...in_category.filter(
      (block) => !name_matches.includes(block) && normalizeText(block.about).includes(query),
    ),
  ]
}

/** Without case and accents, so that "Uber" finds "Über". */
function normalizeText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
}
