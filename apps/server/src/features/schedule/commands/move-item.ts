import { shiftSubsequent, type ScheduledDate } from '@foyer/domain/schedule'
import type { Ctx } from '#platform/context.ts'
import { notFound } from '#platform/errors.ts'
import type { AccessCaller } from '../../access/index.ts'
import { loadLiveSite } from '../../pages/index.ts'
import { toDateColumns, toScheduledDate, rejectTooFar, type CalendarTime } from '../dates.ts'
import { rejectLockedDates } from '../reject-locked-dates.ts'
import { lockItemWithSiblings, moveItems, type ItemRow } from '../repository/items.ts'

type Move = {
  caller: AccessCaller
  item: ItemRow
  to: ScheduledDate
  shift_subsequent: boolean
  calendar_time: CalendarTime
}

/**
 * Moves an item to another date; with `shift_subsequent` later items of its context move by as many days. Refuses
 * dates on which pages are locked. Locks the items first, so that concurrent moves add up.
 */
export async function moveItem(
  ctx: Ctx,
  { caller, item, to, shift_subsequent, calendar_time }: Move,
): Promise<{ item: ItemRow; siblings: ItemRow[] }> {
  const site = await loadLiveSite(ctx)
  return ctx.write(async (tx) => {
    const target = shift_subsequent ? item : { id: item.id, context_id: null }
    const rows = await lockItemWithSiblings(tx, item.subscriber_id, target)
    const before = rows.find((row) => row.id === item.id)
    if (!before) throw notFound()

    const rows_by_date = rows.map((row) => ({ id: row.id, ...toScheduledDate(row) }))
    const shifted = shiftSubsequent(
      { id: item.id, ...toScheduledDate(before) },
      to,
      rows_by_date,
      calendar_time.zone,
    )
    for (const sibling of shifted) rejectTooFar(sibling, calendar_time)
    const dateOfRow = new Map(shifted.map((sibling) => [sibling.id, sibling]))
    const following = rows.flatMap((row) => {
      const date = dateOfRow.get(row.id)
      return date ? [{ row, to: date }] : []
    })
    await rejectLockedDates(ctx, tx, caller, {
      moved: { row: before, to },
      siblings: following,
      calendar_time,
      site,
    })
    const siblings = following.map(({ row, to: date }) => ({ ...row, ...toDateColumns(date) }))
    const moved = { ...before, ...toDateColumns(to) }
    await moveItems(
      tx,
      [moved, ...siblings].map(({ id, day, starts_at }) => ({ id, day, starts_at })),
    )
    return { item: moved, siblings }
  })
}
