import type { ProductGrant } from '../../members/index.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import type { Emit } from '#platform/events/events.ts'
import { grant } from './grant.ts'

/** Grants products to a member for free and without an end. Repeating the same grant adds nothing. */
export async function grantProducts(tx: AppTx, emit: Emit, input: ProductGrant): Promise<void> {
  const { product_ids, ...cause } = input
  for (const product_id of new Set(product_ids))
    await grant(tx, emit, { ...cause, product_id, ends_at: null })
}
