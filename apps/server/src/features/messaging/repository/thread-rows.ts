import { sql, type RawBuilder } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import { messageJson, type MessageRow } from './message-row.ts'
import { threadFactColumns, type ThreadFactsRow } from './thread-facts.ts'

type Db = AppDb | AppTx
type Part = RawBuilder<unknown>

/** Whose threads are read, without the people who are hidden from them; a guest has no ids. */
export type Reader = { user_id: string | null; subscriber_id: string | null; hidden: readonly string[] }

/** A thread as one reader sees it. */
export type ThreadRow = ThreadFactsRow & {
  seq: number
  message_count: number
  author_count: number
  /** Participants without those hidden from the reader. */
  people_count: number
  last_message_read_ts: string | null
  unread_count: number
  notifications_enabled: boolean
  muted_until: string | null
  has_contributed: boolean
  /** The app's messaging profile takes part. */
  is_read_by_team: boolean
  latest: (MessageRow & { is_liked: boolean }) | null
}

/** Unread messages are counted up to this number, and those that a late participant sees up to the next. */
const MAX_UNREAD = 100
const MAX_COUNTED = 1_000

/** Reads some threads as a reader sees them, in no promised order; the caller has checked their access. */
export async function readThreads(
  db: Db,
  thread_ids: readonly string[],
  reader: Reader,
): Promise<ThreadRow[]> {
  const { rows } = await sql<ThreadRow>`
    ${selectThreads(reader)}
    from threads t
    left join thread_participants p
      on p.app_id = t.app_id and p.thread_id = t.id and p.user_id = ${reader.user_id}::uuid
    ${joinReader(reader)}
    where t.app_id = ${db.app_id} and t.id = any (${[...thread_ids]}::uuid[])
  `.execute(db)
  return rows
}

/** The columns of a `ThreadRow`, from `threads t`, their participant `p` and `joinReader`. */
export function selectThreads(reader: Reader): Part {
  const { user_id, hidden } = reader
  return sql`
    select ${threadFactColumns}, p.joined_ts::text as joined_ts, t.seq::float8 as seq,
      ((case when p.joined_ts > 0 then (
          select count(*) from (
            select from messages m where m.app_id = t.app_id and m.thread_id = t.id and m.message_ts > p.joined_ts
              and m.deleted_at is null limit ${MAX_COUNTED}) later)
        else t.message_count end) - ${countHidden('messages', 'x.deleted_at is null', hidden)})::int as message_count,
      (t.author_count - ${countHidden('thread_authors', 'true', hidden)})::int as author_count,
      (t.participant_count - ${countHidden('thread_participants', 'true', hidden)})::int as people_count,
      mark.last_read_ts::text as last_message_read_ts, ${countUnread(reader)} as unread_count,
      coalesce(setting.notifications_enabled, true) as notifications_enabled,
      instant_text(setting.muted_until) as muted_until,
      exists (select from thread_authors a
        where a.app_id = t.app_id and a.thread_id = t.id and a.user_id = ${user_id}::uuid) as has_contributed,
      exists (select from users profile
        join thread_participants team on team.app_id = profile.app_id and team.user_id = profile.id
        where profile.app_id = t.app_id and profile.is_app_messaging_profile and team.thread_id = t.id
          and t.kind in ('direct', 'group')) as is_read_by_team,
      (
        select ${messageJson} || jsonb_build_object(
          'reaction_count', reaction_count - ${countHiddenLikes(hidden)},
          'is_liked', exists (
            select from message_likes l
            where l.app_id = m.app_id and l.thread_id = m.thread_id and l.message_ts = m.message_ts
              and l.user_id = ${user_id}::uuid))
        from messages m where ${isShown(reader)} order by m.message_ts desc limit 1
      ) as latest`
}

/** Joins the reader's marker and settings to `threads t` with the participant `p`. */
export function joinReader({ user_id }: Reader): Part {
  return sql`
    left join thread_reads mark
      on mark.app_id = t.app_id and mark.thread_id = t.id and mark.user_id = ${user_id}::uuid
    left join thread_settings setting
      on setting.app_id = t.app_id and setting.thread_id = t.id and setting.user_id = ${user_id}::uuid`
}

/** Whether the reader sees the message `m` of the thread `t`. */
export function isShown({ hidden }: Reader): Part {
  return sql`m.app_id = t.app_id and m.thread_id = t.id and m.deleted_at is null
    and m.message_ts > coalesce(p.joined_ts, 0) and m.user_id <> all (${[...hidden]}::uuid[])`
}

/** Whether `m` is unread: of others, shown, no report of the app, above the marker; in a feed since they are a member. */
export function isUnread(reader: Reader): Part {
  const { user_id, subscriber_id } = reader
  return sql`${isShown(reader)} and m.message_ts > coalesce(mark.last_read_ts, 0) and m.hidden_at is null
    and m.message_type <> 'notification' and m.user_id <> ${user_id}::uuid
    and (t.kind <> 'feed' or m.message_ts >= coalesce((
      select (extract(epoch from s.created_at) * 1000000)::int8 from subscribers s
      where s.app_id = t.app_id and s.id = ${subscriber_id}::uuid), 0))`
}

function countUnread(reader: Reader): Part {
  if (reader.user_id === null) return sql`0`
  return sql`(select count(*)::int from (
    select from messages m where ${isUnread(reader)} limit ${MAX_UNREAD}) unread)`
}

/** Counts the rows of hidden people in a table of the thread `t`; nothing is read if nobody is hidden. */
function countHidden(table: string, and: string, hidden: readonly string[]): Part {
  if (hidden.length === 0) return sql`0`
  return sql`(
    select count(*) from ${sql.table(table)} x
    where x.app_id = t.app_id and x.thread_id = t.id and x.user_id = any (${[...hidden]}::uuid[]) and ${sql.raw(and)})`
}

function countHiddenLikes(hidden: readonly string[]): Part {
  if (hidden.length === 0) return sql`0`
  return sql`(
    select count(*) from message_likes h
    where h.app_id = m.app_id and h.thread_id = m.thread_id and h.message_ts = m.message_ts
      and h.user_id = any (${[...hidden]}::uuid[]))`
}
