import { inTransaction, type AppTx, type Database } from '#platform/database/app-db.ts'
import type { DisputeState, OrderRow } from '../../order.ts'
import {
  changeUnpaidIntent,
  chargeId,
  insertSandboxCharge,
  insertSandboxIntent,
  listSandboxCharges,
  listSandboxPaid,
  lockSandboxIntent,
  insertSandboxRefund,
  listSandboxRefunds,
  updateSandboxDispute,
  updateSandboxIntent,
  type SandboxCard,
  type SandboxIntent,
} from '../../repository/sandbox.ts'
import {
  ProviderError,
  type CardChange,
  type RefundRequest,
  type IntentStatus,
  type OpenedPayment,
  type PaymentProvider,
  type RetryResult,
} from '../provider.ts'
import { readSnapshot } from './read-snapshot.ts'
import { computeRenewal } from './renewal.ts'
import {
  afterPayment,
  applyPlanned,
  decideDueOutcome,
  isRunning,
  periodEnd,
  renewalRefusal,
  startAfterPause,
} from './schedule.ts'
import { priceOf, switchPrice } from './switch-price.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The sandbox bank of one app, on the app's own clock. */
export type SandboxBank = { database: Database; app_id: string; now: () => Date; zone: string }

/** The sandbox bank inside one of its transactions, at one time. */
type OpenBank = { tx: AppTx; now: Date; zone: string }

function withBank<T>(
  { database, app_id, now, zone }: SandboxBank,
  work: (open: OpenBank) => Promise<T>,
): Promise<T> {
  return inTransaction(database, app_id, (tx) => work({ tx, now: now(), zone }))
}

/** What a card does on the spot. */
export function cardOutcome(
  card: SandboxCard,
  is_authenticated: boolean,
): 'succeeded' | 'requires_action' | 'failed' {
  if (card === 'declines' || card === 'unreadable') return 'failed'
  return card === 'needs_authentication' && !is_authenticated ? 'requires_action' : 'succeeded'
}

/** What a saved card does at a renewal that its member starts. */
function renewalOutcome(card: SandboxCard | null, is_authenticated: boolean): IntentStatus {
  const refusal = renewalRefusal(card)
  if (refusal === 'authentication' && card) return is_authenticated ? 'succeeded' : 'requires_action'
  return refusal || card === null ? 'failed' : cardOutcome(card, is_authenticated)
}

/** Test money: a bank of our own behind the same interface as a real one. It never moves anything. */
export function sandboxProvider(bank: SandboxBank): PaymentProvider {
  return {
    name: 'sandbox',
    account: '',
    is_test: true,
    publishable_key: null,
    computeTax: null,
    isTaxReady: null,

    open: (order) => withBank(bank, (open) => openIntent(open, order)),

    read: (order) => readSnapshot(bank.database.forApp(bank.app_id), order, bank.now()),

    listPaid: (since) => withBank(bank, ({ tx }) => listSandboxPaid(tx, since)),

    showSavedCards: async () => null,

    registerHost: async () => undefined,

    abandon: (order) =>
      withBank(bank, async ({ tx }) => {
        const intent = await lockSandboxIntent(tx, order.id)
        if (intent?.status === 'succeeded') return false
        await changeUnpaidIntent(tx, order.id, { status: 'canceled' })
        return true
      }),

    cancelAtPeriodEnd: (order) =>
      withBank(bank, async ({ tx, now }) => {
        const intent = await requireIntent(tx, order)
        const is_owed = intent.unpaid_from !== null
        await updateSandboxIntent(tx, order.id, {
          cancel_at_period_end: true,
          ...(is_owed ? { next_charge_at: null, ended_at: now } : {}),
        })
      }),

    resume: (order) =>
      withBank(bank, async ({ tx, now }) => {
        const intent = await requireIntent(tx, order)
        // What is due has ended, even if the job that ends it has not run yet.
        const has_ended = intent.next_charge_at === null || intent.next_charge_at <= now
        if (!isRunning(intent) || (intent.cancel_at_period_end && has_ended)) return false
        await updateSandboxIntent(tx, order.id, { cancel_at_period_end: false })
        return true
      }),

    pause: (order, { starts_at, ends_at }) =>
      withBank(bank, async ({ tx }) => {
        await requireIntent(tx, order)
        await updateSandboxIntent(tx, order.id, { pause_starts_at: starts_at, pause_ends_at: ends_at })
      }),

    endPause: (order) => withBank(bank, (open) => endPause(open, order)),

    changeCard: (order, how) => withBank(bank, (open) => changeCard(open, order, how)),

    endNow: (order) =>
      withBank(bank, async ({ tx, now }) => {
        const intent = await requireIntent(tx, order)
        if (intent.ended_at) return
        await updateSandboxIntent(tx, order.id, { next_charge_at: null, ended_at: now })
      }),

    endUnpaid: (order) =>
      withBank(bank, async ({ tx, now }) => {
        const intent = await requireIntent(tx, order)
        if (!intent.ended_at && intent.unpaid_from === null) return false
        await updateSandboxIntent(tx, order.id, { next_charge_at: null, ended_at: intent.ended_at ?? now })
        return true
      }),

    // The bank counts the discounted periods by itself.
    endDiscount: async () => undefined,

    payOverdue: (order, how) => withBank(bank, (open) => payOverdue(open, order, how)),

    previewSwitch: async (_order, { quote }) => quote,

    switchPrice: (order, change) =>
      withBank(bank, async (open) => {
        await requireIntent(open.tx, order)
        return switchPrice(open.tx, order, change, open.now)
      }),

    planSwitch: (order, change) =>
      withBank(bank, async ({ tx }) => {
        await requireIntent(tx, order)
        await updateSandboxIntent(tx, order.id, { planned_switch: priceOf(change) })
      }),

    withdrawSwitch: (order) =>
      withBank(bank, async ({ tx }) => {
        await requireIntent(tx, order)
        await updateSandboxIntent(tx, order.id, { planned_switch: null })
      }),

    refund: (order, request) => withBank(bank, (open) => refundCharge(open, order, request)),
  }
}

async function openIntent({ tx }: OpenBank, order: OrderRow): Promise<OpenedPayment> {
  const recurring = order.lines.find((line) => line.interval !== null)
  await insertSandboxIntent(tx, {
    order_id: order.id,
    status: 'requires_payment',
    amount: order.final_amount,
    currency: order.currency,
    card: null,
    paid_at: null,
    trial_ends_at: null,
    anchor: null,
    next_charge_at: null,
    unpaid_from: null,
    cancel_at_period_end: false,
    pause_starts_at: null,
    pause_ends_at: null,
    ended_at: null,
    recurring_amount: recurring?.amount ?? null,
    discount: recurring?.period_discount ?? 0,
    discount_periods: order.coupon_periods ?? 1,
    interval: recurring?.interval ?? null,
    interval_count: recurring?.interval_count ?? null,
    trial_days: recurring?.trial_days ?? 0,
    version_id: recurring?.version_id ?? null,
    planned_switch: null,
  })
  return {
    kind: order.final_amount === 0 ? 'setup_intent' : 'payment_intent',
    intent_id: `sandbox_${order.id}`,
    subscription_id: recurring ? `sandbox_sub_${order.id}` : null,
    client_secret: null,
    status: 'requires_payment',
  }
}

/** Refuses what exceeds the rest of the charge, as a real bank does. */
async function refundCharge(
  { tx, now: at }: OpenBank,
  order: OrderRow,
  { refund_id: id, payment_id, amount }: RefundRequest,
): Promise<void> {
  await requireIntent(tx, order)
  const charge = (await listSandboxCharges(tx, order.id)).find((one) => chargeId(order, one) === payment_id)
  const refunds = await listSandboxRefunds(tx, order.id)
  if (refunds.some((one) => one.id === id)) return
  const returned = refunds
    .filter((one) => one.starts_at.getTime() === charge?.starts_at.getTime())
    .reduce((sum, one) => sum + one.amount, 0)
  if (!charge || returned + amount > charge.amount || charge.dispute_state === 'open')
    throw new ProviderError('The sandbox bank cannot refund this.', { is_temporary: false })
  await insertSandboxRefund(tx, { id, order_id: order.id, starts_at: charge.starts_at, amount, at })
}

/** Opens a dispute of an order's newest charge, or decides the open one. */
export function disputeAtSandbox(bank: SandboxBank, order_id: string, state: DisputeState): Promise<void> {
  return withBank(bank, async ({ tx, now }) => {
    await lockSandboxIntent(tx, order_id)
    const charge = (await listSandboxCharges(tx, order_id)).findLast((one) => one.amount > 0)
    if (!charge) return
    if (state === 'open') {
      if (charge.dispute_state === null)
        await updateSandboxDispute(tx, charge, { dispute_state: state, disputed_at: now })
    } else if (charge.dispute_state === 'open') {
      await updateSandboxDispute(tx, charge, { dispute_state: state, dispute_closed_at: now })
    }
  })
}

async function payOverdue(
  open: OpenBank,
  order: OrderRow,
  { card, is_authenticated }: { card: string | null; is_authenticated: boolean },
): Promise<RetryResult> {
  const { tx, now, zone } = open
  const intent = await requireIntent(tx, order)
  const used = (card ?? intent.card) as SandboxCard
  if (!intent.unpaid_from || !isRunning(intent)) return { status: 'succeeded', client_secret: null }
  const outcome = renewalOutcome(used, is_authenticated)
  if (outcome !== 'succeeded') return { status: outcome, client_secret: null }
  await updateSandboxIntent(tx, order.id, { card: used })
  await writeOutcome(open, { ...intent, card: used }, now, afterPayment(intent, now, zone))
  return { status: 'succeeded', client_secret: null }
}

/** Before it starts a break is withdrawn; later a new period starts now, if the saved card pays it. */
async function endPause(open: OpenBank, order: OrderRow): Promise<IntentStatus> {
  const { tx, now, zone } = open
  const intent = await requireIntent(tx, order)
  const { pause_starts_at, pause_ends_at } = intent
  if (!pause_starts_at || !pause_ends_at || !isRunning(intent)) return 'succeeded'
  if (now < pause_starts_at) {
    await updateSandboxIntent(tx, order.id, { pause_starts_at: null, pause_ends_at: null })
    return 'succeeded'
  }
  if (renewalRefusal(intent.card)) return 'failed'
  const at = now < pause_ends_at ? now : pause_ends_at
  await writeOutcome(open, intent, at, startAfterPause(intent, at, zone))
  return 'succeeded'
}

async function changeCard(
  { tx }: OpenBank,
  order: OrderRow,
  { card, is_authenticated }: { card: string | null; is_authenticated: boolean },
): Promise<CardChange> {
  const chosen = (card ?? 'succeeds') as SandboxCard
  await requireIntent(tx, order)
  const status = cardOutcome(chosen, is_authenticated)
  if (status === 'succeeded') await updateSandboxIntent(tx, order.id, { card: chosen })
  return { status, client_secret: null, intent_id: null }
}

/** Charges a card for an order once. A paid or canceled order is unchanged. */
export function payAtSandbox(
  bank: SandboxBank,
  order_id: string,
  { card, is_authenticated }: { card: SandboxCard; is_authenticated: boolean },
): Promise<void> {
  return withBank(bank, async ({ tx, now, zone }) => {
    const outcome = cardOutcome(card, is_authenticated)
    if (outcome !== 'succeeded') {
      await changeUnpaidIntent(tx, order_id, { status: outcome, card })
      return
    }
    const intent = await lockSandboxIntent(tx, order_id)
    if (!intent) return
    const trial_ends_at = intent.trial_days > 0 ? new Date(now.getTime() + intent.trial_days * DAY_MS) : null
    const anchor = intent.interval === null ? null : (trial_ends_at ?? now)
    const started_at = { ...intent, anchor }
    const ends_at = isRunning(started_at) ? (trial_ends_at ?? periodEnd(started_at, now, zone)) : null
    const is_paid = await changeUnpaidIntent(tx, order_id, {
      status: 'succeeded',
      card,
      paid_at: now,
      trial_ends_at,
      anchor,
      next_charge_at: ends_at,
    })
    if (!is_paid) return
    await insertSandboxCharge(tx, {
      order_id,
      starts_at: now,
      ends_at,
      amount: intent.amount,
      tax: null,
      credit: 0,
      paid_at: now,
    })
  })
}

/** Runs everything due for an order's subscription in sequence, each at its own time. */
export function runDueAtSandbox(bank: SandboxBank, order_id: string): Promise<void> {
  return withBank(bank, async ({ tx, now, zone }) => {
    let intent = await lockSandboxIntent(tx, order_id)
    while (intent && isRunning(intent) && intent.next_charge_at && intent.next_charge_at <= now) {
      const at = intent.next_charge_at
      const renewed = applyPlanned(intent, at, zone)
      const { charge, change } = decideDueOutcome(renewed, at, zone)
      const { version_id, recurring_amount, discount, interval, interval_count, anchor } = renewed
      const price = { version_id, recurring_amount, discount, interval, interval_count, anchor }
      const whole = renewed === intent ? change : { ...price, planned_switch: null, ...change }
      await writeOutcome({ tx, now, zone }, renewed, at, { charge, change: whole })
      intent = { ...renewed, ...change }
    }
  })
}

async function writeOutcome(
  { tx, zone }: OpenBank,
  intent: SandboxIntent,
  at: Date,
  { charge, change }: ReturnType<typeof decideDueOutcome>,
): Promise<void> {
  const { order_id } = intent
  if (charge) {
    const renewal = await computeRenewal(tx, intent, { now: at, zone })
    await insertSandboxCharge(tx, { order_id, ...charge, ...renewal, credit: 0, paid_at: at })
  }
  await updateSandboxIntent(tx, order_id, change)
}

async function requireIntent(tx: AppTx, { id }: OrderRow): Promise<SandboxIntent> {
  const intent = await lockSandboxIntent(tx, id)
  if (!intent) throw new Error(`The sandbox bank knows no order ${id}.`)
  return intent
}
