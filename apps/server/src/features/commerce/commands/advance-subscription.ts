import type { OrderTax } from '@foyer/domain/money'
import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import type { Emit } from '#platform/events/events.ts'
import { newId } from '#platform/ids.ts'
import { enqueue } from '#platform/jobs/index.ts'
import { grant, revoke } from '../../access/index.ts'
import type { PeriodFact, Snapshot } from '../providers/provider.ts'
import { discountOf, leftPeriods, paidPeriods } from '../order.ts'
import type { OrderRow } from '../repository/orders.ts'
import { insertPayment } from '../repository/payments.ts'
import { endPurchases, listOrderPurchases } from '../repository/purchases.ts'
import {
  lockSubscriptionOfOrder,
  updateSubscription,
  type SubscriptionRow,
} from '../repository/subscriptions.ts'
import { listSwitches, type SwitchRow } from '../repository/switches.ts'
import { endDiscountJob } from './end-discount.ts'
import { findPaidSwitch, finishSwitches, followPrice, listSwitchAmounts } from './follow-switch.ts'
import { findGraceDays } from '../repository/settings.ts'
import { computeState, graceEnd, isGraceOver } from '../subscription-state.ts'
import { mailChanges } from '../mails/subscription-mails.ts'
import { matchRenewal } from '../tax/renewal-tax.ts'
import { recordUnpaidEnd } from './record-unpaid-end.ts'
import { applyReturns } from './apply-returns.ts'

type ReportedSubscription = NonNullable<Snapshot['subscription']>
type AdvanceSubscription = {
  ctx: Ctx
  tx: AppTx
  emit: Emit
  order: OrderRow
  snapshot: Snapshot
  reported: ReportedSubscription
}

/** Advances a subscription: grants each paid period until its end plus grace, and revokes the rest when it ends. */
export async function advanceSubscription({
  ctx,
  tx,
  emit,
  order,
  snapshot,
  reported,
}: AdvanceSubscription): Promise<void> {
  const known = await lockSubscriptionOfOrder(tx, order.id)
  if (!known) return
  const [purchase] = (await listOrderPurchases(tx, order.id)).filter(
    (one) => one.subscription_id === known.id,
  )
  const switches = await listSwitches(tx, [known.id])
  const matched = await matchRenewals(ctx, tx, { order, known, reported, switches })
  const paid = matched.map(({ period }) => period)
  const title = order.lines.find((line) => line.product_id === known.product_id)?.title ?? ''
  const renewed: PeriodFact[] = []
  const newest = known.period_starts_at
  const grace_days = paid.some((period) => period.starts_at > newest)
    ? await findGraceDays(tx)
    : known.grace_days
  for (const { period, tax, credit_tax } of matched) {
    const days = period.starts_at > newest ? grace_days : known.grace_days
    const is_new = await writePeriod({
      tx,
      emit,
      known,
      title,
      period,
      tax,
      credit_tax,
      now: ctx.now(),
      grace_days: days,
    })
    const { read_at } = snapshot
    const returns = { ctx, tx, emit, order, fact: period, period, is_own_payment: false, read_at }
    const is_gone = await applyReturns(returns)
    if (is_new && !is_gone) renewed.push(period)
  }

  const merged = mergeSubscription(known, { paid, reported, read_at: snapshot.read_at })
  const next = {
    ...merged,
    ...followPrice(known, { switches, reported, is_newer: snapshot.read_at >= known.cancel_read_at }),
    discount_periods: countDiscounts(order, known, paid),
    ...(merged.period_starts_at > newest ? { grace_days } : {}),
  }
  await updateSubscription(tx, next)
  await finishSwitches(ctx, tx, known, { switches, next })
  if (next.discount_periods === 0 && known.discount_periods !== 0)
    await enqueue(tx, endDiscountJob, { order_id: order.id })
  if (next.state === 'paused' && next.pause_starts_at) {
    const { subscriber_id, product_id, id: cause_id, pause_starts_at: at } = next
    const about = { subscriber_id, product_id, cause: 'subscription' as const, cause_id }
    await revoke(tx, emit, { ...about, at, reason: 'ended', now: ctx.now() })
  }
  await mailChanges(tx, { known, next, renewed, title })
  const is_unpaid = reported.is_ended_unpaid || (next.ended_at && isGraceOver(known, next.ended_at))
  if (is_unpaid && !known.ended_at) await recordUnpaidEnd(ctx, tx, next, title)
  if (next.ended_at) {
    const { subscriber_id, product_id, id: cause_id, ended_at: at } = next
    await revoke(tx, emit, {
      subscriber_id,
      product_id,
      cause: 'subscription',
      cause_id,
      at,
      reason: 'ended',
      now: ctx.now(),
    })
    if (purchase) await endPurchases(tx, [purchase.id], at)
  }
}

/** How many discounted periods are left; it only ever falls. */
function countDiscounts(order: OrderRow, known: SubscriptionRow, paid: readonly PeriodFact[]): number | null {
  const line = order.lines.find(({ product_id }) => product_id === known.product_id)
  // A switch within a period pays for no further one.
  const renewals = new Set(paid.map(({ ends_at }) => ends_at.getTime())).size
  if (!line || known.discount_periods === null) return known.discount_periods
  const left = leftPeriods(discountOf(order, line), paidPeriods(line) + renewals) ?? 0
  return Math.min(known.discount_periods, left)
}

/** Merges known and reported facts; the result does not depend on their order. */
export function mergeSubscription(
  known: SubscriptionRow,
  { paid, reported, read_at }: { paid: readonly PeriodFact[]; reported: ReportedSubscription; read_at: Date },
): SubscriptionRow {
  const newest = paid.reduce(
    (best, { starts_at, ends_at, amount, credit = 0 }) =>
      starts_at > best.period_starts_at
        ? {
            period_starts_at: starts_at,
            period_ends_at: ends_at,
            cycle_starts_at: isSame(ends_at, best.period_ends_at) ? best.cycle_starts_at : starts_at,
            period_value: amount + credit,
          }
        : best,
    {
      period_starts_at: known.period_starts_at,
      period_ends_at: known.period_ends_at,
      cycle_starts_at: known.cycle_starts_at,
      period_value: known.period_value,
    },
  )
  const is_newer = read_at >= known.cancel_read_at
  const facts = {
    ...newest,
    trial_ends_at: reported.trial_ends_at ?? known.trial_ends_at,
    unpaid_from: later(known.unpaid_from, reported.unpaid_from),
    cancel_at_period_end: is_newer ? reported.cancel_at_period_end : known.cancel_at_period_end,
    ended_at: earlier(known.ended_at, reported.ended_at),
    ...(is_newer ? pickCurrent(reported) : {}),
  }
  const cancel_read_at = is_newer ? read_at : known.cancel_read_at
  const next = { ...known, ...facts, cancel_read_at }
  return { ...next, state: computeState(next, cancel_read_at) }
}

/** Facts of which the newest reading applies. */
export function pickCurrent({ pause, card, failure }: ReportedSubscription) {
  return {
    card,
    pause_starts_at: pause?.starts_at ?? null,
    pause_ends_at: pause?.ends_at ?? null,
    failure: failure?.reason ?? null,
    next_attempt_at: failure?.next_attempt_at ?? null,
  }
}

type PeriodWrite = {
  tx: AppTx
  emit: Emit
  known: SubscriptionRow
  title: string
  period: PeriodFact
  tax: OrderTax | null
  credit_tax: number
  now: Date
  grace_days: number
}

/** Returns whether money of the period is new. */
async function writePeriod({
  tx,
  emit,
  known,
  title,
  period,
  tax,
  credit_tax,
  now,
  grace_days,
}: PeriodWrite): Promise<boolean> {
  const { subscriber_id, order_id, product_id, provider, id } = known
  const { payment_id: provider_payment_id, amount, currency, is_test, paid_at } = period
  const { starts_at, ends_at, credit = 0 } = period
  let is_new = false
  if (amount > 0) {
    is_new = await insertPayment(
      tx,
      {
        id: newId(),
        subscriber_id,
        order_id,
        subscription_id: id,
        provider,
        provider_payment_id,
        amount,
        currency,
        is_test,
        paid_at,
      },
      {
        lines: [{ product_id, title, amount, tax: tax?.amount ?? 0 }],
        tax,
        ...(credit > 0 ? { credit: { amount: credit, tax: credit_tax } } : {}),
      },
    )
  }
  await grant(tx, emit, {
    subscriber_id,
    product_id,
    cause: 'subscription',
    cause_id: id,
    starts_at,
    now,
    ends_at: graceEnd(ends_at, grace_days),
  })
  return is_new
}

/** A paid period with its tax, and what of that the credit of a switch took off. */
type MatchedPeriod = { period: PeriodFact; tax: OrderTax | null; credit_tax: number }

const isOfPlan = (known: SubscriptionRow, { currency, is_test }: PeriodFact): boolean =>
  currency === known.currency && is_test === known.is_test

/** The renewals that are what the subscription asks for, with their tax; others are logged. */
async function matchRenewals(
  ctx: Ctx,
  tx: AppTx,
  {
    order,
    known,
    reported,
    switches,
  }: Pick<AdvanceSubscription, 'order' | 'reported'> & {
    known: SubscriptionRow
    switches: readonly SwitchRow[]
  },
): Promise<MatchedPeriod[]> {
  const matched: MatchedPeriod[] = []
  const further = listSwitchAmounts(switches)
  for (const period of reported.renewals) {
    const of_switch = isOfPlan(known, period) ? findPaidSwitch(switches, period) : null
    const match =
      of_switch ?? (await matchRenewal(tx, { order, known, zone: ctx.app.time_zone, further }, period))
    if (match) matched.push({ period, tax: match.tax, credit_tax: of_switch?.credit_tax ?? 0 })
    else
      ctx.services.log.error(
        { subscription_id: known.id, payment_id: period.payment_id },
        'A renewal is not what its subscription asks for.',
      )
  }
  return matched.toSorted((a, b) => a.period.starts_at.getTime() - b.period.starts_at.getTime())
}

const isSame = (a: Date, b: Date): boolean => a.getTime() === b.getTime()
const later = (a: Date | null, b: Date | null): Date | null => (a && b ? (a > b ? a : b) : (a ?? b))
const earlier = (a: Date | null, b: Date | null): Date | null => (a && b ? (a < b ? a : b) : (a ?? b))
