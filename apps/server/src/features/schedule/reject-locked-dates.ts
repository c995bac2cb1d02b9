import type { ScheduledDate } from '@foyer/domain/schedule'
import type { Ctx } from '../../platform/context.ts'
import type { AppTx } from '../../platform/database/app-db.ts'
import { notFound } from '../../platform/errors.ts'
import { decideFromFacts, loadAccessFacts, type AccessCaller, type PageDecision } from '../access/index.ts'
import type { loadLiveSite } from '../pages/index.ts'
import { createPageLockedError } from '../progress/index.ts'
import { toScheduledDate, accessInstant, type CalendarTime } from './dates.ts'
import type { ItemRow } from './repository/items.ts'

type Site = Awaited<ReturnType<typeof loadLiveSite>>

/** An item on its way from one date to another. */
type Move = { row: ItemRow; to: ScheduledDate }

/**
 * Rejects a date on which the item's page is locked for the member. Siblings that move along are rejected if they
 * would come before their page unlocks; those already locked on their own date are not.
 */
export async function rejectLockedDates(
  ctx: Ctx,
  tx: AppTx,
  caller: AccessCaller,
  {
    moved,
    siblings,
    calendar_time,
    site,
  }: { moved: Move; siblings: readonly Move[]; calendar_time: CalendarTime; site: Site },
): Promise<void> {
  const page_ids = [moved, ...siblings].map(({ row }) => row.item_id)
  const facts = await loadAccessFacts(tx, caller, [...new Set(page_ids)], calendar_time.now)
  const decide = ({ item_id }: ItemRow, at: Date): PageDecision =>
    decideFromFacts(ctx.app, facts, item_id, at)
  const decideAt = (row: ItemRow, date: ScheduledDate): PageDecision =>
    decide(row, accessInstant(date, calendar_time))

  if (!site.pages.has(moved.row.item_id) || decide(moved.row, calendar_time.now).is_hidden) throw notFound()
  const target = decideAt(moved.row, moved.to)
  if (!target.may_act) throw createPageLockedError(target)
  for (const { row, to } of siblings) {
    const decided = decideAt(row, to)
    if (!decided.may_act && decideAt(row, toScheduledDate(row)).may_act) throw createPageLockedError(decided)
  }
}
