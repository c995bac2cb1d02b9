import { toProviderAmount } from '@foyer/domain/money'
import { excerpt } from '@foyer/domain/text'
import type Stripe from 'stripe'
import type { ExternalAddresses } from '#platform/external-addresses.ts'
import type { Database } from '#platform/database/app-db.ts'
import type { OrderLineRow, OrderRow } from '../../order.ts'
import { findReference } from '../../repository/settings.ts'
import type { OpenedPayment, PaymentProvider, Snapshot, Buyer } from '../provider.ts'
import { withStripeErrors, isRefusal, stripeClient } from './client.ts'
import { createCustomerSession } from './customer-session.ts'
import { idOf, findInvoiceIntent, intentStatus } from './facts.ts'
import { changeCardOf, endPauseAt, planPause } from './pauses.ts'
import { listPaidOnce, periodOf, type Period } from './first-invoice.ts'
import { detectKeyMode, type StripeKeys } from './keys.ts'
import { listPaid } from './list-paid.ts'
import { endUnpaid, payOverdue } from './overdue.ts'
import { readOneTime } from './read-one-time.ts'
import { registerHost } from './register-host.ts'
import { readRecurring } from './read-recurring.ts'
import {
  findOrCreateCustomer,
  findOrCreatePrice,
  findOrCreateProduct,
  type StripeAccount,
} from './references.ts'
import { behaviorOf, computeTax, isTaxReady, readCharged, saveTaxLocation } from './tax.ts'
import { planSwitch, previewSwitch, releasePlan, switchPrice } from './switches.ts'

type Options = {
  database: Database
  app_id: string
  now: () => Date
  address: ExternalAddresses['stripe']
  keys: StripeKeys & { secret_key: string }
}

/** The Stripe provider with the app's own keys. Every write has an idempotency key derived from the order's id. */
export function stripeProvider({ database, app_id, now, address, keys }: Options): PaymentProvider {
  const { account, publishable_key, secret_key } = keys
  const request = <T>(work: (stripe: Stripe) => Promise<T>): Promise<T> =>
    withStripeErrors(async () => work(await stripeClient(secret_key, address)))
  const createStripeAccount = (stripe: Stripe): StripeAccount => ({ stripe, database, app_id, account })
  const read = (order: OrderRow) => request((stripe) => readOrder(createStripeAccount(stripe), order, now()))

  return {
    name: 'stripe',
    account,
    publishable_key,
    read,
    is_test: detectKeyMode('secret', secret_key) === 'test',

    computeTax: (sale) => request((stripe) => computeTax(stripe, sale)),

    isTaxReady: () => request(isTaxReady),

    listPaid: (since) => request((stripe) => listPaid(stripe, app_id, since)),

    registerHost: (host) => request((stripe) => registerHost(stripe, host)),

    open: (order, buyer) =>
      request(async (stripe) => {
        const stripe_account = createStripeAccount(stripe)
        const customer = await findOrCreateCustomer(stripe_account, buyer, order.currency)
        const recurring = order.lines.find((line) => line.interval !== null)
        const metadata = { ...createMetadata(stripe_account, order), ...createReferral(buyer) }
        return recurring
          ? openRecurring(stripe_account, { order, customer, recurring, metadata })
          : openOneTime(stripe_account, { order, customer, metadata })
      }),

    showSavedCards: ({ currency }, buyer) =>
      request(async (stripe) =>
        createCustomerSession(
          stripe,
          await findOrCreateCustomer(createStripeAccount(stripe), buyer, currency),
        ),
      ),

    abandon: async (order) => {
      const { paid, status } = await read(order)
      if (paid || status === 'processing' || status === 'succeeded') return false
      return request((stripe) => cancelIntent(stripe, order))
    },

    cancelAtPeriodEnd: async (order) => {
      await request(async (stripe) => {
        await releasePlan(stripe, requireSubscriptionId(order))
        await stripe.subscriptions.update(requireSubscriptionId(order), { cancel_at_period_end: true })
      })
    },

    resume: (order) => request((stripe) => resumeSubscription(stripe, requireSubscriptionId(order))),

    pause: (order, pause) =>
      request(async (stripe) => {
        await releasePlan(stripe, requireSubscriptionId(order))
        await planPause(stripe, requireSubscriptionId(order), pause)
      }),

    endPause: (order, pause) =>
      request((stripe) => endPauseAt(stripe, requireSubscriptionId(order), pause, now())),

    changeCard: (order, { intent_id }, buyer) =>
      request(async (stripe) => {
        const customer = await findOrCreateCustomer(createStripeAccount(stripe), buyer, order.currency)
        const how = { intent_id, customer, order_id: order.id }
        return changeCardOf(stripe, requireSubscriptionId(order), how)
      }),

    endNow: (order) =>
      request(async (stripe) => {
        const { status } = await stripe.subscriptions.retrieve(requireSubscriptionId(order))
        if (status !== 'canceled') await stripe.subscriptions.cancel(requireSubscriptionId(order))
      }),

    endUnpaid: (order) => request((stripe) => endUnpaid(stripe, requireSubscriptionId(order))),

    endDiscount: (order) => request((stripe) => endDiscount(stripe, requireSubscriptionId(order))),

    payOverdue: (order) => request((stripe) => payOverdue(stripe, requireSubscriptionId(order))),

    previewSwitch: (order, change) =>
      request((stripe) => previewSwitch(createStripeAccount(stripe), order, change)),

    switchPrice: (order, change) =>
      request((stripe) => switchPrice(createStripeAccount(stripe), order, change)),

    planSwitch: (order, change) =>
      request((stripe) => planSwitch(createStripeAccount(stripe), order, change)),

    withdrawSwitch: (order) => request((stripe) => releasePlan(stripe, requireSubscriptionId(order))),

    refund: async (order, { refund_id, payment_id: payment_intent, amount }) => {
      await request((stripe) =>
        stripe.refunds.create(
          {
            payment_intent,
            amount: toProviderAmount({ amount, currency: order.currency }),
            metadata: { order_id: order.id, refund_id },
          },
          { idempotencyKey: `${refund_id}:refund` },
        ),
      )
    },
  }
}

async function readOrder(
  { stripe, database, app_id, account }: StripeAccount,
  order: OrderRow,
  now: Date,
): Promise<Snapshot> {
  const { currency, customer_id, subscriber_id } = order
  const local_id = customer_id ?? subscriber_id
  const reference = { account, kind: 'customer' as const, local_id, currency }
  const customer = await findReference(database.forApp(app_id), reference)
  const owner = { order, app_id, customer }
  return order.provider_subscription_id ? readRecurring(stripe, owner, now) : readOneTime(stripe, owner, now)
}

/** Rewardful reads the referral of the customer; the payment has it as well, for whoever bought before. */
function createReferral({ referral }: Buyer): Record<string, string> {
  return referral ? { referral, client_reference_id: referral } : {}
}

const createMetadata = ({ app_id }: StripeAccount, order: OrderRow) => ({ app_id, order_id: order.id })

type OpenInput = { order: OrderRow; customer: string; metadata: Record<string, string> }

async function openOneTime(
  stripe_account: StripeAccount,
  { order, customer, metadata }: OpenInput,
): Promise<OpenedPayment> {
  const intent = await stripe_account.stripe.paymentIntents.create(
    {
      amount: toProviderAmount({ amount: order.final_amount, currency: order.currency }),
      currency: order.currency.toLowerCase(),
      customer,
      automatic_payment_methods: { enabled: true },
      description: excerpt(order.lines.map((line) => line.title).join(', '), 500),
      ...(order.tax_calculation
        ? { hooks: { inputs: { tax: { calculation: order.tax_calculation } } } }
        : {}),
      metadata,
    },
    { idempotencyKey: `${order.id}:payment` },
  )
  const { id: intent_id, client_secret } = intent
  return {
    kind: 'payment_intent',
    intent_id,
    subscription_id: null,
    client_secret,
    status: intentStatus(intent),
  }
}

type Recurring = OpenInput & { recurring: OrderLineRow }

/** The subscription waits for its first payment, or for a card where the trial costs nothing. */
async function openRecurring(
  stripe_account: StripeAccount,
  { order, customer, recurring, metadata }: Recurring,
): Promise<OpenedPayment> {
  const currency = order.currency.toLowerCase()
  const period = periodOf(order, recurring)
  const taxed = describeTax(order)
  const once: Stripe.SubscriptionCreateParams.AddInvoiceItem[] = []
  for (const { line, amount } of listPaidOnce(order, recurring, period)) {
    const product = await findOrCreateProduct(stripe_account, line)
    const unit_amount = toProviderAmount({ amount, currency: order.currency })
    once.push({ price_data: { currency, product, unit_amount, ...taxed.price }, quantity: 1 })
  }
  if (order.tax_by === 'stripe') await saveTaxLocation(stripe_account.stripe, customer, order)
  const price = await choosePrice(stripe_account, { order, recurring, period })
  const coupon = await createCoupon(stripe_account, { order, recurring, period })
  const subscription = await stripe_account.stripe.subscriptions.create(
    {
      customer,
      items: [{ ...price, quantity: 1, ...(coupon ? { discounts: [{ coupon }] } : {}) }],
      ...taxed.subscription,
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
      ...(once.length > 0 ? { add_invoice_items: once } : {}),
      ...(recurring.trial_days > 0 ? { trial_period_days: recurring.trial_days } : {}),
      metadata,
      expand: ['latest_invoice.confirmation_secret', 'latest_invoice.payments', 'pending_setup_intent'],
    },
    { idempotencyKey: `${order.id}:subscription` },
  )
  return toOpenedPayment(subscription, order)
}

/**
 * Creates the discount of an order, as an amount off its recurring line: Stripe counts months, and we count paid
 * periods, so one that lasts is ended by `endDiscount`. One that ends with the first payment needs no end.
 */
async function createCoupon(
  stripe_account: StripeAccount,
  { order, recurring: { trial_days }, period }: RecurringPrice,
): Promise<string | null> {
  if (period.off === 0) return null
  const is_once = order.coupon_periods === 1 && trial_days === 0
  const { id } = await stripe_account.stripe.coupons.create(
    {
      amount_off: toProviderAmount({ amount: period.off, currency: order.currency }),
      currency: order.currency.toLowerCase(),
      duration: is_once ? 'once' : 'forever',
      name: excerpt(order.coupon_name || order.coupon_code || '', 40),
      metadata: createMetadata(stripe_account, order),
    },
    { idempotencyKey: `${order.id}:coupon` },
  )
  return id
}

async function endDiscount(stripe: Stripe, id: string): Promise<void> {
  const { status, items } = await stripe.subscriptions.retrieve(id)
  const discounted = items.data.filter((item) => item.discounts.length > 0)
  if (status === 'canceled' || discounted.length === 0) return
  await stripe.subscriptions.update(id, {
    items: discounted.map((item) => ({ id: item.id, discounts: '' })),
    proration_behavior: 'none',
  })
}

function toOpenedPayment(
  { id: subscription_id, latest_invoice, pending_setup_intent }: Stripe.Subscription,
  order: OrderRow,
): OpenedPayment {
  const invoice = typeof latest_invoice === 'object' ? latest_invoice : null
  const intent_id = invoice && findInvoiceIntent(invoice)
  if (invoice && intent_id && invoice.amount_due > 0) {
    const client_secret = invoice.confirmation_secret?.client_secret ?? null
    const charged = readCharged(invoice, order)
    const status = 'requires_payment'
    return { kind: 'payment_intent', intent_id, subscription_id, client_secret, status, ...charged }
  }
  if (typeof pending_setup_intent !== 'object' || !pending_setup_intent) {
    throw new Error('Stripe opened a subscription with nothing to pay and no card to keep.')
  }
  const { id, client_secret } = pending_setup_intent
  return {
    kind: 'setup_intent',
    intent_id: id,
    subscription_id,
    client_secret,
    status: intentStatus(pending_setup_intent),
  }
}

/** False if Stripe reports that it is too late. */
async function cancelIntent(stripe: Stripe, order: OrderRow): Promise<boolean> {
  try {
    if (order.provider_subscription_id) await stripe.subscriptions.cancel(order.provider_subscription_id)
    else await stripe.paymentIntents.cancel(order.provider_intent_id ?? '')
    return true
  } catch (error) {
    if (await isRefusal(error, 'state')) return false
    throw error
  }
}

/** False if it has ended. A date of cancellation that was set in Stripe's dashboard is removed too. */
async function resumeSubscription(stripe: Stripe, id: string): Promise<boolean> {
  const { status, cancel_at_period_end } = await stripe.subscriptions.retrieve(id)
  if (status === 'canceled' || status === 'incomplete_expired') return false
  try {
    await stripe.subscriptions.update(
      id,
      cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: '' },
    )
    return true
  } catch (error) {
    if (await isRefusal(error, 'state')) return false
    throw error
  }
}

function requireSubscriptionId({ id, provider_subscription_id }: OrderRow): string {
  const subscription = idOf(provider_subscription_id)
  if (!subscription) throw new Error(`Order ${id} has no subscription.`)
  return subscription
}

type RecurringPrice = { order: OrderRow; recurring: OrderLineRow; period: Period }

/** A price with its tax added depends on the buyer, so it is no object of its own. */
async function choosePrice(
  stripe_account: StripeAccount,
  { order, recurring, period }: RecurringPrice,
): Promise<Pick<Stripe.SubscriptionCreateParams.Item, 'price' | 'price_data'>> {
  const { interval, interval_count } = recurring
  const is_plain = period.amount === recurring.amount && order.tax_by !== 'stripe'
  if (is_plain || interval === null || interval_count === null)
    return { price: await findOrCreatePrice(stripe_account, recurring, order.currency) }
  return {
    price_data: {
      currency: order.currency.toLowerCase(),
      product: await findOrCreateProduct(stripe_account, recurring),
      unit_amount: toProviderAmount({ amount: period.amount, currency: order.currency }),
      recurring: { interval, interval_count },
      ...describeTax(order).price,
    },
  }
}

/** What Stripe is told where it adds the tax by itself. */
function describeTax({ tax_by, is_tax_inclusive }: OrderRow) {
  if (tax_by !== 'stripe') return { price: {}, subscription: {} }
  return {
    price: { tax_behavior: behaviorOf(is_tax_inclusive ?? true) },
    subscription: { automatic_tax: { enabled: true } },
  }
}
