import type { ScheduledDate } from '@foyer/domain/schedule'
import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import { CallError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { toDateColumns } from '../dates.ts'
import { countItems } from '../repository/item-counts.ts'
import { insertItem, type ItemRow } from '../repository/items.ts'

/** How many items a member can have, past ones included. */
export const MAX_ITEMS = 10_000

type NewItem = Pick<ItemRow, 'subscriber_id' | 'item_id' | 'item_type' | 'context_id'> & {
  date: ScheduledDate
}

/** Adds an item to a member's calendar. The caller has already been authorised. */
export async function addItem(ctx: Ctx, { date, ...item }: NewItem): Promise<ItemRow> {
  const row: ItemRow = {
    ...item,
    id: newId(),
    ...toDateColumns(date),
    completed_at: null,
    created_at: ctx.now(),
  }
  await ctx.write(async (tx) => {
    await rejectFullSchedule(tx, item.subscriber_id)
    await insertItem(tx, row)
  })
  return row
}

/** Rejects one more item of a member who has as many as possible. */
export async function rejectFullSchedule(tx: AppTx, subscriber_id: string): Promise<void> {
  if ((await countItems(tx, subscriber_id)) >= MAX_ITEMS)
    throw new CallError('schedule_full', { max: MAX_ITEMS })
}
