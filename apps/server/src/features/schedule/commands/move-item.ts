import { shiftSubsequent, type ScheduledDate } from '@foyer/domain/schedule'
import type { Ctx } from '#platform/context.ts'
import { notFound } from '#platform/errors.ts'
import type { Asking } from '../../access/index.ts'
import { liveSite } from '../../pages/index.ts'
import { columnsOf, dateOf, refuseTooFar, type Moment } from '../dates.ts'
import { refuseShutDates } from '../judge-moves.ts'
import { lockWithSiblings, moveItems, type ItemRow } from '../repository/items.ts'

type Move = { asking: Asking; item: ItemRow; to: ScheduledDate; shift_subsequent: boolean; moment: Moment }

/**
 * Puts an item on another date; with `shift_subsequent` the later items of its context follow by as many days. Dates on
 * which their pages are not open are refused. The items are locked first, so that of two moves the second goes on from
 * the first.
 */
export async function moveItem(
  ctx: Ctx,
  { asking, item, to, shift_subsequent, moment }: Move,
): Promise<{ item: ItemRow; siblings: ItemRow[] }> {
  const site = await liveSite(ctx)
  return ctx.write(async (tx) => {
    const wanted = shift_subsequent ? item : { id: item.id, context_id: null }
    const rows = await lockWithSiblings(tx, item.subscriber_id, wanted)
    const before = rows.find((row) => row.id === item.id)
    if (!before) throw notFound()

    const dated = rows.map((row) => ({ id: row.id, ...dateOf(row) }))
    const shifted = shiftSubsequent({ id: item.id, ...dateOf(before) }, to, dated, moment.zone)
    for (const sibling of shifted) refuseTooFar(sibling, moment)
    const date_of = new Map(shifted.map((sibling) => [sibling.id, sibling]))
    const following = rows.flatMap((row) => {
      const date = date_of.get(row.id)
      return date ? [{ row, to: date }] : []
    })
    await refuseShutDates(ctx, tx, asking, { moved: { row: before, to }, siblings: following, moment, site })
    const siblings = following.map(({ row, to: date }) => ({ ...row, ...columnsOf(date) }))
    const moved = { ...before, ...columnsOf(to) }
    await moveItems(
      tx,
      [moved, ...siblings].map(({ id, day, starts_at }) => ({ id, day, starts_at })),
    )
    return { item: moved, siblings }
  })
}
