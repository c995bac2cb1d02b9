import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import type { ItemRow } from './items.ts'

/** An item on a member's calendar: one of their own, or one of all members with when this one completed it. */
export type ListedItem = ItemRow & { scope_type: 'member' | 'app' }

/** Which items of a subscriber are listed. */
export type Range = {
  days: { from: string; to: string }
  instants: { from: string; before: string }
  item_id?: string | undefined
  item_type?: string | undefined
  page_id?: string | undefined
  context?: string | undefined
}

/** A subscriber's items between two days, with those of all members, as a calendar orders them. */
export async function listItems(
  db: AppDb | AppTx,
  subscriber_id: string,
  range: Range,
): Promise<ListedItem[]> {
  const { days, instants, item_id, item_type, page_id, context } = range
  let query = listedItems(db, subscriber_id).where((row) =>
    row.or([
      row.and([row('day', '>=', days.from), row('day', '<=', days.to)]),
      row.and([
        row('starts_at', '>=', new Date(instants.from)),
        row('starts_at', '<', new Date(instants.before)),
      ]),
    ]),
  )
  if (item_id !== undefined) query = query.where('item_id', '=', item_id)
  if (item_type !== undefined) query = query.where('item_type', '=', item_type)
  if (page_id !== undefined) {
    query = query.where((row) => row.or([row('context_id', '=', page_id), row('item_id', '=', page_id)]))
  }
  if (context !== undefined) query = query.where('context_id', '=', context)
  return query.orderBy('created_at').orderBy('id').execute()
}

/** A subscriber's own items and those of all members, without removed ones. */
export function listedItems(db: AppDb | AppTx, subscriber_id: string) {
  return db
    .selectFrom(
      sql<ListedItem>`(
        select id, subscriber_id, item_type, item_id, context_id, day, starts_at, completed_at, created_at,
          'member' as scope_type
        from scheduled_items
        where app_id = ${db.app_id} and subscriber_id = ${subscriber_id} and removed_at is null
        union all
        select item.id, ${subscriber_id}::uuid, item.item_type, item.item_id, null::uuid, item.day, item.starts_at,
          done.completed_at, item.created_at, 'app' as scope_type
        from app_schedule_items item
        left join app_schedule_completions done on done.app_id = item.app_id and done.item_id = item.id
          and done.subscriber_id = ${subscriber_id}
        where item.app_id = ${db.app_id} and item.removed_at is null
      )`.as('listed'),
    )
    .selectAll()
}
