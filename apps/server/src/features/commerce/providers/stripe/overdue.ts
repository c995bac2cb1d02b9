import type Stripe from 'stripe'
import type { RetryResult } from '../provider.ts'
import { isRefusal } from './client.ts'
import { isRenewal } from './read-recurring.ts'

/** More invoices than can be owed at once. */
const MAX_INVOICES = 20

/** Retries the open invoice with the stored card; if that fails, the member continues with its client secret. */
export async function payOverdue(stripe: Stripe, subscription: string): Promise<RetryResult> {
  const [open] = (await stripe.invoices.list({ subscription, status: 'open', limit: 1 })).data
  if (!open?.id) return { status: 'succeeded', client_secret: null }
  try {
    const paid = await stripe.invoices.pay(open.id)
    if (paid.status === 'paid') return { status: 'succeeded', client_secret: null }
  } catch (error) {
    // `state`: another request has paid it at the same time.
    if (!(await isRefusal(error, 'card')) && !(await isRefusal(error, 'state'))) throw error
  }
  const { status, confirmation_secret } = await stripe.invoices.retrieve(open.id, {
    expand: ['confirmation_secret'],
  })
  if (status === 'paid') return { status: 'succeeded', client_secret: null }
  const client_secret = confirmation_secret?.client_secret ?? null
  return { status: client_secret ? 'requires_payment' : 'failed', client_secret }
}

/**
 * Ends a subscription with what it owes. The invoices are voided first: one that was paid meanwhile refuses it, and
 * then the subscription goes on.
 */
export async function endUnpaid(stripe: Stripe, subscription: string): Promise<boolean> {
  const { status } = await stripe.subscriptions.retrieve(subscription)
  if (status === 'canceled') return true
  const { data } = await stripe.invoices.list({ subscription, limit: MAX_INVOICES })
  const renewals = data.filter(isRenewal).toSorted((a, b) => b.created - a.created)
  if (renewals[0]?.status === 'paid') return false
  for (const { id, status: state } of renewals) {
    if (id === undefined || (state !== 'open' && state !== 'uncollectible')) continue
    try {
      await stripe.invoices.voidInvoice(id)
    } catch (error) {
      if (await isRefusal(error, 'state')) return false
      throw error
    }
  }
  await stripe.subscriptions.cancel(subscription)
  return true
}
