import type { AppDb, AppTx } from '../../platform/database/app-db.ts'
import type { Emit } from '../../platform/events/events.ts'
import { defineNeed } from '../../platform/needs.ts'

/** What an owner gives somebody for nothing, by the cause that it comes from. */
export type ProductGrant = {
  subscriber_id: string
  product_ids: readonly string[]
  cause: 'manual' | 'import'
  /** The same again, such as the same row of the same file, gives nothing more. */
  cause_id: string
  starts_at: Date
  /** The team member who gives it. */
  actor_id: string
  now: Date
}

/** Gives products in the transaction of their cause; `access` fills it, because it owns the entitlements. */
export const productGrantNeed = defineNeed<{
  grantProducts: (tx: AppTx, emit: Emit, grant: ProductGrant) => Promise<void>
}>('members.gifts')

/** The app's products; `commerce` fills it. */
export const productLookupNeed = defineNeed<{
  findTitles: (db: AppDb | AppTx, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** The ids of products by their id or title in lower case; null for a title that two have. */
  findByNames: (db: AppDb | AppTx, names: readonly string[]) => Promise<ReadonlyMap<string, string | null>>
}>('members.products')
