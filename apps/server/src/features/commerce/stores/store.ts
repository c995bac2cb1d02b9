/** The stores that sell in native shells. */
export type StoreName = 'app_store' | 'google_play'

/** Why a purchase is over, and since when. */
export type StoreEnd = { at: Date; reason: 'ended' | 'refund' }

/** A purchase as the store reports it. Renewals, upgrades and their refunds belong to one purchase. */
export type StorePurchase = {
  /** The store's own id of the purchase as a whole; the key under which it counts once. */
  original_transaction_id: string
  /** The id under which the store is asked next time. */
  read_id: string
  /** The store refunds it after some days unless it is acknowledged. */
  awaits_acknowledgement: boolean
  /** What was bought, under the store's id; after an upgrade the new one. */
  store_product_id: string
  /** The account that the native shell named at the sale; null if none. */
  account_token: string | null
  is_test: boolean
  /** Start of the newest paid period, of the subscription where the store does not say, or of a one-time purchase. */
  starts_at: Date
  /** End of the newest paid period; null for what is paid once. */
  ends_at: Date | null
  /** Until when the store retries a failed payment and requires access. */
  grace_ends_at: Date | null
  over: StoreEnd | null
}

/**
 * A store that sells in native shells and takes the payment itself. `read` always calls the store, so a client only
 * chooses which purchase to read.
 */
export interface Store {
  /**
   * Reads the purchase of a transaction; null if it is unknown in this app or grants nothing lasting (consumables,
   * passes without an end). Throws `ProviderError` if the store is unavailable.
   */
  read: (transaction_id: string) => Promise<StorePurchase | null>
  /** Confirms that the purchase was granted. */
  acknowledge: (purchase: StorePurchase) => Promise<void>
  /** Whether the store accepts the key. Throws `ProviderError` if it is unavailable. */
  takesKey: () => Promise<boolean>
}
