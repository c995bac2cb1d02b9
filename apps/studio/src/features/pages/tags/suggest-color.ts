import { TAG_COLORS, type Tag } from './queries.ts'

/** The colour that the fewest tags have, so that new tags differ; gray is left to choose by hand. */
export function suggestColor(tags: readonly Pick<Tag, 'color'>[]): Tag['color'] {
  const uses = (color: Tag['color']): number => tags.filter((tag) => tag.color === color).length
  const [first = 'blue'] = TAG_COLORS.filter((color) => color !== 'gray').toSorted(
    (a, b) => uses(a) - uses(b),
  )
  return first
}
