import { compareText, foldText } from '@foyer/domain/search'

/** A value and how many pages have it. */
export type CountedValue = { value: string; count: number }

/** Values that differ in case alone are one, as the first page writes it; the most frequent first. */
export function countValues(pages: Iterable<readonly string[]>): CountedValue[] {
  const counted = new Map<string, CountedValue>()
  for (const values of pages) {
    for (const [key, value] of new Map(values.map((one) => [foldText(one).trim(), one]))) {
      const known = counted.get(key)
      counted.set(key, known ? { ...known, count: known.count + 1 } : { value, count: 1 })
    }
  }
  return [...counted.values()].toSorted((a, b) => b.count - a.count || compareText(a.value, b.value))
}
