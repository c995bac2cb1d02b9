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

/** How a subscription stands: active, expired, tried again, in the store's grace, taken back. */
export type Status = 1 | 2 | 3 | 4 | 5

export type Book = 'production' | 'sandbox'

/** The purchases that a store knows of, and how its subscriptions stand. */
export type Books = {
  transactions: (Transaction & { book: Book })[]
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
  book?: Book
}

export function createBooks(now: () => Date): Books {
  return { transactions: [], status: new Map(), next_id: 2_000_000_000_000_001, now }
}

/** Sells something, as the store's sheet does in a shell; a subscription runs for 30 days. */
export function sell(books: Books, sale: Sale): Transaction {
  const { bundle_id, store_product_id, account_token, type = 'Non-Consumable', book = 'production' } = sale
  const id = String(books.next_id++)
  const at = books.now().getTime()
  const made: Transaction & { book: Book } = {
    ...{
      transactionId: id,
      originalTransactionId: id,
      bundleId: bundle_id,
      productId: store_product_id,
      type,
      book,
    },
    ...{ purchaseDate: at, originalPurchaseDate: at, inAppOwnershipType: 'PURCHASED', quantity: 1 },
    environment: book === 'production' ? 'Production' : 'Sandbox',
    ...(account_token ? { appAccountToken: account_token } : {}),
    ...(type === 'Auto-Renewable Subscription' ? { expiresDate: at + MONTH_MS } : {}),
  }
  books.transactions.push(made)
  if (made.expiresDate) books.status.set(id, { status: 1 })
  return made
}

/** Renews a subscription from the end of its last period on, or from now where that is over; `as` is an upgrade. */
export function renew(
  books: Books,
  original: Pick<Transaction, 'originalTransactionId'>,
  as?: string,
): Transaction {
  const last = lastOf(books, original.originalTransactionId)
  const now = books.now().getTime()
  const starts = as ? now : Math.max(last.expiresDate ?? now, last.revocationDate ?? 0)
  const { revocationDate: _at, revocationReason: _why, ...same } = last
  const made = {
    ...same,
    ...{ transactionId: String(books.next_id++), productId: as ?? last.productId },
    ...{ purchaseDate: starts, expiresDate: starts + MONTH_MS },
  }
  books.transactions.push(made)
  books.status.set(last.originalTransactionId, { status: 1 })
  return made
}

/** Lets a subscription stand otherwise, as when it is given up or its card fails. */
export function stand(
  books: Books,
  { originalTransactionId }: Pick<Transaction, 'originalTransactionId'>,
  status: Status,
  grace_ends_at?: Date,
): void {
  books.status.set(originalTransactionId, {
    status,
    ...(grace_ends_at ? { gracePeriodExpiresDate: grace_ends_at.getTime() } : {}),
  })
}

/** Gives the money of the last transaction back. */
export function refund(
  books: Books,
  { originalTransactionId }: Pick<Transaction, 'originalTransactionId'>,
): void {
  const last = lastOf(books, originalTransactionId)
  last.revocationDate = books.now().getTime()
  last.revocationReason = 0
  if (last.expiresDate) books.status.set(originalTransactionId, { status: 5 })
}

/** Takes a refund back, as Apple does after a dispute that it lost. */
export function reverseRefund(
  books: Books,
  { originalTransactionId }: Pick<Transaction, 'originalTransactionId'>,
): void {
  const last = lastOf(books, originalTransactionId)
  delete last.revocationDate
  delete last.revocationReason
  if (last.expiresDate) books.status.set(originalTransactionId, { status: 1 })
}

/** The newest transaction of a purchase. */
export function lastOf(books: Books, original_transaction_id: string): Transaction & { book: Book } {
  const found = books.transactions.findLast((one) => one.originalTransactionId === original_transaction_id)
  if (!found) throw new Error('The store sold nothing under this id.')
  return found
}
