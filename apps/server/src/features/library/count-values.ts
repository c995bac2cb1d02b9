import { compareText, foldText } from '@foyer/domain/search'

/** A value and how many pages have it. */
export type CountedValue = { value: string; count: number }

/** Values that differ in case alone are one, as the first page writes it; the most frequent first. */
export function countValues(pages: Iterable<readonly string[]>): CountedValue[] {
  const counted = new Map<string, CountedValue>()
  for (const [values, pages_with] of countLists(pages)) {
    for (const [key, value] of new Map(values.map((one) => [foldText(one).trim(), one]))) {
      const known = counted.get(key)
      if (known) known.count += pages_with
      else counted.set(key, { value, count: pages_with })
    }
  }
  return [...counted.values()].toSorted((a, b) => b.count - a.count || compareText(a.value, b.value))
}

/** Pages with the same values share one list, so that lists are folded and not pages. */
function countLists(pages: Iterable<readonly string[]>): Map<readonly string[], number> {
  const counted = new Map<readonly string[], number>()
  for (const values of pages) counted.set(values, (counted.get(values) ?? 0) + 1)
  return counted
}
