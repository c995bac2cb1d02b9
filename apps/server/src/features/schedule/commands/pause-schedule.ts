import { isPast, shiftByDays } from '@foyer/domain/schedule'
import { startOfDay } from '@foyer/domain/time'
import type { Ctx } from '#platform/context.ts'
import { CallError } from '#platform/errors.ts'
import type { MemberViewer } from '#platform/session/viewer.ts'
import { rejectTooFar, toDateColumns, toScheduledDate } from '../dates.ts'
import { moveItems } from '../repository/items.ts'
import { listOpenItems, lockItemsOf } from '../repository/plan-items.ts'

type Pause = { from: string; days: number; root_id: string | null }

/** Moves a member's open items from a day on by a number of days; returns how many. */
export async function pauseSchedule(
  ctx: Ctx,
  { subscriber_id, timezone: zone }: MemberViewer,
  { from, days, root_id }: Pause,
): Promise<number> {
  const calendar_time = { zone, now: ctx.now() }
  return ctx.write(async (tx) => {
    await lockItemsOf(tx, subscriber_id)
    const rows = await listOpenItems(tx, subscriber_id, {
      day: from,
      instant: startOfDay(from, zone),
      root_id,
    })
    const moved = rows.map((row) => ({ row, to: shiftByDays(toScheduledDate(row), days, zone) }))
    for (const { to } of moved) {
      if (isPast(to, zone, calendar_time.now.toISOString())) throw new CallError('schedule_in_past')
      rejectTooFar(to, calendar_time)
    }
    await moveItems(
      tx,
      moved.map(({ row, to }) => ({ id: row.id, ...toDateColumns(to) })),
    )
    return moved.length
  })
}
