import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import { rankTitle, resemblesTerm, titleLength } from '#platform/database/search.ts'
import { toSearchTerm } from '@foyer/domain/search'

type Db = AppDb | AppTx

/** Whose pages a viewer may know of, and read, by the names of gates that rows of `page_search` have. */
export type GateScope = {
  listable: string[]
  readable: string[]
  /** Gates that only wait, so that those who completed a page read it all the same. */
  waiting: string[]
  /** The pages that the viewer has completed; empty where no gate waits. */
  completed_page_ids: string[]
}

/** What a published page is searched by. */
export type SearchRow = {
  page_id: string
  content_type: string
  titles: string
  title_tokens: readonly string[]
  text: string
  text_words: string
  text_tokens: readonly string[]
}

/** Writes rows with their gates; a page without an access node is found by nobody. */
export async function upsertSearchRows(tx: AppTx, rows: readonly SearchRow[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into page_search (app_id, page_id, content_type, gate, titles, title_tokens, text, text_words, text_tokens)
    select ${tx.app_id}, row.page_id, content_type, coalesce(found.gate, row.page_id::text), titles, title_tokens, text,
      text_words, text_tokens
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (page_id uuid, content_type text, titles text,
      title_tokens text[], text text, text_words text, text_tokens text[])
    left join access_gates(${tx.app_id}, ${rows.map(({ page_id }) => page_id)}::uuid[]) found
      on found.page_id = row.page_id
    on conflict (app_id, page_id) do update set content_type = excluded.content_type, gate = excluded.gate,
      titles = excluded.titles, title_tokens = excluded.title_tokens, text = excluded.text,
      text_words = excluded.text_words, text_tokens = excluded.text_tokens
  `.execute(tx)
}

/** Removes pages that are not live any more. */
export async function deleteSearchRows(tx: AppTx, page_ids: readonly string[]): Promise<void> {
  if (page_ids.length === 0) return
  await sql`
    delete from page_search where app_id = ${tx.app_id} and page_id = any (${[...page_ids]}::uuid[])
  `.execute(tx)
}

/** Finds the gates of some pages and of all below them anew, after access settings or positions have changed. */
export async function updateGates(tx: AppTx, page_ids: readonly string[]): Promise<void> {
  if (page_ids.length === 0) return
  await sql`
    update page_search set gate = found.gate
    from access_gates(${tx.app_id}, ${[...page_ids]}::uuid[]) found
    where page_search.app_id = ${tx.app_id} and page_search.page_id = found.page_id
      and page_search.gate <> found.gate
  `.execute(tx)
}

/** What is searched for. */
export type PageTerm = { term: string; content_type: string | null }

/** The pages of one type that were found, in order, with the ids of the requested part. */
export type FoundGroup = {
  content_type: string
  total_count: number
  page_ids: string[]
  /** Of each of them, as `rankTitle` has it: of 1 only the text was found. */
  ranks: number[]
}

type Part = { offset: number; limit: number }

/** So many texts are compared: long ones cost more than all else together. */
const MAX_BY_TEXT = 300

/**
 * Finds titles behind listable gates and texts behind readable ones, and nothing else: neither counts nor order depend
 * on other pages. Groups are ordered by their best match. Of more texts than are compared any are taken.
 */
export async function searchPublished(
  db: Db,
  scope: GateScope,
  { term, content_type, offset, limit }: PageTerm & Part,
): Promise<FoundGroup[]> {
  const { grams, long_words } = toSearchTerm(term)
  if (grams.length === 0) return []
  const patterns = long_words.map((word) => `%${word}%`)
  const has_title = sql`(title_tokens @> ${[...grams]}::text[] and titles like all (${patterns}::text[]))`
  const { rows } = await sql<FoundGroup>`
    with found as (
      select page_id, content_type, titles, greatest(2, ${rankTitle(sql`titles`, term)}) as rank from page_search
      where app_id = ${db.app_id} and ${ofType(content_type)} and gate = any (${scope.listable}::text[])
        and ${has_title}
      union all
      select page_id, content_type, titles, 1
      from pages_by_text(${db.app_id}, ${[...grams]}, ${patterns}, ${scope.readable}, ${scope.waiting},
        ${scope.completed_page_ids}, ${content_type}, ${MAX_BY_TEXT})
    ), placed as (
      select page_id, content_type, rank,
        row_number() over (order by rank desc, ${titleLength(sql`titles`)}, titles, page_id) as place
      from found
    )
    select content_type, count(*)::int as total_count,
      (array_agg(page_id order by place))[(${offset + 1}::int):(${offset + limit}::int)] as page_ids,
      (array_agg(rank order by place))[(${offset + 1}::int):(${offset + limit}::int)] as ranks
    from placed group by content_type order by min(place)
  `.execute(db)
  return rows
}

/** So many titles are compared with a term in which there may be typing errors. */
const MAX_RESEMBLING = 500

/** A page whose title may resemble a term. */
export type ResemblingPage = { page_id: string; content_type: string; titles: string }

/** Finds pages behind listable gates whose title may resemble a term, those of its length first. */
export async function findResembling(
  db: Db,
  { listable }: Pick<GateScope, 'listable'>,
  page_term: PageTerm,
): Promise<ResemblingPage[]> {
  const { rows } = await sql<ResemblingPage>`
    select page_id, content_type, titles from page_search
    where ${mayResemble(db, page_term)} and gate = any (${listable}::text[])
    order by abs(${titleLength(sql`titles`)} - ${page_term.term.length}), titles, page_id limit ${MAX_RESEMBLING}
  `.execute(db)
  return rows
}

function mayResemble(db: Db, { term, content_type }: PageTerm) {
  return sql`app_id = ${db.app_id} and ${ofType(content_type)}
    and ${resemblesTerm({ tokens: sql`title_tokens`, titles: sql`titles` }, term)}`
}

/** The texts of some pages, by page. Whether a viewer may read them is decided before. */
export async function findSearchTexts(db: Db, page_ids: readonly string[]): Promise<Map<string, string>> {
  if (page_ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('page_search')
    .select(['page_id', 'text'])
    .where('app_id', '=', db.app_id)
    .where(sql<boolean>`page_id = any (${[...page_ids]}::uuid[])`)
    .execute()
  return new Map(rows.map(({ page_id, text }) => [page_id, text]))
}

function ofType(content_type: string | null) {
  return content_type === null ? sql`true` : sql`content_type = ${content_type}`
}
