import { createHash } from 'node:crypto'
import type { AppDb, AppTx } from '../../platform/database/app-db.ts'
import { listActiveEntitlements, type ActiveEntitlement } from './repository/ledger.ts'

/** Lists the products that a subscriber owns at an instant. */
export async function listActiveProductIds(
  db: AppDb | AppTx,
  subscriber_id: string,
  now: Date,
): Promise<string[]> {
  return listProductIds(await listActiveEntitlements(db, subscriber_id, now))
}

/** Returns a subscriber's access at an instant: the ids of owned products, and one hash over all owned pages. */
export async function readAccessSummary(
  db: AppDb | AppTx,
  subscriber_id: string,
  now: Date,
): Promise<{ active_product_ids: string[]; page_rights: string }> {
  const entitlements = await listActiveEntitlements(db, subscriber_id, now)
  const page_ids = [...new Set(entitlements.flatMap((right) => right.page_id ?? []))].toSorted()
  const page_rights =
    page_ids.length === 0 ? '' : createHash('sha256').update(page_ids.join()).digest('base64url').slice(0, 22)
  return { active_product_ids: listProductIds(entitlements), page_rights }
}

function listProductIds(entitlements: readonly ActiveEntitlement[]): string[] {
  return [...new Set(entitlements.flatMap((right) => right.product_id ?? []))]
}
