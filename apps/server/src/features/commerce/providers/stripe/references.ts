import { hash } from 'node:crypto'
import { toProviderAmount } from '@foyer/domain/money'
import type Stripe from 'stripe'
import { type Database, inTransaction } from '#platform/database/app-db.ts'
import type { OrderLineRow } from '../../order.ts'
import { findReference, insertReference, type ReferenceKind } from '../../repository/settings.ts'
import type { Buyer } from '../provider.ts'

/** The context for finding or creating our objects in a Stripe account. */
export type StripeAccount = { stripe: Stripe; database: Database; app_id: string; account: string }

/** Finds or creates the Stripe customer of a member for a currency: Stripe gives no customer plans in two. */
export function findOrCreateCustomer(
  stripe_account: StripeAccount,
  { subscriber_id, email, name, referral }: Buyer,
  currency: string,
): Promise<string> {
  const { stripe, app_id } = stripe_account
  const metadata = { app_id, subscriber_id, ...(referral ? { referral } : {}) }
  const params = { email, ...(name ? { name } : {}), metadata }
  return findOrCreateReference(
    stripe_account,
    { kind: 'customer', local_id: subscriber_id, currency, params },
    (idempotencyKey) => stripe.customers.create(params, { idempotencyKey }),
  )
}

/** Finds or creates the Stripe product of one of ours. */
export function findOrCreateProduct(
  stripe_account: StripeAccount,
  { product_id, title }: Pick<OrderLineRow, 'product_id' | 'title'>,
): Promise<string> {
  const { stripe, app_id } = stripe_account
  const params = { name: title, metadata: { app_id, product_id } }
  return findOrCreateReference(
    stripe_account,
    { kind: 'product', local_id: product_id, params },
    (idempotencyKey) => stripe.products.create(params, { idempotencyKey }),
  )
}

type RecurringLine = Pick<
  OrderLineRow,
  'product_id' | 'version_id' | 'title' | 'amount' | 'interval' | 'interval_count'
>

/** Finds or creates the Stripe price of a recurring version. */
export async function findOrCreatePrice(
  stripe_account: StripeAccount,
  line: RecurringLine,
  currency: string,
): Promise<string> {
  const { stripe, app_id } = stripe_account
  const { version_id, amount, interval, interval_count } = line
  if (interval === null || interval_count === null)
    throw new Error('A price that is paid once needs no object at Stripe.')
  const params = {
    product: await findOrCreateProduct(stripe_account, line),
    unit_amount: toProviderAmount({ amount, currency }),
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

type Reference = { kind: ReferenceKind; local_id: string; currency?: string; params: object }

/**
 * Returns the Stripe id of one of our objects, created once. The idempotency key is a hash of the request, so
 * concurrent requests create one object and a rename gets a new key. The first stored reference wins.
 */
async function findOrCreateReference(
  { database, app_id, account }: StripeAccount,
  { kind, local_id, currency = '', params }: Reference,
  create: (idempotency_key: string) => Promise<{ id: string }>,
): Promise<string> {
  const reference = { account, kind, local_id, currency }
  const known = await findReference(database.forApp(app_id), reference)
  if (known) return known
  const sent = hash('sha256', JSON.stringify(params), 'base64url')
  const { id: remote_id } = await create([app_id, kind, local_id, currency, sent].filter(Boolean).join(':'))
  return inTransaction(database, app_id, async (tx) => {
    await insertReference(tx, { ...reference, remote_id })
    return (await findReference(tx, reference)) ?? remote_id
  })
}
