import { compareText, foldText } from '@foyer/domain/search'

/** A value and how many pages have it. */
export type CountedValue = { value: string; count: number }

type FoldedValue = { key: string; value: string }

/** Of the lists that listed pages keep for as long as their site lives. */
const foldedLists = new WeakMap<readonly string[], readonly FoldedValue[]>()

/** Values that differ in case alone are one, as the first page writes it; the most frequent first. */
export function countValues(pages: Iterable<readonly string[]>): CountedValue[] {
  const counted = new Map<string, CountedValue>()
  for (const values of pages) {
    for (const { key, value } of foldValues(values)) {
      const known = counted.get(key)
      if (known) known.count += 1
      else counted.set(key, { value, count: 1 })
    }
  }
  return [...counted.values()].toSorted((a, b) => b.count - a.count || compareText(a.value, b.value))
}

function foldValues(values: readonly string[]): readonly FoldedValue[] {
  if (values.length === 0) return []
  const known = foldedLists.get(values)
  if (known) return known
  const by_key = new Map(values.map((value) => [foldText(value).trim(), value]))
  const folded = [...by_key].map(([key, value]) => ({ key, value }))
  foldedLists.set(values, folded)
  return folded
}
