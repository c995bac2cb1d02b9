import { beforeAll, describe, expect, it } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aProduct, runInApp, MONTHLY, ONCE, versionOf, type TestProduct } from '#test/factories/commerce.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'
import type { DisputeFact, PaidFact, PeriodFact, Snapshot } from '../providers/provider.ts'
import { insertOrder, type NewOrder } from '../repository/orders.ts'
import { attachSnapshot } from './apply-snapshot.ts'

let api: TestServer
let app: TestApp
let oneTimeProduct: TestProduct
let monthly: TestProduct

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
  oneTimeProduct = await aProduct(app)
  monthly = await aProduct(app, { versions: [MONTHLY] })
})

const NO_RETURNS = { refunds: [], disputes: [] }
const day = (n: number): Date => new Date(Date.UTC(2026, 0, n, 9))
const period = (n: number, overrides: Partial<PeriodFact> = {}): PeriodFact => ({
  payment_id: `pi_${n}`,
  amount: 2900,
  currency: 'EUR',
  is_test: true,
  paid_at: day(1 + 30 * n),
  ...NO_RETURNS,
  starts_at: day(1 + 30 * n),
  ends_at: day(31 + 30 * n),
  ...overrides,
})

type Subscription = NonNullable<Snapshot['subscription']>
type Reading = { paid?: Partial<NonNullable<Snapshot['paid']>>; subscription?: Partial<Subscription> }

/** Readings of one order at the provider, the later ones knowing more. Payments are the run's own. */
function readings(amount: number, reported: readonly Reading[]): (run: string) => Snapshot[] {
  return (run) =>
    reported.map(({ paid, subscription }, index) => ({
      read_at: day(100 + index),
      status: 'succeeded',
      client_secret: null,
      paid: {
        payment_id: `${run} pi_0`,
        amount,
        currency: 'EUR',
        is_test: true,
        paid_at: day(1),
        ...NO_RETURNS,
        ...paid,
      },
      subscription: subscription
        ? {
            trial_ends_at: null,
            first_period: period(0),
            unpaid_from: null,
            failure: null,
            pause: null,
            card: null,
            cancel_at_period_end: false,
            ended_at: null,
            ...subscription,
            renewals: (subscription.renewals ?? []).map((one) => ({
              ...one,
              payment_id: `${run} ${one.payment_id}`,
            })),
          }
        : null,
    }))
}

const refund = { refund_id: null, is_failed: false }
const refunded = (amount: number): Partial<PaidFact> => ({
  refunds: [{ ...refund, provider_refund_id: 're_1', amount, at: day(40) }],
})
const disputed = (state: DisputeFact['state'] = 'open'): Partial<PaidFact> => {
  const closed_at = state === 'open' ? null : day(58)
  return {
    disputes: [{ provider_dispute_id: 'dp_1', amount: 2900, reason: '', state, at: day(50), closed_at }],
  }
}

/** Every order of a list. */
function permutations<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]]
  return items.flatMap((one, index) =>
    permutations(items.filter((_, other) => other !== index)).map((rest) => [one, ...rest]),
  )
}

function anOpenOrder(product: TestProduct): NewOrder {
  const [version] = product.versions
  if (!version) throw new Error('This product has no version.')
  const { amount, currency, interval, interval_count } = version
  const subscriber_id = newId()
  return {
    id: newId(),
    subscriber_id,
    customer_id: null,
    tax_by: 'rates',
    tax_calculation: null,
    is_tax_inclusive: null,
    product_id: product.id,
    status: 'open',
    intent_status: 'requires_payment',
    intent_read_at: null,
    basket: '',
    kind: 'payment_intent',
    provider: 'stripe',
    provider_account: 'acct',
    is_test: true,
    currency,
    provider_intent_id: newId(),
    provider_subscription_id: interval ? newId() : null,
    subtotal: amount,
    discount: 0,
    final_amount: amount,
    name: null,
    country: null,
    postal_code: null,
    referral: null,
    waiver_text: null,
    waived_at: null,
    start_text: null,
    start_requested_at: null,
    coupon_id: null,
    coupon_code: null,
    coupon_name: null,
    coupon_periods: null,
    tax: null,
    tax_id: null,
    created_at: day(1),
    paid_at: null,
    lines: [
      {
        position: 0,
        product_id: product.id,
        version_id: versionOf(product),
        title: product.title,
        amount,
        discount: 0,
        period_discount: 0,
        total: amount,
        interval,
        interval_count,
        trial_days: 0,
        is_bump: false,
        setup_fee: 0,
        setup_due: 0,
        setup_tax: 0,
        tax: 0,
      },
    ],
  }
}

/** Applies snapshots in the given order and returns the resulting state. */
async function applyInOrder(
  product: TestProduct,
  createSnapshots: (run: string) => Snapshot[],
  positions: readonly number[],
) {
  const order = anOpenOrder(product)
  const snapshots = createSnapshots(order.id)
  await api.inApp(app.id, (tx) => insertOrder(tx, order))
  await runInApp(app, async (ctx) => {
    for (const index_of_reading of positions) {
      const snapshot = snapshots[index_of_reading]
      if (snapshot) await attachSnapshot(ctx, order.id, snapshot)
    }
  })
  return api.inApp(app.id, async (tx) => {
    const { subscriber_id } = order
    const of = (table: 'purchases' | 'payments' | 'subscriptions' | 'invoices') =>
      tx.selectFrom(table).selectAll().where('subscriber_id', '=', subscriber_id).execute()
    const owned = async (at: Date) => {
      const { rows } = await api.database.pool
        .query<{ n: number }>(
          `begin; set local foyer.app_id = '${app.id}'; select count(*)::int as n from held_rights('${app.id}', '${subscriber_id}', '${at.toISOString()}'); commit`,
        )
        .then((results) => (Array.isArray(results) ? (results[2] as { rows: { n: number }[] }) : results))
      return rows[0]?.n ?? 0
    }
    const [purchases, payments, subscriptions, invoices] = [
      await of('purchases'),
      await of('payments'),
      await of('subscriptions'),
      await of('invoices'),
    ]
    const { status } = await tx
      .selectFrom('orders')
      .select('status')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow()
    const days = []
    for (let n = 0; n < 150; n += 5) days.push(await owned(day(n)))
    return {
      status,
      days,
      invoices: invoices.length,
      purchases: purchases.map(({ ended_at }) => ended_at),
      payments: payments
        .map((one) => `${one.provider_payment_id.split(' ')[1]} ${one.amount} ${one.reversal}`)
        .toSorted(),
      subscriptions: subscriptions.map(
        ({ state, period_ends_at, unpaid_from, cancel_at_period_end, ended_at }) => ({
          state,
          period_ends_at,
          unpaid_from,
          cancel_at_period_end,
          ended_at,
        }),
      ),
    }
  })
}

type TestCase = [name: string, product: () => TestProduct, amount: number, told: Reading[]]

const testCases: TestCase[] = [
  ['a purchase that was refunded', () => oneTimeProduct, ONCE.amount, [{}, { paid: refunded(ONCE.amount) }]],
  [
    'a purchase of which parts were refunded',
    () => oneTimeProduct,
    ONCE.amount,
    [
      {},
      { paid: refunded(1000) },
      {
        paid: {
          refunds: [
            ...(refunded(1000).refunds ?? []),
            { ...refund, provider_refund_id: 're_2', amount: 500, at: day(45) },
            { ...refund, provider_refund_id: 're_3', amount: 700, at: day(46), is_failed: true },
          ],
        },
      },
    ],
  ],
  [
    'a purchase whose dispute was lost',
    () => oneTimeProduct,
    ONCE.amount,
    [{}, { paid: disputed() }, { paid: disputed('lost') }],
  ],
  [
    'a purchase whose dispute was won',
    () => oneTimeProduct,
    ONCE.amount,
    [{}, { paid: disputed() }, { paid: disputed('won') }],
  ],
  [
    'a subscription that failed, was canceled and ended',
    () => monthly,
    2900,
    [
      { subscription: {} },
      { subscription: { renewals: [period(1)] } },
      { subscription: { renewals: [period(1)], unpaid_from: day(61) } },
      { subscription: { renewals: [period(1)], unpaid_from: day(61), cancel_at_period_end: true } },
      {
        subscription: {
          renewals: [period(1)],
          unpaid_from: day(61),
          cancel_at_period_end: true,
          ended_at: day(66),
        },
      },
    ],
  ],
  [
    'a subscription whose months went back and which went on',
    () => monthly,
    2900,
    [
      { subscription: { cancel_at_period_end: true } },
      { subscription: { renewals: [period(1)] }, paid: refunded(2900) },
      { subscription: { renewals: [period(1, disputed())] }, paid: refunded(2900) },
      {
        subscription: { renewals: [period(1, disputed()), period(2)] },
        paid: refunded(2900),
      },
    ],
  ],
]

describe.each(testCases)('%s', (_name, product, amount, reported) => {
  it('comes to the same end whatever was read first, late or several times', async () => {
    const createSnapshots = readings(amount, reported)
    const positions = reported.map((_, index) => index)
    const expected = await applyInOrder(product(), createSnapshots, positions)
    const orders = permutations(positions)
    for (const [number, order] of orders.entries()) {
      const repeated = order.flatMap((index_of_reading) =>
        Array.from({ length: 1 + ((number + index_of_reading) % 3) }, () => index_of_reading),
      )
      expect({ read: repeated, ...(await applyInOrder(product(), createSnapshots, repeated)) }).toEqual({
        read: repeated,
        ...expected,
      })
    }
    for (const index_of_reading of positions)
      expect(await applyInOrder(product(), createSnapshots, positions.slice(index_of_reading))).toEqual(
        expected,
      )
  }, 120_000)
})

describe('the end of each story', () => {
  const end = async ([, product, amount, reported]: TestCase) =>
    applyInOrder(
      product(),
      readings(amount, reported),
      reported.map((_, index) => index),
    )

  it('closes what was refunded on the day of the refund', async () => {
    const test_case = testCases[0]
    if (!test_case) throw new Error('No story.')
    const { status, days, payments } = await end(test_case)
    expect([status, payments]).toEqual(['refunded', ['pi_0 4900 refund']])
    expect(days.map((owned, index) => (owned ? index * 5 : -1)).filter((n) => n > 0)).toEqual([
      5, 10, 15, 20, 25, 30, 35,
    ])
  })

  it('leaves open what was refunded in part, or whose dispute was won', async () => {
    const [, partial, lost, won] = testCases
    if (!partial || !lost || !won) throw new Error('No story.')
    const closed = ({ days }: { days: number[] }) =>
      days.map((owned, index) => (owned ? -1 : index * 5)).filter((n) => n > 0)
    expect(await end(partial)).toMatchObject({ status: 'paid', payments: ['pi_0 4900 null'] })
    expect(closed(await end(partial))).toEqual([])
    expect(await end(won)).toMatchObject({ status: 'paid', payments: ['pi_0 4900 null'] })
    expect(closed(await end(won))).toEqual([50, 55])
    expect(await end(lost)).toMatchObject({ status: 'refunded', payments: ['pi_0 4900 dispute'] })
    expect(closed(await end(lost)).at(0)).toBe(50)
  })

  it('leaves a failed renewal accessible for its grace, until it ended', async () => {
    const test_case = testCases[4]
    if (!test_case) throw new Error('No story.')
    const { days, subscriptions } = await end(test_case)
    expect(subscriptions).toMatchObject([{ state: 'ended', ended_at: day(66) }])
    expect(
      days
        .map((owned, index) => (owned ? index * 5 : -1))
        .filter((n) => n > 0)
        .at(-1),
    ).toBe(65)
  })

  it('shuts only the months that went back', async () => {
    const test_case = testCases[5]
    if (!test_case) throw new Error('No story.')
    const { days, subscriptions, payments } = await end(test_case)
    expect(subscriptions).toMatchObject([
      { state: 'active', cancel_at_period_end: false, period_ends_at: day(91) },
    ])
    expect(payments).toEqual(['pi_0 2900 refund', 'pi_1 2900 dispute', 'pi_2 2900 null'])
    const ended = days.map((owned, index) => (owned ? -1 : index * 5)).filter((n) => n > 0)
    expect(ended).toEqual([50, 55, 60, 105, 110, 115, 120, 125, 130, 135, 140, 145])
  })
})
