/** Why a purchase is over, and since when. */
export type StoreEnd = { at: Date; reason: 'ended' | 'refund' }

/** What a store vouches for of one purchase, read anew. Renewals, upgrades and their refunds belong to one purchase. */
export type StorePurchase = {
  /** The store's own id of the purchase as a whole; the key under which it counts once. */
  original_transaction_id: string
  /** What was bought, under the store's id; after an upgrade the new one. */
  store_product_id: string
  /** Whom the shell named when it sold; null where it named nobody. */
  account_token: string | null
  is_test: boolean
  /** Start of the newest paid period, or the moment at which it was bought once. */
  starts_at: Date
  /** End of the newest paid period; null for what is paid once. */
  ends_at: Date | null
  /** Until when the store itself still tries to be paid and asks for access. */
  grace_ends_at: Date | null
  over: StoreEnd | null
}

/**
 * A shop that sells inside native shells and takes the money itself. Whatever `read` gives has been asked of the
 * store at that moment, so nothing that a client sends counts but which purchase to look at.
 */
export interface Store {
  /**
   * The purchase that a transaction belongs to; null where the store knows none in this app, or one that opens nothing
   * for good (consumables and passes without an end of their own). Throws a `ProviderError` where the store cannot be
   * asked.
   */
  read: (transaction_id: string) => Promise<StorePurchase | null>
  /** Whether the store takes the key. Throws a `ProviderError` where it cannot be asked. */
  takesKey: () => Promise<boolean>
}
