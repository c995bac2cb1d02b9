import type Stripe from 'stripe'
import type { AppTx } from '#platform/database/app-db.ts'
import { findReference, insertReference, type ReferenceKind } from '../../repository/settings.ts'
import type { OrderLineRow } from '../../repository/orders.ts'
import type { Buyer } from '../provider.ts'

/** What is needed to find or make something of ours in an account at Stripe. */
export type Books = { stripe: Stripe; tx: AppTx; account: string }

/** The customer that stands for a member. */
export function customerOf(
  { stripe, tx, account }: Books,
  { subscriber_id, email, name }: Buyer,
): Promise<string> {
  const metadata = { app_id: tx.app_id, subscriber_id }
  return referenceTo({ tx, account, kind: 'customer', local_id: subscriber_id }, (idempotencyKey) =>
    stripe.customers.create({ email, ...(name ? { name } : {}), metadata }, { idempotencyKey }),
  )
}

/** The product that stands for one of ours. */
export function productOf(
  { stripe, tx, account }: Books,
  { product_id, title }: OrderLineRow,
): Promise<string> {
  const metadata = { app_id: tx.app_id, product_id }
  return referenceTo({ tx, account, kind: 'product', local_id: product_id }, (idempotencyKey) =>
    stripe.products.create({ name: title, metadata }, { idempotencyKey }),
  )
}

/** The price that stands for a version that recurs. */
export async function priceOf(books: Books, line: OrderLineRow, currency: string): Promise<string> {
  const { stripe, tx, account } = books
  const { version_id, amount, interval, interval_count } = line
  if (interval === null || interval_count === null)
    throw new Error('A price that is paid once needs no object at Stripe.')
  const product = await productOf(books, line)
  const metadata = { app_id: tx.app_id, version_id }
  return referenceTo({ tx, account, kind: 'price', local_id: version_id }, (idempotencyKey) =>
    stripe.prices.create(
      {
        product,
        unit_amount: amount,
        currency: currency.toLowerCase(),
        recurring: { interval, interval_count },
        metadata,
      },
      { idempotencyKey },
    ),
  )
}

type Reference = { tx: AppTx; account: string; kind: ReferenceKind; local_id: string }

/** The key is the thing's own, so that two requests at once make one object. */
async function referenceTo(
  { tx, account, kind, local_id }: Reference,
  make: (idempotency_key: string) => Promise<{ id: string }>,
): Promise<string> {
  const known = await findReference(tx, { account, kind, local_id })
  if (known) return known
  const { id: remote_id } = await make(`${tx.app_id}:${kind}:${local_id}`)
  await insertReference(tx, { account, kind, local_id, remote_id })
  return remote_id
}
