import { addTax, chargeStep, fromProviderAmount, toProviderAmount } from '@foyer/domain/money'
import type Stripe from 'stripe'
import type { OrderRow } from '../../order.ts'
import { ProviderError, type PriceSwitch, type SwitchOutcome, type SwitchQuote } from '../provider.ts'
import { isRefusal } from './client.ts'
import { findInvoicePeriod, idOf } from './facts.ts'
import { findOrCreatePrice, findOrCreateProduct, type StripeAccount } from './references.ts'

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000)

type Item = { id: string; price: string; discounts: '' | { coupon: string }[] }

/** The item of a subscription with another price, and the discount that goes on. */
async function createItem(
  account: StripeAccount,
  order: OrderRow,
  change: PriceSwitch,
): Promise<{ subscription: Stripe.Subscription; item: Item }> {
  const { stripe, app_id } = account
  const subscription = await stripe.subscriptions.retrieve(order.provider_subscription_id ?? '')
  const [current] = subscription.items.data
  if (!current) throw new ProviderError('The subscription at Stripe has no price.', { is_temporary: false })
  const withTax = (net: number): number => addTax(net, change.terms, chargeStep(order.currency))
  const amount = withTax(change.amount)
  const price =
    amount === change.amount
      ? await findOrCreatePrice(account, change, order.currency)
      : await createTaxedPrice(account, order, { ...change, amount })
  const off = amount - withTax(change.amount - change.discount)
  if (off === 0) return { subscription, item: { id: current.id, price, discounts: '' } }
  const { id: coupon } = await stripe.coupons.create(
    {
      amount_off: toProviderAmount({ amount: off, currency: order.currency }),
      currency: order.currency.toLowerCase(),
      duration: 'forever',
      name: (order.coupon_name || order.coupon_code || '').slice(0, 40),
      metadata: { app_id, order_id: order.id },
    },
    { idempotencyKey: `${order.id}:${change.version_id}:${off}:coupon` },
  )
  return { subscription, item: { id: current.id, price, discounts: [{ coupon }] } }
}

/** A price with its tax added depends on the buyer; it names our version, so that a reading finds it. */
async function createTaxedPrice(
  account: StripeAccount,
  { id, currency }: OrderRow,
  change: PriceSwitch,
): Promise<string> {
  const { stripe, app_id } = account
  const { version_id, amount, interval, interval_count } = change
  const price = await stripe.prices.create(
    {
      product: await findOrCreateProduct(account, change),
      unit_amount: toProviderAmount({ amount, currency }),
      currency: currency.toLowerCase(),
      recurring: { interval, interval_count },
      metadata: { app_id, version_id },
    },
    { idempotencyKey: `${id}:${version_id}:${amount}:price` },
  )
  return price.id
}

/** What the switch costs at Stripe; its prorations are taken as they are. */
export async function previewSwitch(
  account: StripeAccount,
  order: OrderRow,
  change: PriceSwitch,
): Promise<SwitchQuote> {
  const { subscription, item } = await createItem(account, order, change)
  const invoice = await account.stripe.invoices.createPreview({
    subscription: subscription.id,
    subscription_details: {
      items: [item],
      proration_behavior: 'always_invoice',
      proration_date: seconds(change.proration_at),
    },
  })
  const period = findInvoicePeriod(invoice)
  if (!period) throw new ProviderError('Stripe previews no new period.', { is_temporary: false })
  const currency = order.currency.toUpperCase()
  const due = fromProviderAmount(invoice.amount_due, currency).amount
  const credit = fromProviderAmount(creditOf(invoice), currency).amount
  return { credit, due, charge: due + credit, next_at: period.ends_at }
}

/** What an invoice takes off for the rest of a former price, in Stripe's units. */
export function creditOf({ lines }: Stripe.Invoice): number {
  return lines.data.reduce((sum, { amount }) => sum + Math.max(0, -amount), 0)
}

/** Switches now, or in a free trial. Where the saved card does not pay, Stripe leaves the subscription as it was. */
export async function switchPrice(
  account: StripeAccount,
  order: OrderRow,
  change: PriceSwitch,
): Promise<SwitchOutcome> {
  const { subscription, item } = await createItem(account, order, change)
  const [current] = subscription.items.data
  if (current?.price.id === item.price || current?.price.metadata['version_id'] === change.version_id)
    return 'succeeded'
  const how =
    change.takes_effect === 'trial'
      ? { proration_behavior: 'none' as const }
      : {
          proration_behavior: 'always_invoice' as const,
          proration_date: seconds(change.proration_at),
          payment_behavior: 'error_if_incomplete' as const,
        }
  await releasePlan(account.stripe, subscription.id)
  try {
    await account.stripe.subscriptions.update(
      subscription.id,
      { items: [item], ...how },
      { idempotencyKey: `${change.id}:switch` },
    )
    return 'succeeded'
  } catch (error) {
    if (!(await isRefusal(error, 'card'))) throw error
    return isAuthentication(error) ? 'authentication' : 'failed'
  }
}

const isAuthentication = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'authentication_required' || error.code === 'subscription_payment_intent_requires_action')

/** Plans another price from the end of the period on, as the second phase of a schedule. */
export async function planSwitch(
  account: StripeAccount,
  order: OrderRow,
  change: PriceSwitch,
): Promise<void> {
  const { stripe } = account
  const { subscription, item } = await createItem(account, order, change)
  const known = idOf(subscription.schedule)
  if (known) await stripe.subscriptionSchedules.release(known)
  // A subscription has one schedule, so a repeat needs no key; with one it would get the released schedule back.
  const schedule = await stripe.subscriptionSchedules.create({ from_subscription: subscription.id })
  const [phase] = schedule.phases
  const [current] = subscription.items.data
  if (!phase || !current)
    throw new ProviderError('The schedule at Stripe has no phase.', { is_temporary: false })
  const { interval, interval_count } = change
  await stripe.subscriptionSchedules.update(schedule.id, {
    end_behavior: 'release',
    proration_behavior: 'none',
    phases: [
      {
        items: [{ price: current.price.id, quantity: 1, ...keepDiscounts(current) }],
        start_date: phase.start_date,
        end_date: phase.end_date,
        proration_behavior: 'none',
      },
      {
        items: [{ price: item.price, quantity: 1, discounts: item.discounts }],
        duration: { interval, interval_count },
        proration_behavior: 'none',
      },
    ],
  })
}

function keepDiscounts({ discounts }: Stripe.SubscriptionItem): { discounts?: { discount: string }[] } {
  const ids = discounts.flatMap((one) => idOf(one) ?? [])
  return ids.length === 0 ? {} : { discounts: ids.map((discount) => ({ discount })) }
}

/** Releases a subscription from its schedule: it goes on with the price of today. */
export async function releasePlan(stripe: Stripe, id: string): Promise<void> {
  const { schedule } = await stripe.subscriptions.retrieve(id)
  const schedule_id = idOf(schedule)
  if (schedule_id) await stripe.subscriptionSchedules.release(schedule_id)
}
