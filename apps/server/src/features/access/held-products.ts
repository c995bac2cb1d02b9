import type { AppDb, AppTx } from '../../platform/database/app-db.ts'
import { heldRights } from './repository/ledger.ts'

/** The products that a subscriber holds at a moment. */
export async function activeProductIds(
  db: AppDb | AppTx,
  subscriber_id: string,
  now: Date,
): Promise<string[]> {
  const held = await heldRights(db, subscriber_id, now)
  return [...new Set(held.flatMap((right) => right.product_id ?? []))]
}
