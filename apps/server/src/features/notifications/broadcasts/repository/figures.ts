import type { BroadcastTotals } from '@foyer/contract/notifications/broadcast-shapes'
import type { NotificationChannel, NotSentReason } from '@foyer/contract/notifications/inbox-shapes'
import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'

type Db = AppDb | AppTx

/** Whether the recipient `r` read it in the app (notification `n`), or came by a link. */
const clicked = sql`(r.in_app_clicked_at is not null or r.push_clicked_at is not null or r.mail_clicked_at is not null)`
const readInApp = sql`(n.read_at is not null and exists (
  select from notification_deliveries shown where shown.app_id = n.app_id and shown.notification_id = n.id
    and shown.channel = 'in_app' and shown.state = 'sent'))`
const joinNotification = sql`left join notifications n on n.app_id = r.app_id and n.id = r.notification_id`

/** What is counted of the recipients of a broadcast. */
export type Totals = BroadcastTotals & {
  id: string
  to_come: number
  unsubscribed: number
  in_app_opened: number
  in_app_clicked: number
  push_clicked: number
  mail_clicked: number
}

/** Counts the recipients of broadcasts, and what they did. Those without recipients are left out. */
export async function countTotals(db: Db, ids: readonly string[]): Promise<Totals[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<Totals>`
    select r.broadcast_id as id, count(*)::int as recipients,
      count(*) filter (where r.recorded_at is null)::int as to_come,
      count(*) filter (where ${clicked} or ${readInApp})::int as opened,
      count(*) filter (where ${clicked})::int as clicked,
      count(r.unsubscribed_at)::int as unsubscribed,
      count(*) filter (where ${readInApp} or r.in_app_clicked_at is not null)::int as in_app_opened,
      count(r.in_app_clicked_at)::int as in_app_clicked,
      count(r.push_clicked_at)::int as push_clicked, count(r.mail_clicked_at)::int as mail_clicked
    from broadcast_recipients r ${joinNotification}
    where r.app_id = ${db.app_id} and r.broadcast_id = any (${[...ids]}::uuid[])
    group by r.broadcast_id
  `.execute(db)
  return rows
}

/** What became of a broadcast on its channels, and why. */
export type Outcomes = {
  channel: NotificationChannel
  state: 'sent' | 'skipped' | 'failed' | 'waiting'
  reason: NotSentReason | null
  count: number
}

export async function countOutcomes(db: Db, broadcast_id: string): Promise<Outcomes[]> {
  const { rows } = await sql<Outcomes>`
    select d.channel, d.state, d.reason, count(*)::int as count
    from broadcast_recipients r
    join notification_deliveries d on d.app_id = r.app_id and d.notification_id = r.notification_id
    where r.app_id = ${db.app_id} and r.broadcast_id = ${broadcast_id}
    group by d.channel, d.state, d.reason order by d.channel, count desc, d.reason
  `.execute(db)
  return rows
}

/** Lists started broadcasts of before an instant whose figures are not final. */
export async function listUnsettled(db: Db, before: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from broadcasts
    where app_id = ${db.app_id} and started_at < ${before} and final_figures is null
    order by started_at, id limit ${limit}
  `.execute(db)
  return rows.map(({ id }) => id)
}

/** Deletes to whom a broadcast went. */
export async function deleteRecipients(tx: AppTx, broadcast_id: string): Promise<void> {
  await tx
    .deleteFrom('broadcast_recipients')
    .where('app_id', '=', tx.app_id)
    .where('broadcast_id', '=', broadcast_id)
    .execute()
}
