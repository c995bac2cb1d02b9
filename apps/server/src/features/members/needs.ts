import type { AppDb, AppTx } from '../../platform/database/app-db.ts'
import type { Emit } from '../../platform/events/events.ts'
import { defineNeed } from '../../platform/needs.ts'

/** A free grant by an owner and its cause. */
export type ProductGrant = {
  subscriber_id: string
  product_ids: readonly string[]
  cause: 'manual' | 'import'
  /** A second grant with the same cause, such as a row of an import, has no effect. */
  cause_id: string
  starts_at: Date
  /** The team member who grants it. */
  actor_id: string
  now: Date
}

/** Grants products in the transaction of their cause. Provided by `access`, which owns the entitlements. */
export const productGrantNeed = defineNeed<{
  grantProducts: (tx: AppTx, emit: Emit, grant: ProductGrant) => Promise<void>
}>('members.product_grants')

/** The app's products; `commerce` fills it. */
export const productLookupNeed = defineNeed<{
  findTitles: (db: AppDb | AppTx, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** The ids of products by their id or title in lower case; null for a title that two have. */
  findByNames: (db: AppDb | AppTx, names: readonly string[]) => Promise<ReadonlyMap<string, string | null>>
}>('members.products')
