import type { ScheduledDate } from '@foyer/domain/schedule'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import { toDateColumns } from '../dates.ts'
import { insertItem, type ItemRow } from '../repository/items.ts'

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
  await ctx.write((tx) => insertItem(tx, row))
  return row
}
