import { createHash } from 'node:crypto'
import type { AppDb, AppTx } from '../../platform/database/app-db.ts'
import { heldRights, type HeldRight } from './repository/ledger.ts'

/** The products that a subscriber holds at a moment. */
export async function activeProductIds(
  db: AppDb | AppTx,
  subscriber_id: string,
  now: Date,
): Promise<string[]> {
  return productsOf(await heldRights(db, subscriber_id, now))
}

/** What a subscriber is told that they hold at a moment: products by name, and a short text for single pages. */
export async function toldRights(
  db: AppDb | AppTx,
  subscriber_id: string,
  now: Date,
): Promise<{ active_product_ids: string[]; page_rights: string }> {
  const held = await heldRights(db, subscriber_id, now)
  const page_ids = [...new Set(held.flatMap((right) => right.page_id ?? []))].toSorted()
  const page_rights =
    page_ids.length === 0 ? '' : createHash('sha256').update(page_ids.join()).digest('base64url').slice(0, 22)
  return { active_product_ids: productsOf(held), page_rights }
}

function productsOf(held: readonly HeldRight[]): string[] {
  return [...new Set(held.flatMap((right) => right.product_id ?? []))]
}
