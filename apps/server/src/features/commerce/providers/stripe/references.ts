import { hash } from 'node:crypto'
import type Stripe from 'stripe'
import { inTransaction, type Database } from '#platform/database/app-db.ts'
import type { OrderLineRow } from '../../order.ts'
import { findReference, insertReference, type ReferenceKind } from '../../repository/settings.ts'
import type { Buyer } from '../provider.ts'

/** What is needed to find or make something of ours in an account at Stripe. */
export type StripeAccount = { stripe: Stripe; database: Database; app_id: string; account: string }

/** The customer that stands for a member. */
export function findOrCreateCustomer(
  stripe_account: StripeAccount,
  { subscriber_id, email, name }: Buyer,
): Promise<string> {
  const { stripe, app_id } = stripe_account
  const params = { email, ...(name ? { name } : {}), metadata: { app_id, subscriber_id } }
  return findOrCreateReference(
    stripe_account,
    { kind: 'customer', local_id: subscriber_id, params },
    (idempotencyKey) => stripe.customers.create(params, { idempotencyKey }),
  )
}

/** The product that stands for one of ours. */
export function findOrCreateProduct(
  stripe_account: StripeAccount,
  { product_id, title }: OrderLineRow,
): Promise<string> {
  const { stripe, app_id } = stripe_account
  const params = { name: title, metadata: { app_id, product_id } }
  return findOrCreateReference(
    stripe_account,
    { kind: 'product', local_id: product_id, params },
    (idempotencyKey) => stripe.products.create(params, { idempotencyKey }),
  )
}

/** The price that stands for a version that recurs. */
export async function findOrCreatePrice(
  stripe_account: StripeAccount,
  line: OrderLineRow,
  currency: string,
): Promise<string> {
  const { stripe, app_id } = stripe_account
  const { version_id, amount, interval, interval_count } = line
  if (interval === null || interval_count === null)
    throw new Error('A price that is paid once needs no object at Stripe.')
  const params = {
    product: await findOrCreateProduct(stripe_account, line),
    unit_amount: amount,
    currency: currency.toLowerCase(),
    recurring: { interval, interval_count },
    metadata: { app_id, version_id },
  }
  return findOrCreateReference(
    stripe_account,
    { kind: 'price', local_id: version_id, params },
    (idempotencyKey) => stripe.prices.create(params, { idempotencyKey }),
  )
}

type Reference = { kind: ReferenceKind; local_id: string; params: object }

/**
 * The id at Stripe of something of ours, made once. The idempotency key is made of what is sent, so that two requests at
 * once make one object and a change of name does not run into an earlier key. The first reference that is stored counts.
 */
async function findOrCreateReference(
  { database, app_id, account }: StripeAccount,
  { kind, local_id, params }: Reference,
  create: (idempotency_key: string) => Promise<{ id: string }>,
): Promise<string> {
  const reference = { account, kind, local_id }
  const known = await findReference(database.forApp(app_id), reference)
  if (known) return known
  const sent = hash('sha256', JSON.stringify(params), 'base64url')
  const { id: remote_id } = await create(`${app_id}:${kind}:${local_id}:${sent}`)
  return inTransaction(database, app_id, async (tx) => {
    await insertReference(tx, { ...reference, remote_id })
    return (await findReference(tx, reference)) ?? remote_id
  })
}
