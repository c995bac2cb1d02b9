import { fromProviderAmount } from '@foyer/domain/money'
import type Stripe from 'stripe'
import type { OrderRow } from '../../repository/orders.ts'
import type { Snapshot } from '../provider.ts'
import {
  idOf,
  toInstant,
  intentStatus,
  NO_RETURNS,
  toDisputeFact,
  toRefundFact,
  type ChargeReturns,
} from './facts.ts'

/** The order, app and customer that an object at Stripe must belong to. */
export type OrderOwner = { order: OrderRow; app_id: string; customer: string | null }

/** Reads the state of a one-time order. */
export async function readOneTime(stripe: Stripe, owner: OrderOwner, read_at: Date): Promise<Snapshot> {
  const intent = await stripe.paymentIntents.retrieve(owner.order.provider_intent_id ?? '', {
    expand: ['latest_charge.refunds'],
  })
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  const is_paid = intent.status === 'succeeded' && isOwned(intent, owner)
  return {
    read_at,
    status: intentStatus(intent),
    client_secret: intent.client_secret,
    subscription: null,
    paid: is_paid
      ? {
          payment_id: intent.id,
          ...fromProviderAmount(intent.amount_received, intent.currency.toUpperCase()),
          is_test: !intent.livemode,
          paid_at: toInstant(charge?.created ?? intent.created),
          ...(await readReturns(stripe, charge)),
        }
      : null,
  }
}

/** The object names our app, our order and the member's customer (security, "Money"). */
export function isOwned(
  {
    metadata,
    customer,
  }: { metadata: Record<string, string> | null; customer: string | { id: string } | null },
  owner: OrderOwner,
): boolean {
  return (
    metadata?.['app_id'] === owner.app_id &&
    metadata['order_id'] === owner.order.id &&
    owner.customer !== null &&
    idOf(customer) === owner.customer
  )
}

/** Reads what came back of a charge; Stripe is called only for disputes and for many refunds. */
export async function readReturns(stripe: Stripe, charge: Stripe.Charge | null): Promise<ChargeReturns> {
  if (!charge) return NO_RETURNS
  const refunds = await listRefunds(stripe, charge)
  const disputes = charge.disputed ? (await stripe.disputes.list({ charge: charge.id, limit: 100 })).data : []
  return {
    refunds: refunds.map(toRefundFact),
    disputes: disputes.flatMap((dispute) => toDisputeFact(dispute) ?? []),
  }
}

async function listRefunds(stripe: Stripe, { id: charge, refunds }: Stripe.Charge): Promise<Stripe.Refund[]> {
  if (!refunds?.has_more) return refunds?.data ?? []
  return (await stripe.refunds.list({ charge, limit: 100 })).data
}
