import type { ScheduledDate } from '@foyer/domain/schedule'
import type { Ctx } from '../../platform/context.ts'
import type { AppTx } from '../../platform/database/app-db.ts'
import { notFound } from '../../platform/errors.ts'
import { decideBy, loadAccessFacts, type Asking, type PageDecision } from '../access/index.ts'
import type { liveSite } from '../pages/index.ts'
import { pageLocked } from '../progress/index.ts'
import { dateOf, judgedAt, type Moment } from './dates.ts'
import type { ItemRow } from './repository/items.ts'

type Site = Awaited<ReturnType<typeof liveSite>>

/** An item on its way from one date to another. */
type Move = { row: ItemRow; to: ScheduledDate }

/**
 * Refuses to put an item on a date on which its page is not open to the member, as if it were put there anew. Siblings
 * that follow it are refused where they would come before their page opens; what is shut on its own date already is in
 * nobody's way.
 */
export async function refuseShutDates(
  ctx: Ctx,
  tx: AppTx,
  asking: Asking,
  { moved, siblings, moment, site }: { moved: Move; siblings: readonly Move[]; moment: Moment; site: Site },
): Promise<void> {
  const page_ids = [moved, ...siblings].map(({ row }) => row.item_id)
  const facts = await loadAccessFacts(tx, asking, [...new Set(page_ids)], moment.now)
  const decide = ({ item_id }: ItemRow, at: Date): PageDecision => decideBy(ctx.app, facts, item_id, at)
  const decideOn = (row: ItemRow, date: ScheduledDate): PageDecision => decide(row, judgedAt(date, moment))

  if (!site.pages.has(moved.row.item_id) || decide(moved.row, moment.now).is_hidden) throw notFound()
  const there = decideOn(moved.row, moved.to)
  if (!there.may_act) throw pageLocked(there)
  for (const { row, to } of siblings) {
    const decided = decideOn(row, to)
    if (!decided.may_act && decideOn(row, dateOf(row)).may_act) throw pageLocked(decided)
  }
}
