import type { BlockCategory } from '@foyer/content/definitions'

/** A block type in the words of the person who looks for it. */
export type BlockWords = {
  readonly type: string
  readonly category: BlockCategory
  readonly name: string
  readonly about: string
}

/** The blocks that fit what was typed: names first, then those whose description fits. */
export function matchingBlocks(
  blocks: readonly BlockWords[],
  term: string,
  category: BlockCategory | null,
): readonly BlockWords[] {
  const wanted = plain(term)
  const within = blocks.filter((block) => category === null || block.category === category)
  const by_name = within.filter(({ name }) => plain(name).includes(wanted))
  return [
    ...by_name,
    ...within.filter((block) => !by_name.includes(block) && plain(block.about).includes(wanted)),
  ]
}

/** Without case and accents, so that "Uber" finds "Über". */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
}
