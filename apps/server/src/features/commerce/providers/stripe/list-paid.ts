import { fromProviderAmount } from '@foyer/domain/money'
import type Stripe from 'stripe'
import type { PaidOrder } from '../provider.ts'
import { findInvoiceIntent } from './facts.ts'

/** More payments than an app takes in a few days; the next comparison finds the rest. */
const MAX_LISTED = 10_000

/** Lists the payments of an account that name this app: single ones, and invoices of subscriptions. */
export async function listPaid(stripe: Stripe, app_id: string, since: Date): Promise<PaidOrder[]> {
  const created = { gte: Math.floor(since.getTime() / 1000) }
  const intents = await stripe.paymentIntents
    .list({ created, limit: 100 })
    .autoPagingToArray({ limit: MAX_LISTED })
  const invoices = await stripe.invoices
    .list({ created, status: 'paid', limit: 100, expand: ['data.payments'] })
    .autoPagingToArray({ limit: MAX_LISTED })
  return [
    ...intents.flatMap(({ id, status, metadata, amount_received, currency }) =>
      status === 'succeeded' ? toPaidOrder(app_id, metadata, { id, amount: amount_received, currency }) : [],
    ),
    ...invoices.flatMap((invoice) => {
      const { parent, amount_paid: amount, currency } = invoice
      const id = findInvoiceIntent(invoice)
      const metadata = parent?.subscription_details?.metadata ?? null
      return id && amount > 0 ? toPaidOrder(app_id, metadata, { id, amount, currency }) : []
    }),
  ]
}

function toPaidOrder(
  app_id: string,
  metadata: Record<string, string> | null,
  { id: payment_id, amount, currency }: { id: string; amount: number; currency: string },
): PaidOrder[] {
  const order_id = metadata?.['app_id'] === app_id ? metadata['order_id'] : undefined
  return order_id === undefined
    ? []
    : [{ payment_id, order_id, ...fromProviderAmount(amount, currency.toUpperCase()) }]
}
