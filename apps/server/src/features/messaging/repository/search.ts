import { listTermTokens } from '@foyer/domain/search'
import { sql, type RawBuilder } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import { messageColumns, type MessageRow } from './message-row.ts'

type Db = AppDb | AppTx
type Part = RawBuilder<unknown>

/** The newest private threads, and pages with comments, that one search looks through. */
const MAX_PRIVATE_THREADS = 2_000
const MAX_PAGE_THREADS = 500

/** What a viewer may search: the pages that they may read, and whether the app's chat is open to them. */
export type SearchScope = {
  user_id: string
  hidden: readonly string[]
  /** Threads of pages, already decided. */
  page_ids: readonly string[]
  has_chat: boolean
}

export type MessageSearch = {
  term: string
  /** One thread with the replies in it; null: all. */
  thread_id: string | null
  before: string | undefined
  limit: number
}

/** A found message with the thread whose readers see it. */
export type FoundMessage = MessageRow & { root_thread_id: string; is_reply: boolean }

/** What of a message is searched: its words and its link. */
export function toSearchedText(text: string, url: string | null): string {
  return url === null ? text : `${text} ${url}`.trim()
}

/** Lists the pages whose threads have messages, the latest first; their access is still to be decided. */
export async function listPagesWithMessages(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('threads')
    .select('id')
    .where('app_id', '=', db.app_id)
    .where('kind', '=', 'page')
    .where('message_count', '>', 0)
    .orderBy('latest_message_ts', 'desc')
    .limit(MAX_PAGE_THREADS)
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Finds messages that a viewer may read now and that have all tokens of a term, newest first. Each thread is searched
 * by its own part of the index, so that the messages of others cost nothing. Messages of one time are never split.
 */
export async function searchMessages(
  db: Db,
  scope: SearchScope,
  { term, thread_id, before, limit }: MessageSearch,
): Promise<FoundMessage[]> {
  const tokens = listTermTokens(term)
  if (tokens.length === 0) return []
  const { rows } = await sql<FoundMessage>`
    with roots as materialized (${selectRoots(db, scope, thread_id)})
    select ${messageColumns}, root_thread_id, thread_id <> root_thread_id as is_reply
    from (
      select shown.* from roots cross join lateral (
        select m.* from messages m
        where m.app_id = ${db.app_id} and m.root_thread_id = roots.id and m.search_tokens @> ${tokens}::text[]
          and m.deleted_at is null and m.hidden_at is null and m.message_type <> 'notification'
          and m.user_id <> all (${[...scope.hidden]}::uuid[])
          ${before === undefined ? sql`` : sql`and m.message_ts < ${before}::int8`}
          and ${isAfterJoining(db, scope)}
        order by m.message_ts desc fetch first (${limit}) rows with ties
      ) shown
      order by shown.message_ts desc fetch first (${limit}) rows with ties
    ) found
    order by found.message_ts desc, found.thread_id
  `.execute(db)
  return rows
}

/** The threads that a viewer may read, with the time after which they see messages; replies belong to these. */
function selectRoots(db: Db, scope: SearchScope, id: string | null): Part {
  const pages = sql`select page.id, 0::int8 as joined_ts from unnest(${[...scope.page_ids]}::uuid[]) as page (id)`
  return scope.has_chat ? sql`${pages} union all ${selectStoredRoots(db, scope, id)}` : pages
}

/** The private threads and channels of a viewer; with an id, only that one. A direct thread with a hidden person is none. */
export function selectStoredRoots(
  db: Db,
  { user_id, hidden }: Pick<SearchScope, 'user_id' | 'hidden'>,
  id: string | null,
): Part {
  return sql`
    (
      select t.id, p.joined_ts from thread_participants p
      join threads t on t.app_id = p.app_id and t.id = p.thread_id
      where p.app_id = ${db.app_id} and p.user_id = ${user_id} and t.kind in ('direct', 'group')
        and (t.kind = 'group' or ((t.latest_message_ts is not null or t.created_by = ${user_id}) and not exists (
          select from thread_participants other
          where other.app_id = t.app_id and other.thread_id = t.id
            and other.user_id = any (${[...hidden]}::uuid[]))))
        ${id === null ? sql`` : sql`and t.id = ${id}`}
      order by t.latest_message_ts desc nulls last limit ${MAX_PRIVATE_THREADS}
    )
    union all
    select t.id, 0::int8 from threads t where t.app_id = ${db.app_id} and t.kind = 'feed' and t.archived_at is null
      ${id === null ? sql`` : sql`and t.id = ${id}`}`
}

/** Replies are shown where the message above them is or was, which a hidden person has not written. */
function isAfterJoining(db: Db, { hidden }: SearchScope): Part {
  return sql`(
    case when m.thread_id = roots.id then m.message_ts > roots.joined_ts
    else exists (
      select from threads reply
      join messages parent on parent.app_id = reply.app_id and parent.thread_id = reply.parent_thread_id
        and parent.message_ts = reply.parent_ts
      where reply.app_id = ${db.app_id} and reply.id = m.thread_id and reply.parent_ts > roots.joined_ts
        and parent.user_id <> all (${[...hidden]}::uuid[]))
    end)`
}
