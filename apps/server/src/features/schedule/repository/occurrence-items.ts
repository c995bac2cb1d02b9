import { scheduledItemType } from '@foyer/contract/schedule/shapes'
import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import type { Comer } from './event-items.ts'

const EVENT = scheduledItemType.enum.event_occurrence

/** An occurrence that people have on their calendars. */
export type PlannedOccurrence = { occurrence_id: string; event_id: string }

/** Moves what people have on their calendars to where its occurrences to come are now; returns those that moved. */
export async function followOccurrences(tx: AppTx, now: Date): Promise<PlannedOccurrence[]> {
  const { rows } = await sql<PlannedOccurrence>`
    with moved as (
      update scheduled_items item set starts_at = occurrence.starts_at
      from event_occurrences occurrence
      where item.app_id = ${tx.app_id} and item.item_type = ${EVENT} and item.starts_at is not null
        and occurrence.app_id = item.app_id and occurrence.id = item.item_id
        and occurrence.starts_at > ${now} and item.starts_at <> occurrence.starts_at
      returning occurrence.id as occurrence_id, occurrence.event_id
    )
    select distinct occurrence_id, event_id from moved order by occurrence_id
  `.execute(tx)
  return rows
}

/** Takes occurrences that no longer take place off people's calendars; returns those that someone had there. */
export async function removeOccurrenceItems(
  tx: AppTx,
  occurrence_ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (occurrence_ids.length === 0) return new Set()
  const { rows } = await sql<{ item_id: string }>`
    with gone as (
      delete from scheduled_items
      where app_id = ${tx.app_id} and item_type = ${EVENT} and item_id = any (${[...occurrence_ids]}::uuid[])
      returning item_id
    )
    select distinct item_id from gone
  `.execute(tx)
  return new Set(rows.map(({ item_id }) => item_id))
}

/** Who comes, or perhaps comes, to these occurrences, without those who wait for a place. */
export async function listAnswered(tx: AppTx, occurrence_ids: readonly string[]): Promise<Comer[]> {
  if (occurrence_ids.length === 0) return []
  return tx
    .selectFrom('event_answers')
    .select(['occurrence_id', 'subscriber_id'])
    .where('app_id', '=', tx.app_id)
    .where(sql<boolean>`occurrence_id = any (${[...occurrence_ids]}::uuid[])`)
    .where('answer', '<>', 'declined')
    .where('is_waiting', '=', false)
    .orderBy('occurrence_id')
    .orderBy('subscriber_id')
    .execute()
}

/** How many come to each of these occurrences; one to which nobody comes is missing. */
export async function countGoing(
  db: AppDb,
  occurrence_ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (occurrence_ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('event_answers')
    .select(['occurrence_id', sql<number>`count(*)::int`.as('count')])
    .where('app_id', '=', db.app_id)
    .where(sql<boolean>`occurrence_id = any (${[...occurrence_ids]}::uuid[])`)
    .where('answer', '=', 'going')
    .where('is_waiting', '=', false)
    .groupBy('occurrence_id')
    .execute()
  return new Map(rows.map((row) => [row.occurrence_id, row.count]))
}
