import { sql } from 'kysely'
import type { AppDb, AppTx } from '../../platform/database/app-db.ts'
import { newId } from '../../platform/ids.ts'
import type { HourCount, Span } from './today.ts'

/** A stored action of a visitor. */
export type ActivityRecord = {
  at: Date
  activity_type: string
  session_id: string | null
  device_id: string | null
  user_id: string | null
  data: Record<string, string | number | boolean | null>
  is_standalone: boolean
}

/** Stores an action of a visitor. */
export async function insertActivity(tx: AppTx, { data, ...record }: ActivityRecord): Promise<void> {
  await tx
    .insertInto('activity_records')
    .values({ app_id: tx.app_id, id: newId(), ...record, data: JSON.stringify(data) })
    .execute()
}

/** A signal that a visit continues or has ended. */
export type VisitSignal = {
  session_id: string
  device_id: string | null
  origin_href: string | null
  at: Date
  is_ended: boolean
}

/** Creates a visit with its first signal, and updates it with each later one. */
export async function touchVisit(tx: AppTx, { at, is_ended, ...visit }: VisitSignal): Promise<void> {
  const ended_at = is_ended ? at : null
  await tx
    .insertInto('visits')
    .values({ app_id: tx.app_id, ...visit, started_at: at, seen_at: at, ended_at })
    .onConflict((conflict) =>
      conflict.columns(['app_id', 'session_id']).doUpdateSet({
        seen_at: sql`greatest(visits.seen_at, excluded.seen_at)`,
        ended_at,
      }),
    )
    .execute()
}

/** Counts the visits that started within a span, by hour in the zone. */
export async function visitsByHour(db: AppDb | AppTx, { from, to, zone }: Span): Promise<HourCount[]> {
  const { rows } = await sql<HourCount>`
    select extract(hour from started_at at time zone ${zone})::int as hour, count(*)::int as value from visits
    where app_id = ${db.app_id} and started_at >= ${from} and started_at < ${to}
    group by 1
  `.execute(db)
  return rows
}

/**
 * Deletes rows older than an instant, oldest first and at most `limit` of each kind, to bound the transaction.
 * Returns the number of rows. A visit is as old as its last signal.
 */
export async function deleteOld(tx: AppTx, before: Date, limit: number): Promise<number> {
  const { rows } = await sql<{ deleted: number }>`
    with old_records as (
      delete from activity_records where app_id = ${tx.app_id} and (at, id) in (
        select at, id from activity_records where app_id = ${tx.app_id} and at < ${before} order by at limit ${limit}
      ) returning 1
    ), old_visits as (
      delete from visits where app_id = ${tx.app_id} and session_id in (
        select session_id from visits
        where app_id = ${tx.app_id} and started_at < ${before} and seen_at < ${before}
        order by started_at limit ${limit}
      ) returning 1
    )
    select (select count(*) from old_records)::int + (select count(*) from old_visits)::int as deleted
  `.execute(tx)
  return rows[0]?.deleted ?? 0
}
