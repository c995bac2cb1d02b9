import { itemToComplete, today } from '@foyer/domain/schedule'
import type { AppTx } from '#platform/database/app-db.ts'
import type { ItemSource } from '../../progress/index.ts'
import { toScheduledDate } from '../dates.ts'
import { listCompletable, setItemsCompleted, undoItems } from '../repository/completed-items.ts'

type Owner = { subscriber_id: string; zone: string }

/** Completes the item that each completed page was done from: the named one, else today's or the next one. */
export async function completeScheduled(
  tx: AppTx,
  { subscriber_id, zone }: Owner,
  { source, page_ids, at }: { source: ItemSource | null; page_ids: readonly string[]; at: Date },
): Promise<void> {
  const rows = await listCompletable(tx, subscriber_id, source ? [...page_ids, source.page_id] : page_ids)
  if (rows.length === 0) return
  const calendar_day = { day: today(at.toISOString(), zone), zone }
  const named = rows.find(({ id, item_id }) => id === source?.item_id && item_id === source.page_id)
  const items = rows
    .filter(({ item_id }) => item_id !== named?.item_id && page_ids.includes(item_id))
    .map((row) => ({ id: row.id, item_id: row.item_id, ...toScheduledDate(row) }))
  const chosen = [...Map.groupBy(items, ({ item_id }) => item_id).values()].flatMap(
    (of_page) => itemToComplete(of_page, calendar_day)?.id ?? [],
  )
  const ids = new Set(named ? [named.id, ...chosen] : chosen)
  await setItemsCompleted(tx, { subscriber_id, items: rows.filter(({ id }) => ids.has(id)), at })
}

/** Takes completions back: for the named item, else for the item of each page that was completed last. */
export function uncompleteScheduled(
  tx: AppTx,
  subscriber_id: string,
  { source, page_ids }: { source: ItemSource | null; page_ids: readonly string[] },
): Promise<void> {
  const others = page_ids.filter((page_id) => page_id !== source?.page_id)
  return undoItems(tx, {
    subscriber_id,
    item_id: source?.item_id ?? null,
    page_ids: source ? others : page_ids,
  })
}
