import type { NotSentReason } from '@foyer/contract/notifications/inbox-shapes'
import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import { recordColumns, type NotificationRow } from './records.ts'

/** A notification that is due on a channel. */
export type DueDelivery = NotificationRow & { channel: 'push' | 'mail'; attempts: number }

/** What became of one. */
export type Outcome = { id: string; channel: DueDelivery['channel'] } & (
  | { state: 'sent' }
  | { state: 'skipped' | 'failed'; reason: NotSentReason }
  | { state: 'waiting'; due_at: Date }
)

type Claim = { now: Date; until: Date; limit: number }

/** Takes deliveries that are due, the earliest first, and reserves them until an instant, so that none is sent twice. */
export async function claimDeliveries(tx: AppTx, { now, until, limit }: Claim): Promise<DueDelivery[]> {
  const { rows } = await sql<DueDelivery>`
    with due as (
      select notification_id, channel from notification_deliveries
      where app_id = ${tx.app_id} and state = 'waiting' and due_at <= ${now}
      order by due_at, notification_id limit ${limit} for update skip locked
    ),
    claimed as (
      update notification_deliveries d set due_at = ${until}, attempts = d.attempts + 1
      from due
      where d.app_id = ${tx.app_id} and d.notification_id = due.notification_id and d.channel = due.channel
      returning d.notification_id, d.channel, d.attempts
    )
    select ${recordColumns}, n.read_at is not null as is_read, claimed.channel, claimed.attempts
    from claimed join notifications n on n.app_id = ${tx.app_id} and n.id = claimed.notification_id
  `.execute(tx)
  return rows
}

/** Stores what became of claimed deliveries. */
export async function saveOutcomes(tx: AppTx, outcomes: readonly Outcome[], now: Date): Promise<void> {
  if (outcomes.length === 0) return
  await sql`
    update notification_deliveries d set state = made.state, reason = made.reason, due_at = made.due_at,
      decided_at = case when made.state = 'waiting' then d.decided_at else ${now}::timestamptz end
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb)
      as made (id uuid, channel text, state text, reason text, due_at timestamptz)
    where d.app_id = ${tx.app_id} and d.notification_id = made.id and d.channel = made.channel
      and d.state = 'waiting'
  `.execute(tx)
}

/** A decision about one channel of a notification, for the log. */
export type LoggedDelivery = {
  channel: 'in_app' | 'push' | 'mail'
  state: 'sent' | 'skipped' | 'failed' | 'waiting'
  reason: NotSentReason | null
  at: string | null
}

/** Lists what was decided about some notifications, by notification. */
export async function listDeliveries(
  db: AppDb | AppTx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LoggedDelivery[]>> {
  const { rows } = await sql<LoggedDelivery & { notification_id: string }>`
    select notification_id, channel, state, reason, instant_text(coalesce(decided_at, due_at)) as at
    from notification_deliveries
    where app_id = ${db.app_id} and notification_id = any (${[...ids]}::uuid[])
    order by notification_id, channel
  `.execute(db)
  return Map.groupBy(rows, (row) => row.notification_id) as ReadonlyMap<string, LoggedDelivery[]>
}
