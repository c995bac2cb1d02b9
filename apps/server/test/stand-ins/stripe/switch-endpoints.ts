import { z } from 'zod'
import {
  addInterval,
  openInvoice,
  payIntent,
  recordEvent,
  require,
  type Bank,
  type Phase,
  type Price,
  type Schedule,
  type Subscription,
} from './bank.ts'
import { endpoint, integer, noParams, type Endpoint } from './endpoint.ts'
import { exampleOf } from './example-objects.ts'
import { list, presentLine, presentSchedule } from './present.ts'
import { prorate } from './proration.ts'
import { createGoneError, createMissingError, StandInError } from './refusals.ts'

const item = z.strictObject({
  id: z.string().startsWith('si_'),
  price: z.string().startsWith('price_'),
  discounts: z.union([z.literal(''), z.tuple([z.strictObject({ coupon: z.string() })])]),
})
const proration = {
  items: z.tuple([item]),
  proration_behavior: z.literal('always_invoice'),
  proration_date: integer,
}

/** What a subscription's update may ask for: another price at once, or in a free trial. */
export const switchUpdates = [
  z.strictObject({ ...proration, payment_behavior: z.literal('error_if_incomplete') }),
  z.strictObject({ items: z.tuple([item]), proration_behavior: z.literal('none') }),
] as const

type SwitchUpdate = z.output<(typeof switchUpdates)[number]>
type Item = z.output<typeof item>

export const isSwitch = (params: object): params is SwitchUpdate =>
  'items' in params && z.tuple([item]).safeParse(params.items).success

/** Changes the price of a subscription; where its invoice is not paid, nothing changes. */
export function applySwitch(bank: Bank, subscription: Subscription, params: SwitchUpdate): void {
  const { price, coupon } = readItem(bank, subscription, params.items[0])
  const set = (): void => {
    subscription.price = price.id
    subscription.item.coupon = coupon
  }
  if (!('proration_date' in params)) {
    if (subscription.status !== 'trialing')
      throw new StandInError(400, 'invalid_request_error', 'not_in_a_trial')
    set()
    return
  }
  const { lines, due, period } = prorate(bank, subscription, { price, coupon, at: params.proration_date })
  if (due <= 0) throw new StandInError(400, 'invalid_request_error', 'nothing_to_charge')
  if (bank.card_asks) throw new StandInError(402, 'card_error', 'subscription_payment_intent_requires_action')
  if (!bank.card_works) throw new StandInError(402, 'card_error', 'card_declined')
  set()
  const invoice = openInvoice(bank, subscription, {
    billing_reason: 'subscription_update',
    amount: due,
    period,
    lines,
  })
  recordEvent(bank, 'invoice.finalized', 'invoice', invoice.id)
  if (invoice.intent) payIntent(bank, invoice.intent)
}

/** An item of the subscription, with a price and a coupon in its currency. */
function readItem(
  bank: Bank,
  subscription: Subscription,
  { id, price: price_id, discounts }: Item,
): { price: Price; coupon: string | null } {
  if (id !== subscription.item.id) throw createMissingError('item')
  const price = require(bank.prices, price_id)
  const coupon = discounts === '' ? null : require(bank.coupons, discounts[0].coupon)
  const { currency } = require(bank.prices, subscription.price)
  if (price.currency !== currency || (coupon && coupon.currency !== currency))
    throw new StandInError(400, 'invalid_request_error', 'currency_differs')
  return { price, coupon: coupon?.id ?? null }
}

const phaseItem = { price: z.string().startsWith('price_'), quantity: z.literal('1') }
const noProration = { proration_behavior: z.literal('none') }

/** The running phase with what it has, and the one after it. */
const updateSchedule = z.strictObject({
  end_behavior: z.literal('release'),
  ...noProration,
  phases: z.tuple([
    z.strictObject({
      items: z.tuple([
        z.strictObject({
          ...phaseItem,
          discounts: z.tuple([z.strictObject({ discount: z.string().startsWith('di_') })]).optional(),
        }),
      ]),
      start_date: integer,
      end_date: integer,
      ...noProration,
    }),
    z.strictObject({
      items: z.tuple([z.strictObject({ ...phaseItem, discounts: item.shape.discounts })]),
      duration: z.strictObject({
        interval: z.enum(['day', 'week', 'month', 'year']),
        interval_count: integer.min(1).max(52),
      }),
      ...noProration,
    }),
  ]),
})

function findActiveSchedule(bank: Bank, id: string): Schedule {
  const schedule = require(bank.schedules, id)
  if (schedule.status !== 'active')
    throw new StandInError(400, 'invalid_request_error', 'schedule_is_released')
  return schedule
}

function createSchedule(bank: Bank, from_subscription: string): Schedule {
  const subscription = require(bank.subscriptions, from_subscription)
  if (subscription.status === 'canceled') throw createGoneError()
  if (subscription.schedule || subscription.cancel_at_period_end)
    throw new StandInError(400, 'invalid_request_error', 'subscription_is_scheduled')
  const { price, item: own, period } = subscription
  const schedule: Schedule = {
    id: bank.newId('sub_sched'),
    subscription: from_subscription,
    status: 'active',
    phases: [{ price, coupon: own.coupon, ...period }],
  }
  bank.schedules.set(schedule.id, schedule)
  subscription.schedule = schedule.id
  recordEvent(bank, 'subscription_schedule.created', 'subscription_schedule', schedule.id)
  return schedule
}

function planPhases(bank: Bank, schedule: Schedule, { phases }: z.output<typeof updateSchedule>): void {
  const [current, next] = phases
  const subscription = require(bank.subscriptions, schedule.subscription)
  const running = schedule.phases.find(({ start }) => start === current.start_date)
  const [kept] = current.items
  const own_discount = subscription.item.coupon && `di_${subscription.item.coupon}`
  if (
    !running ||
    running.end !== current.end_date ||
    kept.price !== subscription.price ||
    (kept.discounts?.[0].discount ?? null) !== own_discount
  )
    throw new StandInError(400, 'invalid_request_error', 'current_phase_changed')
  const { price, coupon } = readItem(bank, subscription, { id: subscription.item.id, ...next.items[0] })
  const start = current.end_date
  const planned: Phase = { price: price.id, coupon, start, end: addInterval(start, next.duration) }
  schedule.phases = [running, planned]
  recordEvent(bank, 'subscription_schedule.updated', 'subscription_schedule', schedule.id)
}

/** What Foyer uses to show a switch before it is made, and to plan one. */
export const switchEndpoints: readonly Endpoint[] = [
  endpoint(
    'POST',
    /^\/v1\/invoices\/create_preview$/,
    z.strictObject({ subscription: z.string(), subscription_details: z.strictObject(proration) }),
    (bank, _id, { subscription: id, subscription_details: { items, proration_date } }) => {
      const subscription = require(bank.subscriptions, id)
      if (subscription.status === 'canceled') throw createGoneError()
      const price = readItem(bank, subscription, items[0])
      const { lines, due } = prorate(bank, subscription, { ...price, at: proration_date })
      const { currency } = price.price
      return {
        ...exampleOf('invoice'),
        id: bank.newId('upcoming_in'),
        status: 'draft',
        currency,
        amount_due: Math.max(0, due),
        total: due,
        lines: list(lines.map((line) => presentLine(line, currency))),
      }
    },
  ),
  endpoint(
    'POST',
    /^\/v1\/subscription_schedules$/,
    z.strictObject({ from_subscription: z.string() }),
    (bank, _id, { from_subscription }) => presentSchedule(bank, createSchedule(bank, from_subscription)),
  ),
  endpoint('POST', /^\/v1\/subscription_schedules\/(sub_sched_\w+)$/, updateSchedule, (bank, id, params) => {
    const schedule = findActiveSchedule(bank, id)
    planPhases(bank, schedule, params)
    return presentSchedule(bank, schedule)
  }),
  endpoint('POST', /^\/v1\/subscription_schedules\/(sub_sched_\w+)\/release$/, noParams, (bank, id) => {
    const schedule = findActiveSchedule(bank, id)
    schedule.status = 'released'
    require(bank.subscriptions, schedule.subscription).schedule = null
    recordEvent(bank, 'subscription_schedule.released', 'subscription_schedule', id)
    return presentSchedule(bank, schedule)
  }),
]
