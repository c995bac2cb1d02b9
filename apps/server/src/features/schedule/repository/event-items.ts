import { scheduledItemType } from '@foyer/contract/schedule/shapes'
import { sql } from 'kysely'
import type { AppTx } from '#platform/database/app-db.ts'
import { newId } from '#platform/ids.ts'

const EVENT = scheduledItemType.enum.event_occurrence

/** A member and an occurrence. */
export type Comer = { occurrence_id: string; subscriber_id: string }

/** Puts occurrences on the calendars of those who come, each once; earlier removed items of them are gone. */
export async function addEventItems(tx: AppTx, comers: readonly Comer[], now: Date): Promise<void> {
  if (comers.length === 0) return
  const rows = JSON.stringify(comers.map((comer) => ({ ...comer, id: newId() })))
  await sql`
    delete from scheduled_items item
    using jsonb_to_recordset(${rows}::jsonb) as comer (occurrence_id uuid, subscriber_id uuid)
    where item.app_id = ${tx.app_id} and item.subscriber_id = comer.subscriber_id
      and item.item_id = comer.occurrence_id and item.removed_at is not null
  `.execute(tx)
  await sql`
    insert into scheduled_items (app_id, id, subscriber_id, item_type, item_id, starts_at, created_at)
    select ${tx.app_id}, comer.id, comer.subscriber_id, ${EVENT}, occurrence.id, occurrence.starts_at, ${now}
    from jsonb_to_recordset(${rows}::jsonb) as comer (id uuid, occurrence_id uuid, subscriber_id uuid)
    join event_occurrences occurrence on occurrence.app_id = ${tx.app_id} and occurrence.id = comer.occurrence_id
    where not exists (
      select from scheduled_items item
      where item.app_id = ${tx.app_id} and item.subscriber_id = comer.subscriber_id
        and item.item_id = comer.occurrence_id
    )
  `.execute(tx)
}

/** Takes occurrences off the calendars of those who do not come. */
export async function removeEventItems(tx: AppTx, comers: readonly Comer[]): Promise<void> {
  if (comers.length === 0) return
  await sql`
    delete from scheduled_items item
    using jsonb_to_recordset(${JSON.stringify(comers)}::jsonb) as comer (occurrence_id uuid, subscriber_id uuid)
    where item.app_id = ${tx.app_id} and item.subscriber_id = comer.subscriber_id
      and item.item_id = comer.occurrence_id
  `.execute(tx)
}
