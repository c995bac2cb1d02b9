import { createTitleScorer } from '@foyer/domain/search'
import type { AppDb } from '#platform/database/app-db.ts'
import {
  findResembling,
  searchPublished,
  type FoundGroup,
  type GateScope,
  type PageTerm,
  type ResemblingPage,
} from '../queries/page-search.ts'

type Search = PageTerm & { offset: number; limit: number }

/** Groups of found pages, and whether they only resemble the term. */
export type FoundPages = { groups: FoundGroup[]; is_corrected: boolean }

/**
 * Searches the published pages of a viewer: titles of those that they may know of, texts of those that they may read.
 * Titles that resemble the term are found only where nothing else is.
 */
export async function searchLivePages(db: AppDb, scope: GateScope, search: Search): Promise<FoundPages> {
  if (scope.listable.length === 0) return { groups: [], is_corrected: false }
  const found = await searchPublished(db, scope, search)
  if (found.length > 0) return { groups: found, is_corrected: false }
  const groups = rankResembling(await findResembling(db, scope, search), search)
  return { groups, is_corrected: groups.length > 0 }
}

/** The rank of titles that resemble the term. */
const RESEMBLING = 0

function rankResembling(
  candidates: readonly ResemblingPage[],
  { term, offset, limit }: Pick<Search, 'term' | 'offset' | 'limit'>,
): FoundGroup[] {
  const score = createTitleScorer(term)
  const found = candidates
    .map((page) => ({ ...page, score: Math.max(...page.titles.split('\n').map(score)) }))
    .filter((page) => page.score > 0)
    .toSorted((a, b) => b.score - a.score)
  return [...Map.groupBy(found, ({ content_type }) => content_type)].map(([content_type, pages]) => {
    const shown = pages.slice(offset, offset + limit)
    return {
      content_type,
      total_count: pages.length,
      page_ids: shown.map(({ page_id }) => page_id),
      ranks: shown.map(() => RESEMBLING),
    }
  })
}
