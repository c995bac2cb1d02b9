import type { QueryClient } from '@tanstack/react-query'
import type { MemberRow } from './queries.ts'

type Page = {
  readonly members: readonly MemberRow[]
  readonly total: number
  readonly is_total_capped: boolean
}

/** A member's position in the last list, with the previous and next member. */
export type Neighbours = {
  readonly position: number
  readonly total: number
  readonly is_total_capped: boolean
  readonly before: MemberRow | null
  readonly after: MemberRow | null
}

/** The neighbours of a member in some pages of a list; null where the member is in none of them. */
export function findNeighbours(pages: readonly Page[], id: string): Neighbours | null {
  const rows = pages.flatMap(({ members }) => members)
  const index = rows.findIndex((row) => row.id === id)
  const [first] = pages
  if (index < 0 || !first) return null
  const { total, is_total_capped } = first
  return {
    position: index + 1,
    total,
    is_total_capped,
    before: rows[index - 1] ?? null,
    after: rows[index + 1] ?? null,
  }
}

/** Returns a member's neighbours in the app's most recently loaded list that contains them. */
export function findCachedNeighbours(cache: QueryClient, slug: string, id: string): Neighbours | null {
  const lists = cache
    .getQueryCache()
    .findAll({ queryKey: ['app', slug, 'members', 'members'] })
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
  for (const { state } of lists) {
    const data = state.data as { readonly pages: readonly Page[] } | undefined
    const found = data && findNeighbours(data.pages, id)
    if (found) return found
  }
  return null
}
