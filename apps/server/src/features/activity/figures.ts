import type { FigureName, HourCount } from './today.ts'

/** One figure of the day with the same day a week ago. */
export type Figure = {
  name: FigureName
  value: number
  previous: number
  currency: string | null
  by_hour: number[]
}

type HourlyCounts = { name: FigureName; today: readonly HourCount[]; before: readonly HourCount[] }

/**
 * Creates figures from hourly counts, one for each currency of either day. Without any there is still one, so that
 * owners see a zero.
 */
export function createFigures({ name, today, before }: HourlyCounts): Figure[] {
  const currencies = [...new Set([...today, ...before].map(({ currency }) => currency ?? null))]
  return (currencies.length > 0 ? currencies : [null]).map((currency) => {
    const of = (counts: readonly HourCount[]) =>
      counts.filter((count) => (count.currency ?? null) === currency)
    const by_hour = Array.from({ length: 24 }, (_, hour) =>
      sum(of(today).filter((count) => count.hour === hour)),
    )
    return { name, currency, value: sum(of(today)), previous: sum(of(before)), by_hour }
  })
}

function sum(counts: readonly HourCount[]): number {
  return counts.reduce((total, { value }) => total + value, 0)
}
