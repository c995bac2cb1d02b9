import type { AppDb, AppTx } from '../../platform/database/app-db.ts'
import type { LedgerLine, PaidSpan } from '../access/index.ts'
import { paidUntil } from './repository/in-app-purchases.ts'
import { findSubscriptions } from './repository/subscriptions.ts'

/** How far rights in force are paid, by the id of their cause; what was paid once or given is left out. */
export async function paidSpans(
  db: AppDb | AppTx,
  lines: readonly LedgerLine[],
): Promise<ReadonlyMap<string, PaidSpan>> {
  const idsOf = (cause: LedgerLine['cause']) =>
    lines.flatMap((line) => (line.cause === cause ? line.cause_id : []))
  const [plans, in_stores] = await Promise.all([
    findSubscriptions(db, idsOf('subscription')),
    paidUntil(db, idsOf('in_app_purchase')),
  ])
  const ours = plans.map(({ id, state, period_ends_at }): [string, PaidSpan] => [
    id,
    { plan: state === 'ended' ? null : state, paid_until: period_ends_at },
  ])
  const theirs = [...in_stores].map(([id, paid_until]): [string, PaidSpan] => [
    id,
    { plan: null, paid_until },
  ])
  return new Map([...ours, ...theirs])
}
