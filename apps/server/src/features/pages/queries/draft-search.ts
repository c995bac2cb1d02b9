import { listPageTypes } from '@foyer/content/definitions'
import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import {
  matchesTerm,
  rankTitle,
  resemblesTerm,
  termConditions,
  titleLength,
} from '#platform/database/search.ts'
import { selectNotDeleted, treeColumns, type TimeKey, type TreeRow } from './drafts.ts'

type Db = AppDb | AppTx

/** Which drafts are searched. */
export type DraftFilter = { content_type?: string | undefined; outside_programs?: boolean | undefined }

type Part<Key> = { before: Key | undefined; limit: number }

/** Lists drafts, last changed first. */
export function listDrafts(
  db: Db,
  filter: DraftFilter,
  { before, limit }: Part<TimeKey>,
): Promise<TreeRow[]> {
  let query = selectDrafts(db, filter).select(treeColumns)
  if (before) query = query.where(sql<boolean>`(updated_at, id) < (${before.at}, ${before.id}::uuid)`)
  return query.orderBy('updated_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
}

/** The end of a part of what was found: how well its title fits, its length, and the id that breaks ties. */
export type RankKey = { fit: number; length: number; id: string }

/** So many texts are compared, of the newest pages: long ones cost more than all else together. */
const MAX_BY_TEXT = 1_000

/** Finds drafts whose title or text has every word of a term, by how well the title fits; then the shortest title. */
export function searchDrafts(
  db: Db,
  { term, ...filter }: DraftFilter & { term: string },
  { before, limit }: Part<RankKey>,
): Promise<(TreeRow & RankKey)[]> {
  const fit = rankTitle(sql`search_titles`, term)
  const length = titleLength(sql`search_titles`)
  const { has_grams, in_title, in_text } = termConditions(term)
  const candidates = selectDrafts(db, filter)
    .select(['id', 'search_text'])
    .where(has_grams)
    .where((row) => row.not(in_title))
    .orderBy('id', 'desc')
    .limit(MAX_BY_TEXT)
  const by_text = db.selectFrom(candidates.as('candidate')).select('candidate.id').where(in_text)
  let query = selectDrafts(db, filter)
    .select(treeColumns)
    .select([fit.as('fit'), length.as('length')])
    .where(has_grams)
    .where((row) => row.or([in_title, row('id', 'in', by_text)]))
  if (before)
    query = query.where(
      sql<boolean>`(-(${fit}), ${length}) >= (${-before.fit}::int, ${before.length}::int)
        and ((-(${fit}), ${length}) > (${-before.fit}::int, ${before.length}::int) or id < ${before.id}::uuid)`,
    )
  return query.orderBy('fit', 'desc').orderBy('length').orderBy('id', 'desc').limit(limit).execute()
}

/** So many titles are compared with a term in which there may be typing errors. */
const MAX_RESEMBLING = 500

/** Finds drafts whose title may resemble a term, those of its length first. */
export function findResemblingDrafts(
  db: Db,
  { term, ...filter }: DraftFilter & { term: string },
): Promise<TreeRow[]> {
  return selectDrafts(db, filter)
    .select(treeColumns)
    .where(resemblesTerm({ tokens: sql`search_grams`, titles: sql`search_titles` }, term))
    .orderBy(sql`abs(${titleLength(sql`search_titles`)} - ${term.length}::int)`)
    .orderBy('id', 'desc')
    .limit(MAX_RESEMBLING)
    .execute()
}

/** Counting stops here, so that it costs the same in the largest app. */
const MAX_COUNTED_PAGES = 1_000

/** How many drafts match, counted up to `MAX_COUNTED_PAGES`. */
export async function countMatches(
  db: Db,
  { term, ...filter }: DraftFilter & { term: string },
): Promise<number> {
  const some = selectDrafts(db, filter).select('id').where(matchesTerm(term)).limit(MAX_COUNTED_PAGES)
  const { count } = await db
    .selectFrom(some.as('some'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Found only by their type, since they are in no list. */
const OVERLAY_TYPES = listPageTypes((traits) => traits.is_overlay_only)

/** The types whose children are stages. */
const PROGRAM_TYPES = listPageTypes((traits) => traits.has_stages)

function selectDrafts(db: Db, { content_type, outside_programs = false }: DraftFilter) {
  let query = selectNotDeleted(db)
  if (content_type) query = query.where('content_type', '=', content_type)
  else
    query = query.where((row) =>
      row.or([row('content_type', 'not in', OVERLAY_TYPES), row('path', '=', '/')]),
    )
  return outside_programs ? query.where((row) => row.not(row.exists(selectProgramOfPage(db)))) : query
}

/** The program in whose stage a page stands. */
function selectProgramOfPage(db: Db) {
  return db
    .selectFrom('pages as stage')
    .innerJoin('pages as program', 'program.id', 'stage.parent_id')
    .select('program.id')
    .where(sql<boolean>`stage.id = pages.parent_id`)
    .where('stage.app_id', '=', db.app_id)
    .where('program.app_id', '=', db.app_id)
    .where('program.content_type', 'in', PROGRAM_TYPES)
}
