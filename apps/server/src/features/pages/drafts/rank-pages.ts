import { compareText, createTitleScorer } from '@foyer/domain/search'

/** What pages are filtered and sorted by. `facets` has the values by field. */
export type RankedPage = {
  readonly id: string
  readonly title: string
  readonly updated_at: Date
  readonly created_at: Date
  readonly facets: Readonly<Record<string, readonly string[]>>
}

export type RankOrder = 'rank' | 'title' | 'updated_at' | 'use_count' | 'created_at'

export type RankInput = {
  readonly term: string
  /** The fields to filter by, the main one first. */
  readonly fields: readonly string[]
  /** The chosen values by field. */
  readonly filters: ReadonlyMap<string, ReadonlySet<string>>
  readonly use_counts: ReadonlyMap<string, number>
  readonly order_by: RankOrder
  readonly direction?: 'asc' | 'desc' | undefined
}

type ValueCount = { value: string; count: number }

export type RankedPages<Page> = {
  readonly matches: Page[]
  readonly related: Page[]
  readonly facets: { field: string; values: ValueCount[] }[]
}

/**
 * Ranks pages: by title for the term, then by how often they are used, then by title, or sorts those that match. The
 * values of a field are counted with the filters of the other fields, so that choosing one shows what choosing another
 * would add.
 */
export function rankPages<Page extends RankedPage>(
  rows: readonly Page[],
  input: RankInput,
): RankedPages<Page> {
  const { term, fields, filters, use_counts } = input
  const score = createTitleScorer(term)
  const scores = new Map(rows.map((row) => [row.id, score(row.title)]))
  const found = rows.filter(({ id }) => scores.get(id) !== 0)
  const byUse = compareUse(use_counts)
  const byRank = (a: Page, b: Page): number =>
    (scores.get(b.id) ?? 0) - (scores.get(a.id) ?? 0) || byUse(a, b)
  const matches = found
    .filter((row) => hasValues(row, filters))
    .toSorted(input.order_by === 'rank' ? byRank : compareBy(input))
  return {
    matches,
    related: term === '' ? [] : findRelated(rows, found, input).toSorted(byUse),
    facets: fields.map((field) => ({ field, values: countValues(found, field, filters) })),
  }
}

type Comparison = (a: RankedPage, b: RankedPage) => number

function compareUse(use_counts: RankInput['use_counts']): Comparison {
  return (a, b) => (use_counts.get(b.id) ?? 0) - (use_counts.get(a.id) ?? 0) || compareTitle(a, b)
}

function compareTitle(a: RankedPage, b: RankedPage): number {
  return compareText(a.title, b.title) || compareText(a.id, b.id)
}

/** Titles rise and the rest falls, unless a direction is given. Equal ones are in the order of their titles. */
function compareBy({ order_by, direction, use_counts }: RankInput): Comparison {
  if (order_by === 'title')
    return direction === 'desc' ? (a, b) => compareTitle(b, a) : (a, b) => compareTitle(a, b)
  const valueOf = ({ id, updated_at, created_at }: RankedPage): number =>
    order_by === 'use_count'
      ? (use_counts.get(id) ?? 0)
      : (order_by === 'updated_at' ? updated_at : created_at).getTime()
  const sign = direction === 'asc' ? 1 : -1
  return (a, b) => sign * (valueOf(a) - valueOf(b)) || compareTitle(a, b)
}

/** Pages that do not match and share the main value that most matches have. */
function findRelated<Page extends RankedPage>(
  rows: readonly Page[],
  found: readonly Page[],
  input: RankInput,
): Page[] {
  const [main] = input.fields
  if (main === undefined) return []
  const [most] = countValues(found, main, new Map())
  if (!most) return []
  const ids = new Set(found.map(({ id }) => id))
  return rows.filter(
    (row) =>
      !ids.has(row.id) && (row.facets[main] ?? []).includes(most.value) && hasValues(row, input.filters),
  )
}

function countValues(
  rows: readonly RankedPage[],
  field: string,
  filters: RankInput['filters'],
): ValueCount[] {
  const others = new Map([...filters].filter(([name]) => name !== field))
  const counts = new Map<string, number>()
  for (const row of rows) {
    const is_shown = hasValues(row, others)
    for (const value of new Set(row.facets[field]))
      counts.set(value, (counts.get(value) ?? 0) + (is_shown ? 1 : 0))
  }
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .toSorted((a, b) => b.count - a.count || compareText(a.value, b.value))
}

function hasValues({ facets }: RankedPage, filters: RankInput['filters']): boolean {
  return [...filters].every(([field, values]) => facets[field]?.some((value) => values.has(value)) ?? false)
}
