import { addTax, chargeStep, splitSwitchTax, type SwitchTax } from '@foyer/domain/money'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import type { OrderRow } from '../order.ts'
import { callProvider } from '../providers/call-provider.ts'
import type { PriceSwitch, SwitchOutcome } from '../providers/provider.ts'
import { findPaidTerms } from '../repository/order-tax.ts'
import { findOrder } from '../repository/orders.ts'
import { mailPlannedSwitch } from '../mails/subscription-mails.ts'
import { insertOrderEvent, type OrderEventRow } from '../repository/order-events.ts'
import { findSubscription, type SubscriptionRow } from '../repository/subscriptions.ts'
import { insertSwitch, listSwitches, updateSwitch, type SwitchRow } from '../repository/switches.ts'
import { canSwitch, costOfSwitch, findSwitchDiscount, loadSwitchOffers } from '../switch-offers.ts'
import { findPlanTerms } from '../tax/renewal-tax.ts'
import { attachSnapshot } from './apply-snapshot.ts'
import { changeAtProvider } from './change-at-provider.ts'

/** How long the amounts of a preview may be confirmed. */
const PREVIEW_MS = 60 * 60 * 1000

type PreviewedSwitch = {
  order: OrderRow
  change: PriceSwitch
  name: string
  next_amount: number
  /** The tax in what is due. */
  tax: SwitchTax
}
type Refusal = 'cannot_switch' | 'pause_planned' | 'invalid_version' | 'order_preview_mismatch'

/** The whole second that a switch is computed for, after the start of what was paid last. */
export function switchInstant({ period_starts_at }: SubscriptionRow, now: Date): Date {
  const second = (at: Date): number => Math.floor(at.getTime() / 1000)
  return new Date(Math.max(second(now), second(period_starts_at) + 1) * 1000)
}

/** Prices a switch at an instant; what is due now is the provider's own figure. */
export async function previewSwitch(
  ctx: Ctx,
  row: SubscriptionRow,
  { version_id, at }: { version_id: string; at: Date },
): Promise<PreviewedSwitch | Refusal> {
  const order = await findOrder(ctx.db, row.order_id)
  const [waiting] = (await listSwitches(ctx.db, [row.id])).filter(({ state }) => state === 'planned')
  if (row.pause_starts_at !== null && row.ended_at === null) return 'pause_planned'
  if (!order || waiting || !canSwitch(row) || row.period_ends_at <= ctx.now()) return 'cannot_switch'
  const version = (await loadSwitchOffers(ctx.db, [row]))(row).find(({ id }) => id === version_id)
  if (!version) return 'invalid_version'
  const age_ms = ctx.now().getTime() - at.getTime()
  if (age_ms < -1000 || age_ms > PREVIEW_MS || at <= row.period_starts_at) return 'order_preview_mismatch'

  const discount = await findSwitchDiscount(ctx.db, order, row, version)
  const zone = ctx.app.time_zone
  const terms = await findPlanTerms(ctx.db, order, { now: at, zone })
  const cost = costOfSwitch(row, version, { discount, terms, at, zone })
  const { takes_effect, credit, charge, due, next_amount } = cost
  const title = order.lines.find((line) => line.product_id === row.product_id)?.title ?? ''
  const { amount, interval, interval_count } = version
  const change: PriceSwitch = {
    id: newId(),
    product_id: row.product_id,
    version_id,
    title,
    amount,
    discount,
    interval,
    interval_count: interval_count ?? 1,
    terms,
    takes_effect,
    proration_at: at,
    quote: { credit, charge, due, next_at: new Date(cost.next_at) },
  }
  const quote =
    takes_effect === 'now'
      ? await callProvider(ctx, order, (provider) => provider.previewSwitch(order, change))
      : change.quote
  const tax = await splitTaxOf(ctx, order, { ...change, quote })
  return { order, name: version.name, next_amount, change: { ...change, quote }, tax }
}

/** The tax in what a switch costs today. */
async function splitTaxOf(
  ctx: Ctx,
  { id, currency }: OrderRow,
  { amount, discount, terms, takes_effect, quote }: PriceSwitch,
): Promise<SwitchTax> {
  if (takes_effect !== 'now') return { tax: null, credit_tax: 0 }
  const net = amount - discount
  const price = { net, gross: addTax(net, terms, chargeStep(currency)) }
  return splitSwitchTax({ ...quote, price, terms, former: await findPaidTerms(ctx.db, id) })
}

/**
 * Switches a subscription to another price for the amount that was previewed. A switch is stored before its provider
 * is called, so that a report of it is never unexpected and a second request finds it.
 */
export async function switchPlan(
  ctx: Ctx,
  row: SubscriptionRow,
  confirmed: { version_id: string; at: Date; due: number },
): Promise<SubscriptionRow | Refusal | Exclude<SwitchOutcome, 'succeeded'>> {
  if (row.version_id === confirmed.version_id && canSwitch(row)) return row
  const previewed = await previewSwitch(ctx, row, confirmed)
  if (typeof previewed === 'string') return previewed
  const { order } = previewed
  if (previewed.change.quote.due !== confirmed.due) return 'order_preview_mismatch'
  const stored = await storeSwitch(ctx, row, previewed)
  if (!stored) return 'cannot_switch'
  const change = { ...previewed.change, id: stored.id, proration_at: stored.proration_at }

  if (change.takes_effect === 'period_end') {
    await changeAtProvider(ctx, order, (provider) => provider.planSwitch(order, change))
    await ctx.write(async (tx) => {
      if (!(await updateSwitch(tx, change.id, 'planned'))) return
      await insertOrderEvent(tx, createEvent(ctx, row, { kind: 'switch_planned', text: stored.name }))
      await mailPlannedSwitch(tx, row, {
        title: change.title,
        planned: stored,
        amount: previewed.next_amount,
      })
    })
  } else {
    const { outcome, snapshot } = await changeAtProvider(ctx, order, (provider) =>
      provider.switchPrice(order, change),
    )
    if (outcome !== 'succeeded') {
      await ctx.writeNow((tx) => updateSwitch(tx, change.id, 'failed'))
      return outcome
    }
    await attachSnapshot(ctx, order.id, snapshot)
  }
  return (await findSubscription(ctx.db, row.id)) ?? 'cannot_switch'
}

/** Stores what is about to be asked of the provider; a repeat of the same switch continues the one that waits. */
async function storeSwitch(
  ctx: Ctx,
  row: SubscriptionRow,
  { change, name, tax }: Pick<PreviewedSwitch, 'change' | 'name' | 'tax'>,
): Promise<SwitchRow | null> {
  const { id, version_id, amount, discount, interval, interval_count, takes_effect, proration_at } = change
  const { due, next_at } = change.quote
  const { subscriber_id, order_id, period_ends_at } = row
  const wanted: SwitchRow = {
    id,
    subscription_id: row.id,
    subscriber_id,
    order_id,
    from_version_id: row.version_id,
    former_amount: row.amount,
    former_discount: row.discount,
    former_interval: row.interval,
    former_interval_count: row.interval_count,
    version_id,
    name,
    amount,
    discount,
    interval,
    interval_count,
    takes_effect,
    due,
    ...tax,
    proration_at,
    effective_at:
      takes_effect === 'period_end' ? period_ends_at : takes_effect === 'now' ? proration_at : next_at,
    state: 'open',
    created_at: ctx.now(),
  }
  if (await ctx.writeNow((tx) => insertSwitch(tx, wanted))) return wanted
  const known = (await listSwitches(ctx.db, [row.id])).find(({ state }) => state === 'open')
  if (known?.version_id === version_id && known.due === due && known.takes_effect === takes_effect)
    return known
  // One that no answer came for is replaced by what its member wants now.
  if (!known || ctx.now().getTime() - known.created_at.getTime() < PREVIEW_MS) return null
  return ctx.writeNow(async (tx) => {
    await updateSwitch(tx, known.id, 'failed')
    return (await insertSwitch(tx, wanted)) ? wanted : null
  })
}

/** Withdraws a planned switch; null where none is planned. */
export async function withdrawSwitch(ctx: Ctx, row: SubscriptionRow): Promise<SubscriptionRow | null> {
  const order = await findOrder(ctx.db, row.order_id)
  const planned = (await listSwitches(ctx.db, [row.id])).find(({ state }) => state === 'planned')
  if (!order || !planned || row.ended_at) return null
  await changeAtProvider(ctx, order, (provider) => provider.withdrawSwitch(order))
  await ctx.write(async (tx) => {
    if (await updateSwitch(tx, planned.id, 'withdrawn'))
      await insertOrderEvent(tx, createEvent(ctx, row, { kind: 'switch_withdrawn', text: planned.name }))
  })
  return findSubscription(ctx.db, row.id)
}

function createEvent(
  ctx: Ctx,
  { subscriber_id, order_id }: Pick<SubscriptionRow, 'subscriber_id' | 'order_id'>,
  what: Pick<OrderEventRow, 'kind' | 'text'>,
): OrderEventRow {
  return { id: newId(), subscriber_id, order_id, ...what, actor_id: null, actor_name: null, at: ctx.now() }
}
