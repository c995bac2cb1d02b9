import { plannedDates, type ScheduledDate, type WeekdayPlan } from '@foyer/domain/schedule'
import { addDays, startOfDay } from '@foyer/domain/time'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import type { MemberViewer } from '#platform/session/viewer.ts'
import { decideFromFacts, loadAccessFacts } from '../../access/index.ts'
import { readRemaining } from '../../progress/index.ts'
import { accessInstant, MAX_DAYS_AHEAD, toDateColumns } from '../dates.ts'
import type { ItemRow } from '../repository/items.ts'
import { listOpenItems, lockItemsOf, replaceItems } from '../repository/plan-items.ts'

type Plan = WeekdayPlan & { root_id: string; dry_run: boolean }

/** The new items of a plan, how many open ones they replace, and how many pages never open to the member. */
export type PlannedProgram = { rows: ItemRow[]; replaced: number; skipped: number }

/**
 * Puts what is left of a running program on the days of a plan, one page a day; null where the member does not run
 * it. A page takes the first day from its turn on at which it is open.
 */
export async function planProgram(
  ctx: Ctx,
  viewer: MemberViewer,
  { root_id, dry_run, ...plan }: Plan,
): Promise<PlannedProgram | null> {
  const { subscriber_id, timezone: zone } = viewer
  const now = ctx.now()
  const remaining = (await readRemaining(ctx, subscriber_id)).filter((step) => step.root_id === root_id)
  if (remaining.length === 0) return null

  const page_ids = remaining.map(({ page_id }) => page_id)
  const facts = await loadAccessFacts(ctx.db, viewer, page_ids, now)
  const isOpen = (page_id: string, date: ScheduledDate): boolean =>
    decideFromFacts(ctx.app, facts, page_id, accessInstant(date, { zone, now })).may_act
  const last_day = addDays(plan.first_day, MAX_DAYS_AHEAD)
  const opening = page_ids.filter((id) => isOpen(id, { date: last_day, is_all_day: true }))
  const dates = plannedDates(plan, zone, last_day)
  const rows = opening.flatMap((page_id): ItemRow[] => {
    const date = findDate(dates, (candidate) => isOpen(page_id, candidate))
    if (!date) return []
    const item = { subscriber_id, item_type: 'page', item_id: page_id, context_id: root_id }
    return [{ ...item, id: newId(), ...toDateColumns(date), completed_at: null, created_at: now }]
  })

  const open = { day: plan.first_day, instant: startOfDay(plan.first_day, zone), root_id }
  const skipped = page_ids.length - rows.length
  if (dry_run) return { rows, replaced: (await listOpenItems(ctx.db, subscriber_id, open)).length, skipped }
  return ctx.write(async (tx) => {
    await lockItemsOf(tx, subscriber_id)
    const replaced = await listOpenItems(tx, subscriber_id, open)
    await replaceItems(tx, { removed: replaced.map(({ id }) => id), added: rows, now })
    return { rows, replaced: replaced.length, skipped }
  })
}

/** Takes dates until one is right; the next search goes on behind it. */
function findDate(
  dates: Iterator<ScheduledDate, void>,
  isRight: (date: ScheduledDate) => boolean,
): ScheduledDate | null {
  for (let next = dates.next(); next.done !== true; next = dates.next())
    if (isRight(next.value)) return next.value
  return null
}
