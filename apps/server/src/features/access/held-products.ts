import type { AppDb, AppTx } from '../../platform/database/app-db.ts'
import { countHolders, heldRights } from './repository/ledger.ts'

/** The products that a subscriber holds at a moment. */
export async function activeProductIds(
  db: AppDb | AppTx,
  subscriber_id: string,
  now: Date,
): Promise<string[]> {
  const held = await heldRights(db, subscriber_id, now)
  return [...new Set(held.flatMap((right) => right.product_id ?? []))]
}

/** How many members hold at least one of these products, or one of these private pages, at a moment. */
export function countMembersHolding(
  db: AppDb | AppTx,
  subjects: { product_ids?: readonly string[]; page_ids?: readonly string[] },
  now: Date,
): Promise<number> {
  const { product_ids = [], page_ids = [] } = subjects
  return countHolders(db, { product_ids, page_ids }, now)
}
