import { compareText, createTitleScorer } from '@foyer/domain/search'
import type { BrowseRow } from '../queries/browse.ts'

export type RankInput = {
  readonly term: string
  /** The fields to filter by, the main one first. */
  readonly fields: readonly string[]
  /** The chosen values by field. */
  readonly filters: ReadonlyMap<string, ReadonlySet<string>>
  readonly use_counts: ReadonlyMap<string, number>
}

export type RankedPages = {
  readonly matches: BrowseRow[]
  readonly related: BrowseRow[]
  readonly facets: { field: string; values: { value: string; count: number }[] }[]
}

/**
 * Ranks pages: by title for the term, then by how often they are used, then by title. The values of a field are counted
 * with the filters of the other fields, so that choosing one shows what choosing another would add.
 */
export function rankPages(rows: readonly BrowseRow[], input: RankInput): RankedPages {
  const { term, fields, filters, use_counts } = input
  const score = createTitleScorer(term)
  const scores = new Map(rows.map((row) => [row.id, score(row.title)]))
  const found = rows.filter(({ id }) => scores.get(id) !== 0)
  const byUse = (a: BrowseRow, b: BrowseRow): number =>
    (use_counts.get(b.id) ?? 0) - (use_counts.get(a.id) ?? 0) || compareText(a.title, b.title)
  const matches = found
    .filter((row) => hasValues(row, filters))
    .toSorted((a, b) => (scores.get(b.id) ?? 0) - (scores.get(a.id) ?? 0) || byUse(a, b))
  return {
    matches,
    related: term === '' ? [] : findRelated(rows, found, input).toSorted(byUse),
    facets: fields.map((field) => ({ field, values: countValues(found, field, filters) })),
  }
}

/** Pages that do not match and share the main value that most matches have. */
function findRelated(rows: readonly BrowseRow[], found: readonly BrowseRow[], input: RankInput): BrowseRow[] {
  const [main] = input.fields
  if (main === undefined) return []
  const [most] = countValues(found, main, new Map())
  if (!most) return []
  const ids = new Set(found.map(({ id }) => id))
  return rows.filter(
    (row) => !ids.has(row.id) && listValues(row, main).includes(most.value) && hasValues(row, input.filters),
  )
}

function countValues(
  rows: readonly BrowseRow[],
  field: string,
  filters: RankInput['filters'],
): { value: string; count: number }[] {
  const others = new Map([...filters].filter(([name]) => name !== field))
  const counts = new Map<string, number>()
  for (const row of rows) {
    const is_shown = hasValues(row, others)
    for (const value of new Set(listValues(row, field)))
      counts.set(value, (counts.get(value) ?? 0) + (is_shown ? 1 : 0))
  }
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .toSorted((a, b) => b.count - a.count || compareText(a.value, b.value))
}

function hasValues(row: BrowseRow, filters: RankInput['filters']): boolean {
  return [...filters].every(([field, values]) => listValues(row, field).some((value) => values.has(value)))
}

/** The values of a field of lines, or the one of a choice; drafts may have anything there. */
export function listValues({ facets }: Pick<BrowseRow, 'facets'>, field: string): string[] {
  const value = facets[field]
  if (typeof value === 'string') return value === '' ? [] : [value]
  return Array.isArray(value) ? value.filter((line): line is string => typeof line === 'string') : []
}
