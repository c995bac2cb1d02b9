import { sql, type RawBuilder } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import { isShown, isUnread, joinReader, selectThreads, type Reader, type ThreadRow } from './thread-rows.ts'

type Db = AppDb | AppTx
type Part = RawBuilder<unknown>

/** Which of a member's threads are listed. */
export type ThreadListType = 'all' | 'direct' | 'group' | 'feed' | 'page' | 'unread'

export type ThreadListQuery = {
  type: ThreadListType
  before: string | undefined
  after: string | undefined
  except_ids: readonly string[]
  limit: number
}

/** A listed thread with the time that orders it. */
export type ListedThread = ThreadRow & { order_ts: string }

const MAX_COUNTED = 100

/** Lists a member's threads, the latest message first; threads with the same time are never split. */
export async function listThreads(
  db: Db,
  reader: Reader,
  { type, before, after, except_ids, limit }: ThreadListQuery,
): Promise<{ threads: ListedThread[]; has_more: boolean }> {
  const { rows } = await sql<ListedThread & { has_more: boolean }>`
    with mine as (${selectMine(db, reader, type)}),
    fit as (
      select * from (
        select t.id, coalesce(${findOrder(reader)}, (extract(epoch from t.created_at) * 1000000)::int8) as order_ts
        from mine
        join threads t on t.app_id = ${db.app_id} and t.id = mine.id
        ${joinParticipant(reader)}
        ${type === 'unread' ? sql`${joinReader(reader)} where ${hasUnread(reader)}` : sql``}
      ) ordered
      where id <> all (${[...except_ids]}::uuid[])
        ${before === undefined ? sql`` : sql`and order_ts < ${before}::int8`}
        ${after === undefined ? sql`` : sql`and order_ts > ${after}::int8`}
    ),
    chosen as (select * from fit order by order_ts desc fetch first (${limit}) rows with ties)
    ${selectThreads(reader)}, chosen.order_ts::text as order_ts,
      (select count(*) from fit) > (select count(*) from chosen) as has_more
    from chosen
    join threads t on t.app_id = ${db.app_id} and t.id = chosen.id
    ${joinParticipant(reader)}
    ${joinReader(reader)}
    order by chosen.order_ts desc, t.id
  `.execute(db)
  return {
    threads: rows.map(({ has_more: _has_more, ...thread }) => thread),
    has_more: rows[0]?.has_more ?? false,
  }
}

/** Counts a member's threads with unread messages, without muted ones. */
export async function countUnreadThreads(db: Db, reader: Reader, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with mine as (${selectMine(db, reader, 'all')})
    select count(*)::int as count from (
      select from mine
      join threads t on t.app_id = ${db.app_id} and t.id = mine.id
      ${joinParticipant(reader)}
      ${joinReader(reader)}
      where coalesce(setting.notifications_enabled, true) and coalesce(setting.muted_until <= ${now}, true)
        and ${hasUnread(reader)}
      limit ${MAX_COUNTED}
    ) unread
  `.execute(db)
  return rows[0]?.count ?? 0
}

function selectMine(db: Db, reader: Reader, type: ThreadListType): Part {
  if (type === 'page') return selectPages(db, reader)
  if (type === 'feed') return selectFeeds(db)
  const kinds = type === 'direct' || type === 'group' ? [type] : ['direct', 'group']
  const own = selectOwn(db, reader, kinds)
  return kinds.length === 1 ? own : sql`${own} union all ${selectFeeds(db)}`
}

/** Direct threads with hidden people are absent, and empty ones are there for who has started them. */
function selectOwn(db: Db, { user_id, hidden }: Reader, kinds: readonly string[]): Part {
  return sql`
    select t.id from thread_participants p
    join threads t on t.app_id = p.app_id and t.id = p.thread_id
    where p.app_id = ${db.app_id} and p.user_id = ${user_id}::uuid and t.kind = any (${[...kinds]}::text[])
      and (t.kind = 'group' or (
        (t.latest_message_ts is not null or t.created_by = ${user_id}::uuid)
        and not exists (
          select from thread_participants other
          where other.app_id = t.app_id and other.thread_id = t.id
            and other.user_id = any (${[...hidden]}::uuid[]))))`
}

function selectFeeds(db: Db): Part {
  return sql`select t.id from threads t where t.app_id = ${db.app_id} and t.kind = 'feed' and t.archived_at is null`
}

function selectPages(db: Db, { user_id }: Reader): Part {
  return sql`
    select t.id from thread_authors a
    join threads t on t.app_id = a.app_id and t.id = a.thread_id
    where a.app_id = ${db.app_id} and a.user_id = ${user_id}::uuid and t.kind = 'page'`
}

function joinParticipant({ user_id }: Reader): Part {
  return sql`
    left join thread_participants p
      on p.app_id = t.app_id and p.thread_id = t.id and p.user_id = ${user_id}::uuid`
}

/** The time of the latest message that the reader sees. */
function findOrder(reader: Reader): Part {
  if (reader.hidden.length === 0)
    return sql`case when t.latest_message_ts > coalesce(p.joined_ts, 0) then t.latest_message_ts end`
  return sql`(select m.message_ts from messages m where ${isShown(reader)} order by m.message_ts desc limit 1)`
}

/** Reads one message of each thread that has any after the marker; `exists` would join all messages of the app. */
function hasUnread(reader: Reader): Part {
  return sql`t.latest_message_ts > coalesce(mark.last_read_ts, 0)
    and (select true from messages m where ${isUnread(reader)} limit 1)`
}

/** Finds the latest group with exactly these people; null if there is none. */
export async function findGroupOf(
  db: Db,
  user_id: string,
  user_ids: readonly string[],
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select t.id from thread_participants p
    join threads t on t.app_id = p.app_id and t.id = p.thread_id
    where p.app_id = ${db.app_id} and p.user_id = ${user_id} and t.kind = 'group'
      and t.participant_count = ${user_ids.length}
      and (select count(*) from thread_participants other
        where other.app_id = t.app_id and other.thread_id = t.id
          and other.user_id = any (${[...user_ids]}::uuid[])) = ${user_ids.length}
    order by t.latest_message_ts desc nulls last, t.id desc limit 1
  `.execute(db)
  return rows[0]?.id ?? null
}
