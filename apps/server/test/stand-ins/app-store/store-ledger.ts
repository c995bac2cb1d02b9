/** One transaction of a purchase; the facts that Apple signs (times in milliseconds). */
export type Transaction = {
  transactionId: string
  originalTransactionId: string
  bundleId: string
  productId: string
  type: 'Non-Consumable' | 'Auto-Renewable Subscription' | 'Consumable' | 'Non-Renewing Subscription'
  purchaseDate: number
  originalPurchaseDate: number
  expiresDate?: number
  appAccountToken?: string
  revocationDate?: number
  revocationReason?: number
  environment: 'Production' | 'Sandbox'
  inAppOwnershipType: 'PURCHASED'
  quantity: 1
}

/** Apple's subscription status: active, expired, billing retry, grace period, revoked. */
export type Status = 1 | 2 | 3 | 4 | 5

export type StoreEnvironment = 'production' | 'sandbox'

/** The purchases of a store, and the status of its subscriptions. */
export type StoreLedger = {
  transactions: (Transaction & { store_environment: StoreEnvironment })[]
  status: Map<string, { status: Status; gracePeriodExpiresDate?: number }>
  next_id: number
  now: () => Date
}

const MONTH_MS = 30 * 24 * 60 * 60 * 1000

type Sale = {
  bundle_id: string
  store_product_id: string
  account_token?: string
  type?: Transaction['type']
  store_environment?: StoreEnvironment
}

export function createStoreLedger(now: () => Date): StoreLedger {
  return { transactions: [], status: new Map(), next_id: 2_000_000_000_000_001, now }
}

/** Sells something, as the store's sheet does in a shell; a subscription runs for 30 days. */
export function sell(ledger: StoreLedger, sale: Sale): Transaction {
  const {
    bundle_id,
    store_product_id,
    account_token,
    type = 'Non-Consumable',
    store_environment = 'production',
  } = sale
  const id = String(ledger.next_id++)
  const at = ledger.now().getTime()
  const created: Transaction & { store_environment: StoreEnvironment } = {
    transactionId: id,
    originalTransactionId: id,
    bundleId: bundle_id,
    productId: store_product_id,
    type,
    store_environment,
    purchaseDate: at,
    originalPurchaseDate: at,
    inAppOwnershipType: 'PURCHASED',
    quantity: 1,
    environment: store_environment === 'production' ? 'Production' : 'Sandbox',
    ...(account_token ? { appAccountToken: account_token } : {}),
    ...(type === 'Auto-Renewable Subscription' ? { expiresDate: at + MONTH_MS } : {}),
  }
  ledger.transactions.push(created)
  if (created.expiresDate) ledger.status.set(id, { status: 1 })
  return created
}

/** Renews a subscription from the end of its last period on, or from now where that is over; `as` is an upgrade. */
export function renew(
  ledger: StoreLedger,
  original: Pick<Transaction, 'originalTransactionId'>,
  as?: string,
): Transaction {
  const last = findLastTransaction(ledger, original.originalTransactionId)
  const now = ledger.now().getTime()
  const starts = as ? now : Math.max(last.expiresDate ?? now, last.revocationDate ?? 0)
  const { revocationDate: _at, revocationReason: _why, ...same } = last
  const created = {
    ...same,
    transactionId: String(ledger.next_id++),
    productId: as ?? last.productId,
    purchaseDate: starts,
    expiresDate: starts + MONTH_MS,
  }
  ledger.transactions.push(created)
  ledger.status.set(last.originalTransactionId, { status: 1 })
  return created
}

/** Changes a subscription's status, as when it is cancelled or its card fails. */
export function setStatus(
  ledger: StoreLedger,
  { originalTransactionId }: Pick<Transaction, 'originalTransactionId'>,
  status: Status,
  grace_ends_at?: Date,
): void {
  ledger.status.set(originalTransactionId, {
    status,
    ...(grace_ends_at ? { gracePeriodExpiresDate: grace_ends_at.getTime() } : {}),
  })
}

/** Refunds the last transaction. */
export function refund(
  ledger: StoreLedger,
  { originalTransactionId }: Pick<Transaction, 'originalTransactionId'>,
): void {
  const last = findLastTransaction(ledger, originalTransactionId)
  last.revocationDate = ledger.now().getTime()
  last.revocationReason = 0
  if (last.expiresDate) ledger.status.set(originalTransactionId, { status: 5 })
}

/** Takes a refund back, as Apple does after a dispute that it lost. */
export function reverseRefund(
  ledger: StoreLedger,
  { originalTransactionId }: Pick<Transaction, 'originalTransactionId'>,
): void {
  const last = findLastTransaction(ledger, originalTransactionId)
  delete last.revocationDate
  delete last.revocationReason
  if (last.expiresDate) ledger.status.set(originalTransactionId, { status: 1 })
}

/** The newest transaction of a purchase. */
export function findLastTransaction(
  ledger: StoreLedger,
  original_transaction_id: string,
): Transaction & { store_environment: StoreEnvironment } {
  const found = ledger.transactions.findLast((one) => one.originalTransactionId === original_transaction_id)
  if (!found) throw new Error('The store sold nothing under this id.')
  return found
}
