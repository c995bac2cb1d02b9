import { z } from 'zod'
import {
  addInterval,
  endSubscription,
  recordEvent,
  require,
  openInvoice,
  payIntent,
  setTrialEnd,
  type Bank,
  type InvoiceLine,
  type Subscription,
} from './bank.ts'
import { chargeEndpoints } from './charge-endpoints.ts'
import {
  amount,
  currency,
  endpoint,
  expand,
  integer,
  noParams,
  orderMetadata,
  uuid,
  withIdempotencyKey,
  type Endpoint,
} from './endpoint.ts'
import { customerEndpoints } from './customer-endpoints.ts'
import { domainEndpoints } from './domain-endpoints.ts'
import { exampleOf } from './example-objects.ts'
import { invoiceEndpoints } from './invoice-endpoints.ts'
import { presentIntent, presentInvoice, presentPrice, presentSubscription } from './present.ts'
import { listEndpoints } from './list-endpoints.ts'
import { applySwitch, isSwitch, switchEndpoints, switchUpdates } from './switch-endpoints.ts'
import { checkCurrency, findBehavior } from './subscription-checks.ts'
import { taxEndpoints } from './tax-endpoints.ts'
import { checkStep, createGoneError, createMissingError, StandInError } from './refusals.ts'

const recurring = z.strictObject({
  interval: z.enum(['day', 'week', 'month', 'year']),
  interval_count: integer.min(1).max(52),
})

const tax_behavior = z.enum(['inclusive', 'exclusive']).optional()

const createSubscription = z.strictObject({
  customer: z.string(),
  items: z.tuple([
    z.strictObject({
      price: z.string().optional(),
      price_data: z
        .strictObject({ currency, product: z.string(), unit_amount: amount, recurring, tax_behavior })
        .optional(),
      quantity: z.literal('1'),
      discounts: z.tuple([z.strictObject({ coupon: z.string() })]).optional(),
    }),
  ]),
  automatic_tax: z.strictObject({ enabled: z.literal('true') }).optional(),
  payment_behavior: z.literal('default_incomplete'),
  payment_settings: z.strictObject({ save_default_payment_method: z.literal('on_subscription') }),
  add_invoice_items: z
    .array(
      z.strictObject({
        price_data: z.strictObject({ currency, product: z.string(), unit_amount: amount, tax_behavior }),
        quantity: z.literal('1'),
      }),
    )
    .optional(),
  trial_period_days: integer.min(1).max(730).optional(),
  metadata: orderMetadata,
  expand: expand('latest_invoice.confirmation_secret', 'latest_invoice.payments', 'pending_setup_intent'),
})

/** What Foyer changes of a subscription, each on its own. */
const updateSubscription = z.union([
  ...switchUpdates,
  z.strictObject({ cancel_at_period_end: z.enum(['true', 'false']) }),
  z.strictObject({ default_payment_method: z.string().startsWith('pm_') }),
  z.strictObject({
    items: z.array(z.strictObject({ id: z.string(), discounts: z.literal('') })).length(1),
    proration_behavior: z.literal('none'),
  }),
  z.strictObject({
    trial_end: z.union([z.literal('now'), integer]),
    proration_behavior: z.literal('none'),
    payment_behavior: z.literal('error_if_incomplete').optional(),
    metadata: z.strictObject({
      has_paused: z.literal('true').optional(),
      pause_starts_at: z.string(),
      pause_ends_at: z.string(),
    }),
  }),
])

type SubscriptionItem = z.output<typeof createSubscription>['items'][0]

/** A price by its id, or a new one of the subscription alone. */
function findItemPrice(bank: Bank, { price: id, price_data }: SubscriptionItem) {
  if (!price_data) return require(bank.prices, id ?? '')
  const { recurring: cycle, tax_behavior: _behavior, ...fields } = price_data
  if (!bank.products.has(fields.product)) throw createMissingError('product')
  checkStep(fields.unit_amount, fields.currency)
  const price = { id: bank.newId('price'), ...fields, ...cycle, metadata: {} }
  bank.prices.set(price.id, price)
  return price
}

function subscribe(bank: Bank, params: z.output<typeof createSubscription>): Subscription {
  if (!bank.customers.has(params.customer)) throw createMissingError('customer')
  const price = findItemPrice(bank, params.items[0])
  checkCurrency(bank, params.customer, price.currency)
  const extra = (params.add_invoice_items ?? []).map(({ price_data }) => price_data)
  if (extra.some((one) => one.currency !== price.currency || !bank.products.has(one.product)))
    throw createMissingError('product')
  for (const one of extra) checkStep(one.unit_amount, one.currency)
  const discount = params.items[0].discounts?.[0]
  const coupon = discount ? require(bank.coupons, discount.coupon) : null
  if (coupon && coupon.currency !== price.currency) throw createMissingError('coupon')
  const start = bank.seconds()
  const trial = params.trial_period_days ? { start, end: start + params.trial_period_days * 86_400 } : null
  const period = trial ?? { start, end: addInterval(start, price) }
  const of_plan = trial
    ? { amount: 0, discount: 0 }
    : { amount: price.unit_amount, discount: coupon?.amount_off ?? 0 }
  const lines: InvoiceLine[] = [
    { kind: 'plan', ...of_plan, period },
    ...extra.map((one) => ({
      kind: 'once' as const,
      amount: one.unit_amount,
      discount: 0,
      period: { start, end: start },
    })),
  ]
  const due = lines.reduce((sum, line) => sum + line.amount - line.discount, 0)
  const { customer, metadata } = params
  const subscription: Subscription = {
    id: bank.newId('sub'),
    customer,
    price: price.id,
    item: { id: bank.newId('si'), coupon: coupon?.id ?? null },
    metadata,
    tax: params.automatic_tax
      ? findBehavior(bank, params.customer, [params.items[0].price_data, ...extra])
      : null,
    trial,
    period,
    created: start,
    cancel_at_period_end: false,
    ended_at: null,
    schedule: null,
    setup_intent: null,
    payment_method: null,
    status: trial ? 'trialing' : 'incomplete',
  }
  bank.subscriptions.set(subscription.id, subscription)
  openInvoice(bank, subscription, { billing_reason: 'subscription_create', amount: due, period, lines })
  if (due === 0) {
    subscription.setup_intent = bank.newId('seti')
    bank.intents.set(subscription.setup_intent, {
      id: subscription.setup_intent,
      object: 'setup_intent',
      amount: 0,
      currency: price.currency,
      customer,
      metadata: {},
      status: 'requires_payment_method',
      has_error: false,
      charge: null,
      invoice: null,
      created: start,
    })
  }
  recordEvent(bank, 'customer.subscription.created', 'subscription', subscription.id)
  return subscription
}

/** All of Stripe's API that Foyer uses. */
export const endpoints: readonly Endpoint[] = [
  endpoint('GET', /^\/v1\/account$/, noParams, () => ({ ...exampleOf('account'), id: 'acct_standin' })),
  ...customerEndpoints,
  withIdempotencyKey(
    endpoint(
      'POST',
      /^\/v1\/products$/,
      z.strictObject({
        name: z.string().min(1),
        metadata: z.strictObject({ app_id: uuid, product_id: uuid }),
      }),
      (bank, _id, { name, metadata }) => {
        const id = bank.newId('prod')
        bank.products.add(id)
        return { ...exampleOf('product'), id, name, metadata }
      },
    ),
  ),
  withIdempotencyKey(
    endpoint(
      'POST',
      /^\/v1\/prices$/,
      z.strictObject({
        product: z.string(),
        unit_amount: amount,
        currency,
        recurring,
        metadata: z.strictObject({ app_id: uuid, version_id: uuid }),
      }),
      (bank, _id, { product, unit_amount, currency: of, recurring: cycle, metadata }) => {
        if (!bank.products.has(product)) throw createMissingError('product')
        checkStep(unit_amount, of)
        const price = { id: bank.newId('price'), product, unit_amount, currency: of, ...cycle, metadata }
        bank.prices.set(price.id, price)
        return presentPrice(price)
      },
    ),
  ),
  withIdempotencyKey(
    endpoint(
      'POST',
      /^\/v1\/coupons$/,
      z.strictObject({
        amount_off: amount,
        currency,
        duration: z.enum(['once', 'forever']),
        name: z.string().min(1).max(40),
        metadata: orderMetadata,
      }),
      (bank, _id, params) => {
        checkStep(params.amount_off, params.currency)
        const coupon = { id: bank.newId('coupon'), ...params }
        bank.coupons.set(coupon.id, coupon)
        return { ...exampleOf('coupon'), ...coupon }
      },
    ),
  ),
  withIdempotencyKey(
    endpoint(
      'POST',
      /^\/v1\/payment_intents$/,
      z.strictObject({
        amount: amount.min(50),
        currency,
        customer: z.string(),
        description: z.string().min(1),
        hooks: z
          .strictObject({ inputs: z.strictObject({ tax: z.strictObject({ calculation: z.string() }) }) })
          .optional(),
        automatic_payment_methods: z.strictObject({ enabled: z.literal('true') }),
        metadata: orderMetadata,
      }),
      (bank, _id, params) => {
        if (!bank.customers.has(params.customer)) throw createMissingError('customer')
        checkStep(params.amount, params.currency)
        const computed = params.hooks?.inputs.tax.calculation
        if (computed !== undefined && require(bank.tax.calculations, computed) !== params.amount)
          throw new StandInError(400, 'invalid_request_error', 'tax_calculation_mismatch')
        const { amount: due, currency: of, customer, metadata } = params
        const id = bank.newId('pi')
        bank.intents.set(id, {
          id,
          object: 'payment_intent',
          amount: due,
          currency: of,
          customer,
          metadata,
          has_error: false,
          status: 'requires_payment_method',
          charge: null,
          invoice: null,
          created: bank.seconds(),
        })
        recordEvent(bank, 'payment_intent.created', 'payment_intent', id)
        return presentIntent(bank, require(bank.intents, id))
      },
    ),
  ),
  endpoint(
    'GET',
    /^\/v1\/payment_intents\/(pi_\w+)$/,
    z.strictObject({ expand: expand('latest_charge.refunds') }),
    (bank, id) => presentIntent(bank, require(bank.intents, id)),
  ),
  endpoint('POST', /^\/v1\/payment_intents\/(pi_\w+)\/cancel$/, noParams, (bank, id) => {
    const intent = require(bank.intents, id)
    if (intent.status === 'succeeded' || intent.status === 'processing') {
      throw new StandInError(400, 'invalid_request_error', 'payment_intent_unexpected_state')
    }
    intent.status = 'canceled'
    recordEvent(bank, 'payment_intent.canceled', 'payment_intent', id)
    return presentIntent(bank, intent)
  }),
  endpoint(
    'POST',
    /^\/v1\/setup_intents$/,
    z.strictObject({
      customer: z.string(),
      usage: z.literal('off_session'),
      automatic_payment_methods: z.strictObject({ enabled: z.literal('true') }),
      metadata: z.strictObject({ order_id: uuid }),
    }),
    (bank, _id, { customer, metadata }) => {
      if (!bank.customers.has(customer)) throw createMissingError('customer')
      const id = bank.newId('seti')
      bank.intents.set(id, {
        id,
        object: 'setup_intent',
        amount: 0,
        currency: '',
        customer,
        metadata,
        status: 'requires_payment_method',
        has_error: false,
        charge: null,
        invoice: null,
        created: bank.seconds(),
      })
      return presentIntent(bank, require(bank.intents, id))
    },
  ),
  endpoint('GET', /^\/v1\/setup_intents\/(seti_\w+)$/, noParams, (bank, id) =>
    presentIntent(bank, require(bank.intents, id)),
  ),
  withIdempotencyKey(
    endpoint('POST', /^\/v1\/subscriptions$/, createSubscription, (bank, _id, params) =>
      presentSubscription(bank, subscribe(bank, params)),
    ),
  ),
  endpoint(
    'GET',
    /^\/v1\/subscriptions\/(sub_\w+)$/,
    z.strictObject({ expand: expand('pending_setup_intent', 'default_payment_method') }),
    (bank, id) => presentSubscription(bank, require(bank.subscriptions, id)),
  ),
  endpoint('POST', /^\/v1\/subscriptions\/(sub_\w+)$/, updateSubscription, (bank, id, params) => {
    const subscription = require(bank.subscriptions, id)
    if (subscription.status === 'canceled') throw createGoneError()
    if (subscription.schedule && ('cancel_at_period_end' in params || 'trial_end' in params))
      throw new StandInError(400, 'invalid_request_error', 'subscription_is_scheduled')
    if ('cancel_at_period_end' in params)
      subscription.cancel_at_period_end = params.cancel_at_period_end === 'true'
    else if (isSwitch(params)) applySwitch(bank, subscription, params)
    else if ('items' in params) subscription.item.coupon = null
    else if ('default_payment_method' in params) subscription.payment_method = params.default_payment_method
    else {
      if (!setTrialEnd(bank, subscription, params.trial_end))
        throw new StandInError(402, 'card_error', 'card_declined')
      Object.assign(subscription.metadata, params.metadata)
    }
    recordEvent(bank, 'customer.subscription.updated', 'subscription', id)
    return presentSubscription(bank, subscription)
  }),
  endpoint('DELETE', /^\/v1\/subscriptions\/(sub_\w+)$/, noParams, (bank, id) => {
    const subscription = require(bank.subscriptions, id)
    if (subscription.status === 'canceled') throw createGoneError()
    endSubscription(bank, id)
    return presentSubscription(bank, subscription)
  }),
  endpoint(
    'GET',
    /^\/v1\/invoices\/(in_\w+)$/,
    z.strictObject({ expand: expand('confirmation_secret') }),
    (bank, id) => presentInvoice(bank, require(bank.invoices, id)),
  ),
  endpoint('POST', /^\/v1\/invoices\/(in_\w+)\/pay$/, noParams, (bank, id) => {
    const invoice = require(bank.invoices, id)
    if (invoice.status !== 'open' || !invoice.intent)
      throw new StandInError(400, 'invalid_request_error', 'invoice_not_payable')
    invoice.attempt_count += 1
    if (!bank.card_works) throw new StandInError(402, 'card_error', 'card_declined')
    payIntent(bank, invoice.intent)
    return presentInvoice(bank, invoice)
  }),
  ...chargeEndpoints,
  ...taxEndpoints,
  ...domainEndpoints,
  ...invoiceEndpoints,
  ...listEndpoints,
  ...switchEndpoints,
]
