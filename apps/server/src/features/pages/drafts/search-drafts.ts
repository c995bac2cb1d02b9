import { z } from 'zod'
import type { OutputFor } from '@foyer/contract/client'
import { createTitleScorer } from '@foyer/domain/search'
import type { Ctx } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import {
  countMatches,
  findResemblingDrafts,
  listDrafts,
  searchDrafts,
  type DraftFilter,
  type RankKey,
} from '../queries/draft-search.ts'
import { presentRows } from './studio-tree.ts'
import { readCursor, writeCursor } from './time-cursor.ts'

type Search = DraftFilter & { term: string; cursor: string | undefined; limit: number }
type Found = OutputFor<'pages.searchPages'>

/** Lists drafts by time, or with a term by how well their titles fit; typing errors count where nothing else is found. */
export async function searchStudioPages(ctx: Ctx, search: Search): Promise<Found> {
  if (search.term === '') return listByTime(ctx, search)
  const { cursor, limit, ...filter } = search
  const before = cursor === undefined ? undefined : readRankCursor(cursor)
  const [found, total_count] = await Promise.all([
    searchDrafts(ctx.db, filter, { before, limit: limit + 1 }),
    countMatches(ctx.db, filter),
  ])
  if (total_count === 0) return findResembling(ctx, search)
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  return {
    items: await presentRows(ctx, rows),
    next_cursor: found.length > limit && last ? [last.fit, last.length, last.id].join('_') : null,
    total_count,
  }
}

async function listByTime(ctx: Ctx, { cursor, limit, ...filter }: Search): Promise<Found> {
  const before = cursor === undefined ? undefined : readCursor(cursor)
  const [found, total_count] = await Promise.all([
    listDrafts(ctx.db, filter, { before, limit: limit + 1 }),
    countMatches(ctx.db, filter),
  ])
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  return {
    items: await presentRows(ctx, rows),
    next_cursor: found.length > limit && last ? writeCursor({ at: last.updated_at, id: last.id }) : null,
    total_count,
  }
}

/** In one part: what resembles a term is no list to go through. */
async function findResembling(
  ctx: Ctx,
  { term, limit, content_type, outside_programs }: Search,
): Promise<Found> {
  const score = createTitleScorer(term)
  const candidates = await findResemblingDrafts(ctx.db, { term, content_type, outside_programs })
  const rows = candidates
    .map((row) => ({ row, score: score(row.title) }))
    .filter((found) => found.score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ row }) => row)
  return { items: await presentRows(ctx, rows), next_cursor: null, total_count: rows.length }
}

const rankKey = z.tuple([
  z.coerce.number().int().min(1).max(5),
  z.coerce.number().int().min(0).max(10_000),
  z.uuid(),
])

/** Parses a cursor. Throws `invalid` for one that this module did not create. */
function readRankCursor(cursor: string): RankKey {
  const parsed = rankKey.safeParse(cursor.split('_'))
  if (!parsed.success) throw invalidField('cursor', 'invalid')
  const [fit, length, id] = parsed.data
  return { fit, length, id }
}
