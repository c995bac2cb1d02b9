import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'

/** A private thread whose row is locked. */
export type LockedThread = {
  id: string
  title: string | null
  participant_count: number
  last_ts: string
  seq: number
}

/** Locks a group in which a user takes part; null if they do not. */
export async function lockPrivateThread(
  tx: AppTx,
  thread_id: string,
  user_id: string,
): Promise<LockedThread | null> {
  const { rows } = await sql<LockedThread>`
    select id, title, participant_count, last_ts::text as last_ts, seq::float8 as seq from threads
    where app_id = ${tx.app_id} and id = ${thread_id} and kind = 'group' for update
  `.execute(tx)
  const [thread] = rows
  return thread && (await isParticipant(tx, thread_id, user_id)) ? thread : null
}

/** Whether a user takes part in a private thread. */
export async function isParticipant(db: AppDb | AppTx, thread_id: string, user_id: string): Promise<boolean> {
  const row = await db
    .selectFrom('thread_participants')
    .select('user_id')
    .where('app_id', '=', db.app_id)
    .where('thread_id', '=', thread_id)
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  return row !== undefined
}

/** Sets the title of a thread; null: the names of its people are its title again. */
export async function setThreadTitle(tx: AppTx, thread_id: string, title: string | null): Promise<void> {
  await tx
    .updateTable('threads')
    .set({ title, has_been_renamed: title !== null })
    .where('app_id', '=', tx.app_id)
    .where('id', '=', thread_id)
    .execute()
}

/** Deletes a participant of a locked thread; false if they are none. */
export async function deleteParticipant(tx: AppTx, thread_id: string, user_id: string): Promise<boolean> {
  const { rows } = await sql`
    with gone as (
      delete from thread_participants
      where app_id = ${tx.app_id} and thread_id = ${thread_id} and user_id = ${user_id} returning user_id
    )
    update threads set participant_count = participant_count - 1
    where app_id = ${tx.app_id} and id = ${thread_id} and exists (select from gone) returning id
  `.execute(tx)
  return rows.length > 0
}

/** Where the log and the messages of a thread start for a user who was added later; null for everybody else. */
export async function findStart(
  db: AppDb | AppTx,
  thread_id: string,
  user_id: string,
): Promise<{ joined_ts: string; joined_seq: number } | null> {
  const { rows } = await sql<{ joined_ts: string; joined_seq: number }>`
    select joined_ts::text as joined_ts, joined_seq::float8 as joined_seq from thread_participants
    where app_id = ${db.app_id} and thread_id = ${thread_id} and user_id = ${user_id} and joined_ts > 0
  `.execute(db)
  return rows[0] ?? null
}

/** Filters users to those who have written in a thread. */
export async function filterAuthors(
  db: AppDb | AppTx,
  thread_id: string,
  user_ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (user_ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('thread_authors')
    .select('user_id')
    .where('app_id', '=', db.app_id)
    .where('thread_id', '=', thread_id)
    .where('user_id', 'in', [...user_ids])
    .execute()
  return new Set(rows.map((row) => row.user_id))
}

type Setting = {
  thread_id: string
  user_id: string
  notifications_enabled: boolean
  muted_until: string | null
  toggled_ts: string
}

/** Stores the notification setting of a reader unless a later one is there; returns the one that counts. */
export async function saveThreadSetting(
  tx: AppTx,
  { thread_id, user_id, notifications_enabled, muted_until, toggled_ts }: Setting,
): Promise<Pick<Setting, 'notifications_enabled' | 'muted_until'>> {
  await sql`
    insert into thread_settings (app_id, thread_id, user_id, notifications_enabled, muted_until, toggled_ts)
    values (${tx.app_id}, ${thread_id}, ${user_id}, ${notifications_enabled}, ${muted_until}, ${toggled_ts}::int8)
    on conflict (app_id, thread_id, user_id) do update set
      notifications_enabled = excluded.notifications_enabled, muted_until = excluded.muted_until,
      toggled_ts = excluded.toggled_ts
    where thread_settings.toggled_ts < excluded.toggled_ts
  `.execute(tx)
  const { rows } = await sql<Pick<Setting, 'notifications_enabled' | 'muted_until'>>`
    select notifications_enabled, instant_text(muted_until) as muted_until from thread_settings
    where app_id = ${tx.app_id} and thread_id = ${thread_id} and user_id = ${user_id}
  `.execute(tx)
  return rows[0] ?? { notifications_enabled: true, muted_until: null }
}
