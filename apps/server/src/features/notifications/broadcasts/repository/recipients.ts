import type { NotificationChannel } from '@foyer/contract/notifications/inbox-shapes'
import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'

/** A member whom a broadcast goes to, and when. */
export type NewRecipient = { subscriber_id: string; due_at: string }

export async function insertRecipients(
  tx: AppTx,
  broadcast_id: string,
  recipients: readonly NewRecipient[],
): Promise<void> {
  await sql`
    insert into broadcast_recipients (app_id, broadcast_id, subscriber_id, due_at)
    select ${tx.app_id}, ${broadcast_id}, subscriber_id, due_at
    from jsonb_to_recordset(${JSON.stringify(recipients)}::jsonb) as added (subscriber_id uuid, due_at timestamptz)
    on conflict do nothing
  `.execute(tx)
}

/** A member whose time has come. */
export type DueRecipient = {
  subscriber_id: string
  user_id: string
  timezone: string
  is_suspended: boolean
  is_verified: boolean
}

type Due = { now: Date; limit: number }

/** Locks members of a broadcast whose time has come and who have not received it. */
export async function lockDueRecipients(
  tx: AppTx,
  broadcast_id: string,
  { now, limit }: Due,
): Promise<DueRecipient[]> {
  const { rows } = await sql<DueRecipient>`
    select due.subscriber_id, users.id as user_id, users.timezone,
      users.suspended_at is not null or users.deletes_at is not null as is_suspended,
      users.email_verified_at is not null as is_verified
    from broadcast_recipients due
    join subscribers on subscribers.app_id = due.app_id and subscribers.id = due.subscriber_id
    join users on users.app_id = due.app_id and users.id = subscribers.user_id
    where due.app_id = ${tx.app_id} and due.broadcast_id = ${broadcast_id} and due.recorded_at is null
      and due.due_at <= ${now}
    order by due.due_at, due.subscriber_id limit ${limit} for update of due
  `.execute(tx)
  return rows
}

type Recorded = { subscriber_id: string; notification_id: string }

export async function markRecorded(
  tx: AppTx,
  broadcast_id: string,
  recorded: readonly Recorded[],
  now: Date,
): Promise<void> {
  await sql`
    update broadcast_recipients known set notification_id = made.notification_id, recorded_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(recorded)}::jsonb) as made (subscriber_id uuid, notification_id uuid)
    where known.app_id = ${tx.app_id} and known.broadcast_id = ${broadcast_id}
      and known.subscriber_id = made.subscriber_id
  `.execute(tx)
}

/** When the next members are due; null once everybody has received it. */
export async function findNextDue(db: AppDb | AppTx, broadcast_id: string): Promise<Date | null> {
  const { rows } = await sql<{ due_at: Date }>`
    select due_at from broadcast_recipients
    where app_id = ${db.app_id} and broadcast_id = ${broadcast_id} and recorded_at is null
    order by due_at limit 1
  `.execute(db)
  return rows[0]?.due_at ?? null
}

/** Whether something of a broadcast has not gone out. */
export async function hasWaiting(db: AppDb | AppTx, broadcast_id: string): Promise<boolean> {
  const { rows } = await sql<{ is_waiting: boolean }>`
    select exists (
      select from broadcast_recipients r
      join notification_deliveries d on d.app_id = r.app_id and d.notification_id = r.notification_id
      where r.app_id = ${db.app_id} and r.broadcast_id = ${broadcast_id} and d.state = 'waiting'
    ) as is_waiting
  `.execute(db)
  return rows[0]?.is_waiting ?? false
}

const CLICKED = { in_app: 'in_app_clicked_at', push: 'push_clicked_at', mail: 'mail_clicked_at' } as const

/** Stores the first click of a member on a channel. */
export async function markClicked(
  tx: AppTx,
  { notification_id, channel, now }: { notification_id: string; channel: NotificationChannel; now: Date },
): Promise<void> {
  const column = sql.ref(CLICKED[channel])
  await sql`
    update broadcast_recipients set ${column} = coalesce(${column}, ${now})
    where app_id = ${tx.app_id} and notification_id = ${notification_id}
  `.execute(tx)
}

type Unsubscribed = { notification_id: string; at: Date | null }

/** Stores that the member of a notification ended news by a link of its mail; null: they have them again. */
export async function markUnsubscribed(tx: AppTx, { notification_id, at }: Unsubscribed): Promise<void> {
  await tx
    .updateTable('broadcast_recipients')
    .set({ unsubscribed_at: at })
    .where('app_id', '=', tx.app_id)
    .where('notification_id', '=', notification_id)
    .execute()
}
