import { createTitleScorer } from '@foyer/domain/search'
import type { Ctx } from '#platform/context.ts'
import { decideGates, type AccessCaller } from '../../access/index.ts'
import {
  findResembling,
  listMatchedGates,
  listResemblingGates,
  searchPublished,
  type FoundGroup,
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
export async function searchLivePages(ctx: Ctx, viewer: AccessCaller, search: Search): Promise<FoundPages> {
  const gates = await listMatchedGates(ctx.db, search)
  if (gates.length > 0) {
    const groups = await searchPublished(ctx.db, await decideGates(ctx, viewer, gates), search)
    if (groups.length > 0) return { groups, is_corrected: false }
  }
  const resembling_gates = await listResemblingGates(ctx.db, search)
  if (resembling_gates.length === 0) return { groups: [], is_corrected: false }
  const scope = await decideGates(ctx, viewer, resembling_gates)
  const groups = rankResembling(await findResembling(ctx.db, scope, search), search)
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
