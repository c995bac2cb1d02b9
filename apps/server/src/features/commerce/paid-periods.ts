import type { AppDb, AppTx } from '../../platform/database/app-db.ts'
import type { LedgerLine, PaidPeriod } from '../access/index.ts'
import { findPaidInStores } from './repository/in-app-purchases.ts'
import { findSubscriptions } from './repository/subscriptions.ts'

/** How far rights in force are paid, by the id of their cause; what was paid once or given is left out. */
export async function findPaidPeriods(
  db: AppDb | AppTx,
  lines: readonly LedgerLine[],
): Promise<ReadonlyMap<string, PaidPeriod>> {
  const listCauseIds = (cause: LedgerLine['cause']) =>
    lines.flatMap((line) => (line.cause === cause ? line.cause_id : []))
  const [plans, in_stores] = await Promise.all([
    findSubscriptions(db, listCauseIds('subscription')),
    findPaidInStores(db, listCauseIds('in_app_purchase')),
  ])
  const plan_ids = plans.map(({ id, state, period_ends_at }): [string, PaidPeriod] => [
    id,
    { plan: state === 'ended' ? null : state, paid_until: period_ends_at },
  ])
  const store_ids = [...in_stores].map(([id, { paid_until }]): [string, PaidPeriod] => [
    id,
    { plan: null, paid_until },
  ])
  return new Map([...plan_ids, ...store_ids])
}
