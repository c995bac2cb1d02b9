import type { ConversationView, InboxCounts } from '@foyer/contract/messaging/inbox-shapes'
import { sql, type RawBuilder } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import { getWordRange, splitTerm } from '#features/identity/index.ts'
import { messageJson, type MessageRow } from '../../repository/message-row.ts'

type Db = AppDb | AppTx
type Part = RawBuilder<unknown>

/** Whose conversations are read: from which message on, and without whom. */
export type SideKey = {
  user_id: string
  /** The side is the messaging profile. */
  is_team: boolean
  since_ts: string
  hidden: readonly string[]
}

/** A conversation as its side sees it. */
export type ConversationRow = {
  id: string
  kind: 'direct' | 'group'
  title: string | null
  pair_key: string | null
  participant_count: number
  order_ts: string
  latest: MessageRow | null
  last_message_read_ts: string | null
  unread_count: number
  is_done: boolean
  /** The first message that is not answered; null: nobody waits. */
  waiting_ts: string | null
  assignee_id: string | null
  note_count: number
}

/** Which conversations are listed. */
export type ConversationFilter = {
  view: ConversationView
  is_unread: boolean
  /** Of a team member; null: of nobody. Without it, of anyone. */
  assignee_id?: string | null
  /** Those who can be assigned; somebody else counts as nobody. */
  assignable_ids: readonly string[]
  term: string
}

const MAX_COUNTED = 100

/** Messages that are looked at to find the first unanswered one. */
const MAX_RECENT = 200

/** Lists conversations, the latest message first, after a place in the list. */
export async function listConversations(
  db: Db,
  key: SideKey,
  {
    filter,
    after,
    limit,
  }: { filter: ConversationFilter; after: { order_ts: string; id: string } | null; limit: number },
): Promise<ConversationRow[]> {
  const later = after ? sql`and (order_ts, id) < (${after.order_ts}::int8, ${after.id}::uuid)` : sql``
  const { rows } = await sql<ConversationRow>`
    with page as (
      select one.* from (${orderConversations(db, key, { term: filter.term, later })}) one
      ${joinState(db, key)}
      where ${createViewCondition(db, key, filter)} ${createAssigneeCondition(filter)}
      order by one.order_ts desc, one.id desc limit ${limit}
    )
    ${selectRows(db, key)} from page one ${joinState(db, key)}
    order by one.order_ts desc, one.id desc
  `.execute(db)
  return rows
}

/** Reads one conversation whether it has messages or not; the caller has checked the side's access. */
export async function readConversation(
  db: Db,
  key: SideKey,
  thread_id: string,
): Promise<ConversationRow | null> {
  const { rows } = await sql<ConversationRow>`
    with page as (
      select t.id, t.kind, t.title, t.pair_key, t.participant_count,
        greatest(p.joined_ts, ${key.since_ts}::int8) as floor_ts, coalesce(t.latest_message_ts, 0) as order_ts
      from threads t
      join thread_participants p
        on p.app_id = t.app_id and p.thread_id = t.id and p.user_id = ${key.user_id}
      where t.app_id = ${db.app_id} and t.id = ${thread_id}
    )
    ${selectRows(db, key)} from page one ${joinState(db, key)}
  `.execute(db)
  return rows[0] ?? null
}

/** Counts the conversations of a side, each kind up to 100. */
export async function countConversations(db: Db, key: SideKey): Promise<InboxCounts> {
  const count = (condition: Part): Part => sql`(
    select count(*)::int from (
      select from mine one ${joinState(db, key)} where ${condition} limit ${MAX_COUNTED}) counted)`
  const { rows } = await sql<InboxCounts>`
    with mine as materialized (${orderConversations(db, key, { term: '', later: sql`` })})
    select ${count(sql`not ${isDone(db, key)}`)} as open,
      ${count(sql`${isWaiting(db, key)} and not ${isDone(db, key)}`)} as waiting,
      ${count(hasUnread(db, key))} as unread
  `.execute(db)
  return rows[0] ?? { open: 0, waiting: 0, unread: 0 }
}

/** Whether a thread has a message after another one. */
export async function hasMessageAfter(db: Db, thread_id: string, message_ts: string): Promise<boolean> {
  const { rows } = await sql`
    select from threads
    where app_id = ${db.app_id} and id = ${thread_id} and latest_message_ts > ${message_ts}::int8
  `.execute(db)
  return rows.length > 0
}

/** The latest message in the private threads of a user; `0` without one. */
export async function findLatestTs(db: Db, user_id: string): Promise<string> {
  const { rows } = await sql<{ latest_ts: string }>`
    select coalesce(max(t.last_ts), 0)::text as latest_ts from thread_participants p
    join threads t on t.app_id = p.app_id and t.id = p.thread_id
    where p.app_id = ${db.app_id} and p.user_id = ${user_id}
  `.execute(db)
  return rows[0]?.latest_ts ?? '0'
}

/** The side's threads that show a message, in the order of the list. */
function orderConversations(db: Db, key: SideKey, { term, later }: { term: string; later: Part }): Part {
  const { user_id, since_ts, hidden } = key
  const latest_ts =
    hidden.length === 0
      ? sql`t.latest_message_ts`
      : sql`(select m.message_ts from messages m
          where m.app_id = t.app_id and m.thread_id = t.id and m.deleted_at is null
            and m.user_id <> all (${[...hidden]}::uuid[])
          order by m.message_ts desc limit 1)`
  return sql`
    select * from (
      select t.id, t.kind, t.title, t.pair_key, t.participant_count,
        greatest(p.joined_ts, ${since_ts}::int8) as floor_ts, ${latest_ts} as order_ts
      from thread_participants p
      join threads t on t.app_id = p.app_id and t.id = p.thread_id
      where p.app_id = ${db.app_id} and p.user_id = ${user_id} and t.kind in ('direct', 'group')
        and t.latest_message_ts is not null ${excludeHidden(key)} ${createTermCondition(key, term)}
    ) thread
    where order_ts > floor_ts ${later}
    order by order_ts desc, id desc`
}

/** A direct thread with a hidden person is unknown to both. */
function excludeHidden({ hidden }: SideKey): Part {
  if (hidden.length === 0) return sql``
  return sql`and (t.kind = 'group' or not exists (
    select from thread_participants other
    where other.app_id = t.app_id and other.thread_id = t.id
      and other.user_id = any (${[...hidden]}::uuid[])))`
}

/** Each word begins a word in the name of somebody else in the thread, or the title has the term. */
function createTermCondition({ user_id, hidden }: SideKey, term: string): Part {
  const words = splitTerm(term)
  if (words.length === 0) return sql``
  const named = words.map((word) => {
    const [from, before] = getWordRange(word)
    return sql`exists (
      select from thread_participants other
      join user_words word on word.app_id = other.app_id and word.user_id = other.user_id
        and word.name_key is not null and word.word >= ${from} and word.word < ${before}
      where other.app_id = t.app_id and other.thread_id = t.id and other.user_id <> ${user_id}
        and other.user_id <> all (${[...hidden]}::uuid[]))`
  })
  const like = `%${term.replaceAll(/[\\%_]/g, '\\$&')}%`
  return sql`and (t.title ilike ${like} or (${sql.join(named, sql` and `)}))`
}

function joinState(db: Db, { user_id }: SideKey): Part {
  return sql`
    left join conversation_states state
      on state.app_id = ${db.app_id} and state.thread_id = one.id and state.user_id = ${user_id}
    left join thread_reads mark
      on mark.app_id = ${db.app_id} and mark.thread_id = one.id and mark.user_id = ${user_id}`
}

/** What `m` must be to be shown. */
function isShown(db: Db, { hidden }: SideKey): Part {
  return sql`m.app_id = ${db.app_id} and m.thread_id = one.id and m.deleted_at is null
    and m.message_ts > one.floor_ts and m.user_id <> all (${[...hidden]}::uuid[])`
}

/** What `m` must be to count as spoken: shown words or files of a person. */
function isSpoken(db: Db, key: SideKey): Part {
  return sql`${isShown(db, key)} and m.hidden_at is null and m.message_type <> 'notification'`
}

function isDone(db: Db, key: SideKey): Part {
  return sql`(state.done_ts is not null and not exists (
    select from messages m where ${isSpoken(db, key)} and m.user_id <> ${key.user_id}
      and m.message_ts > state.done_ts))`
}

/** The other side spoke last. */
function isWaiting(db: Db, key: SideKey): Part {
  return sql`coalesce((
    select m.user_id <> ${key.user_id} from messages m where ${isSpoken(db, key)}
    order by m.message_ts desc limit 1), false)`
}

/** A thread that is read to its end is found by its marker alone. */
function hasUnread(db: Db, key: SideKey): Part {
  return sql`(one.order_ts > coalesce(mark.last_read_ts, 0) and exists (
    select from messages m where ${isUnread(db, key)}))`
}

function isUnread(db: Db, key: SideKey): Part {
  return sql`${isSpoken(db, key)} and m.user_id <> ${key.user_id}
    and m.message_ts > coalesce(mark.last_read_ts, 0)`
}

function createViewCondition(db: Db, key: SideKey, { view, is_unread }: ConversationFilter): Part {
  const conditions = [view === 'done' ? isDone(db, key) : sql`not ${isDone(db, key)}`]
  if (view === 'waiting') conditions.push(isWaiting(db, key))
  if (is_unread) conditions.push(hasUnread(db, key))
  return sql.join(conditions, sql` and `)
}

function createAssigneeCondition({ assignee_id, assignable_ids }: ConversationFilter): Part {
  if (assignee_id === undefined) return sql``
  if (assignee_id !== null) return sql`and state.assignee_id = ${assignee_id}`
  return sql`and coalesce(state.assignee_id <> all (${[...assignable_ids]}::uuid[]), true)`
}

/** The columns of a `ConversationRow`, from a listed thread `one` and `joinState`. */
function selectRows(db: Db, key: SideKey): Part {
  return sql`
    select one.id, one.kind, one.title, one.pair_key, one.participant_count, one.order_ts::text as order_ts,
      (select ${messageJson} from messages m where ${isShown(db, key)} order by m.message_ts desc limit 1) as latest,
      mark.last_read_ts::text as last_message_read_ts,
      (select count(*)::int from (
        select from messages m where ${isUnread(db, key)} limit ${MAX_COUNTED}) unread) as unread_count,
      ${isDone(db, key)} as is_done,
      case when ${isWaiting(db, key)} and not ${isDone(db, key)} then ${findWaiting(db, key)} end as waiting_ts,
      state.assignee_id,
      (select count(*)::int from conversation_notes note
        where note.app_id = ${db.app_id} and note.thread_id = one.id and note.user_id = ${key.user_id}
          and note.is_team = ${key.is_team}) as note_count`
}

/** The first message of others after the side's own latest one, and after what is done. */
function findWaiting(db: Db, key: SideKey): Part {
  return sql`(
    with recent as (
      select m.user_id, m.message_ts from messages m where ${isSpoken(db, key)}
      order by m.message_ts desc limit ${MAX_RECENT}
    )
    select min(message_ts)::text from recent
    where user_id <> ${key.user_id} and message_ts > greatest(
      state.done_ts, (select max(message_ts) from recent where user_id = ${key.user_id}), 0))`
}
