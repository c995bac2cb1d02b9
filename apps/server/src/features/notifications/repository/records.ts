import type {
  NotificationChannel,
  NotificationKind,
  NotSentReason,
} from '@foyer/contract/notifications/inbox-shapes'
import { sql, type RawBuilder } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'

type Db = AppDb | AppTx

/** The facts of a notification from which its text is written: ids, days and numbers, never texts. */
export type NoticeParams = {
  page_ids?: readonly string[]
  occurrence_id?: string
  /** How many items a reminder is about. */
  count?: number
  day?: string
  starts_at?: string
  order_number?: number
  broadcast_id?: string
}

/** A notification as it is stored. */
export type NotificationRow = {
  id: string
  subscriber_id: string
  kind: NotificationKind
  scope: 'member' | 'app'
  params: NoticeParams
  thread_id: string | null
  message_ts: string | null
  expires_at: string | null
  created_at: string
  is_read: boolean
}

/** What was decided about one channel when the notification was recorded. */
export type NewDelivery = {
  channel: NotificationChannel
  state: 'sent' | 'skipped' | 'waiting'
  reason: NotSentReason | null
  due_at: string | null
}

export type NewNotification = Omit<NotificationRow, 'is_read'> & {
  dedupe_key: string
  deliveries: readonly NewDelivery[]
}

const BATCH = 1_000
/** Seconds after a push in which further messages of the same thread make no other. */
const SILENT_S = 30
const MAX_COUNTED = 100

/**
 * Stores notifications, each once for its member and key. A later message of an unread thread renews its record, and
 * its push unless there was one just now; nothing is mailed again. Returns the ids of those that were new or renewed,
 * and when something of them is to be sent.
 */
export async function insertNotifications(
  tx: AppTx,
  rows: readonly NewNotification[],
  now: Date,
): Promise<{ ids: readonly string[]; dues: readonly Date[] }> {
  const stored: Stored[] = []
  for (let at = 0; at < rows.length; at += BATCH)
    stored.push(await insertBatch(tx, rows.slice(at, at + BATCH), now))
  const times = new Set(stored.flatMap(({ dues }) => dues.map((due) => due.getTime())))
  return { ids: stored.flatMap(({ ids }) => ids), dues: [...times].map((time) => new Date(time)) }
}

type Stored = { ids: string[]; dues: Date[] }

async function insertBatch(tx: AppTx, rows: readonly NewNotification[], now: Date): Promise<Stored> {
  const { rows: answers } = await sql<Stored>`
    with asked as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as asked (
        id uuid, subscriber_id uuid, kind text, dedupe_key text, scope text, params jsonb, thread_id uuid,
        message_ts int8, expires_at timestamptz, created_at timestamptz, deliveries jsonb)
    ),
    made as (
      insert into notifications as known
        (app_id, id, subscriber_id, kind, dedupe_key, scope, params, thread_id, message_ts, expires_at, created_at)
      select ${tx.app_id}, id, subscriber_id, kind, dedupe_key, scope, params, thread_id, message_ts, expires_at,
        created_at
      from asked
      on conflict (app_id, subscriber_id, dedupe_key) do update set
        message_ts = excluded.message_ts, created_at = excluded.created_at, read_at = null
        where known.message_ts < excluded.message_ts
      returning id, subscriber_id, dedupe_key
    ),
    stored as (
      select made.id, asked.id as asked_id, asked.deliveries
      from made join asked on asked.subscriber_id = made.subscriber_id and asked.dedupe_key = made.dedupe_key
    ),
    decided as (
      insert into notification_deliveries as earlier
        (app_id, notification_id, channel, state, reason, due_at, decided_at)
      select ${tx.app_id}, stored.id, delivery.channel, delivery.state, delivery.reason, delivery.due_at,
        case when delivery.state = 'waiting' then null else ${now}::timestamptz end
      from stored cross join lateral jsonb_to_recordset(stored.deliveries)
        as delivery (channel text, state text, reason text, due_at timestamptz)
      on conflict (app_id, notification_id, channel) do update set
        state = 'waiting', reason = null, attempts = 0,
        due_at = greatest(excluded.due_at, earlier.decided_at + ${SILENT_S} * interval '1 second')
        where earlier.channel = 'push' and earlier.state <> 'waiting' and excluded.state = 'waiting'
      returning due_at
    )
    select coalesce((select array_agg(asked_id) from stored), '{}') as ids,
      coalesce((select array_agg(distinct due_at) from decided where due_at is not null), '{}') as dues
  `.execute(tx)
  return answers[0] ?? { ids: [], dues: [] }
}

/** Whether the notification `n` of the thread's reader `user_id` is unread. */
function isUnread(user_id: string): RawBuilder<boolean> {
  return sql<boolean>`n.read_at is null and not exists (
    select from thread_reads mark
    where mark.app_id = n.app_id and mark.thread_id = n.thread_id and mark.user_id = ${user_id}::uuid
      and mark.last_read_ts >= n.message_ts)`
}

/** Only what was sent to the list of the app is in it. */
const isListed = sql<boolean>`exists (
  select from notification_deliveries d
  where d.app_id = n.app_id and d.notification_id = n.id and d.channel = 'in_app' and d.state = 'sent')`

type Member = { subscriber_id: string; user_id: string }

/** Lists a member's notifications after one of them, the latest first. */
export async function listRecords(
  db: Db,
  { subscriber_id, user_id }: Member,
  { after_id, limit }: { after_id: string | null; limit: number },
): Promise<NotificationRow[]> {
  const { rows } = await sql<NotificationRow>`
    select ${recordColumns}, not (${isUnread(user_id)}) as is_read from notifications n
    where n.app_id = ${db.app_id} and n.subscriber_id = ${subscriber_id} and ${isListed}
      and (${after_id}::uuid is null or (n.created_at, n.id) < (
        select last.created_at, last.id from notifications last
        where last.app_id = ${db.app_id} and last.subscriber_id = ${subscriber_id} and last.id = ${after_id}::uuid))
    order by n.created_at desc, n.id desc limit ${limit}
  `.execute(db)
  return rows
}

/** The columns of a `NotificationRow` of `notifications n`, without whether it is read. */
export const recordColumns = sql.raw(`
  n.id, n.subscriber_id, n.kind, n.scope, n.params, n.thread_id, n.message_ts::text as message_ts,
  instant_text(n.expires_at) as expires_at, instant_text(n.created_at) as created_at`)

/** Lines of the log that are read together. */
const MAX_LOGGED = 50

/** Lists the latest notifications of a member, sent or not. */
export async function listLatest(
  db: Db,
  subscriber_id: string,
): Promise<Pick<NotificationRow, 'id' | 'kind' | 'created_at'>[]> {
  const { rows } = await sql<Pick<NotificationRow, 'id' | 'kind' | 'created_at'>>`
    select n.id, n.kind, instant_text(n.created_at) as created_at from notifications n
    where n.app_id = ${db.app_id} and n.subscriber_id = ${subscriber_id}
    order by n.created_at desc, n.id desc limit ${MAX_LOGGED}
  `.execute(db)
  return rows
}

/** Counts a member's unread notifications, up to a hundred. */
export async function countUnreadRecords(db: Db, { subscriber_id, user_id }: Member): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from notifications n
      where n.app_id = ${db.app_id} and n.subscriber_id = ${subscriber_id} and ${isUnread(user_id)} and ${isListed}
      limit ${MAX_COUNTED}) unread
  `.execute(db)
  return rows[0]?.count ?? 0
}

/** Marks notifications of a member as read; null: all of them. */
export async function markRecordsRead(
  tx: AppTx,
  { subscriber_id, ids, now }: { subscriber_id: string; ids: readonly string[] | null; now: Date },
): Promise<void> {
  await sql`
    update notifications set read_at = ${now}
    where app_id = ${tx.app_id} and subscriber_id = ${subscriber_id} and read_at is null
      and (${ids === null}::boolean or id = any (${ids === null ? [] : [...ids]}::uuid[]))
  `.execute(tx)
}

/** Deletes notifications that are older than an instant. */
export async function deleteOldRecords(tx: AppTx, before: Date): Promise<void> {
  await tx
    .deleteFrom('notifications')
    .where('app_id', '=', tx.app_id)
    .where('created_at', '<', before)
    .execute()
}
