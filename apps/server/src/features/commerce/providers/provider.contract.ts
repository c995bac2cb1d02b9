import { describe, expect, it } from 'vitest'
import type { TestApp } from '#test/factories/apps.ts'
import { aMember } from '#test/factories/identity.ts'
import { anOrder, aProduct, runInApp, MONTHLY, ONCE, TRIAL } from '#test/factories/commerce.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import { findOrder, type OrderRow } from '../repository/orders.ts'
import { findOrderProvider } from './call-provider.ts'
import type { DisputeFact, PaymentProvider } from './provider.ts'

export type OrderContext = { ctx: Ctx; provider: PaymentProvider; order: OrderRow }

/** What a provider's own test must be able to do in the buyer's and the bank's place. */
export type ProviderBench = {
  app: () => TestApp
  /** Charges a valid card; with `renews: false` it is declined at the first renewal. */
  succeed: (order_context: OrderContext, how: { renews: boolean }) => Promise<void>
  decline: (order_context: OrderContext) => Promise<void>
  challenge: (order_context: OrderContext) => Promise<void>
  /** The paid period ends and the next one falls due. */
  renew: (order_context: OrderContext) => Promise<void>
  /** The buyer disputes the payment, or their bank decides. */
  dispute: (order_context: OrderContext, state: DisputeFact['state']) => Promise<void>
  /** The time of both sides passes. */
  wait: (until: Date) => Promise<void>
  /** The saved card pays from now on, or does not. */
  setCard: (order_context: OrderContext, card: 'succeeds' | 'expires' | 'asks_again') => Promise<void>
  /** Confirms a card that was opened by `changeCard`. */
  confirmCard: (intent_id: string) => Promise<void>
}

type Version = typeof ONCE

/** The behaviour that every payment provider shares (style, "Errors, tests, words in code"). */
export function describeProvider(name: string, bench: ProviderBench): void {
  const open = async (
    version: Version,
  ): Promise<{ order_context: <T>(work: (order_context: OrderContext) => Promise<T>) => Promise<T> }> => {
    const [product, member] = [
      await aProduct(bench.app(), { versions: [version] }),
      await aMember(bench.app()),
    ]
    const { order_id } = await anOrder(member, product)
    return { order_context: (work) => withOrder(bench.app(), order_id, work) }
  }
  const paid = async (version: Version, renews = true) => {
    const opened = await open(version)
    await opened.order_context((order_context) => bench.succeed(order_context, { renews }))
    return opened
  }

  describe(`the payment provider ${name}`, () => {
    it('says that a new order is unpaid', async () => {
      const { order_context } = await open(ONCE)
      const snapshot = await order_context(({ provider, order }) => provider.read(order))
      expect(snapshot).toMatchObject({ status: 'requires_payment', paid: null, subscription: null })
    })

    it('gives the same payment where it is asked to open an order again', async () => {
      const member = await aMember(bench.app())
      const { order_id } = await anOrder(member, await aProduct(bench.app(), { versions: [ONCE] }))
      await withOrder(bench.app(), order_id, async ({ provider, order }) => {
        const buyer = { subscriber_id: order.subscriber_id, email: member.email, name: '' }
        const opened = await provider.open(order, buyer)
        expect(opened).toMatchObject({ intent_id: order.provider_intent_id, status: 'requires_payment' })
      })
    })

    it('vouches for what was paid, in the order’s amount, currency and mode, the same each time', async () => {
      const { order_context } = await paid(ONCE)
      const read = () => order_context(({ provider, order }) => provider.read(order))
      const [first, second] = [await read(), await read()]
      expect(first).toMatchObject({
        status: 'succeeded',
        paid: { amount: 4900, currency: 'EUR', is_test: true, refunds: [], disputes: [] },
      })
      expect(second.paid).toEqual(first.paid)
    })

    it('tells a declined card from one that needs authentication, and takes another after both', async () => {
      const { order_context } = await open(ONCE)
      await order_context((one) => bench.decline(one))
      expect(await order_context(({ provider, order }) => provider.read(order))).toMatchObject({
        status: 'failed',
        paid: null,
      })
      await order_context((one) => bench.challenge(one))
      expect(await order_context(({ provider, order }) => provider.read(order))).toMatchObject({
        status: 'requires_action',
        paid: null,
      })
      await order_context((one) => bench.succeed(one, { renews: true }))
      expect((await order_context(({ provider, order }) => provider.read(order))).paid?.amount).toBe(4900)
    })

    it('gives up an order that is not paid, and none that is', async () => {
      const waiting = await open(ONCE)
      expect(await waiting.order_context(({ provider, order }) => provider.abandon(order))).toBe(true)
      expect((await waiting.order_context(({ provider, order }) => provider.read(order))).status).toBe(
        'failed',
      )
      const done = await paid(ONCE)
      expect(await done.order_context(({ provider, order }) => provider.abandon(order))).toBe(false)
      expect((await done.order_context(({ provider, order }) => provider.read(order))).paid).not.toBeNull()
    })

    it('renews a month after the first, from its end', async () => {
      const { order_context } = await paid(MONTHLY)
      const first = await order_context(({ provider, order }) => provider.read(order))
      await order_context((one) => bench.renew(one))
      const { subscription } = await order_context(({ provider, order }) => provider.read(order))
      expect(subscription?.first_period).toEqual(first.subscription?.first_period)
      expect(subscription?.renewals).toMatchObject([
        { starts_at: first.subscription?.first_period.ends_at, amount: 2900, currency: 'EUR', is_test: true },
      ])
      expect(subscription).toMatchObject({
        unpaid_from: null,
        ended_at: null,
        cancel_at_period_end: false,
        trial_ends_at: null,
      })
    })

    it('asks for nothing in a trial and counts the months from its end', async () => {
      const { order_context } = await paid(TRIAL)
      const { paid: fact, subscription } = await order_context(({ provider, order }) => provider.read(order))
      expect(fact?.amount).toBe(0)
      expect(subscription?.trial_ends_at).toEqual(subscription?.first_period.ends_at)
      await order_context((one) => bench.renew(one))
      const after = await order_context(({ provider, order }) => provider.read(order))
      expect(after.subscription?.renewals).toMatchObject([
        { starts_at: subscription?.trial_ends_at, amount: 2900 },
      ])
    })

    it('tells since when a renewal is owed, and that it was paid after all', async () => {
      const { order_context } = await paid(MONTHLY, false)
      await order_context((one) => bench.renew(one))
      const overdue = await order_context(({ provider, order }) => provider.read(order))
      expect(overdue.subscription?.unpaid_from).toEqual(overdue.subscription?.first_period.ends_at)
      expect(overdue.subscription?.renewals).toEqual([])
      const retried = await order_context(({ provider, order }) =>
        provider.payOverdue(order, { card: 'succeeds', is_authenticated: false }),
      )
      expect(retried.status).toBe('succeeded')
      const after = await order_context(({ provider, order }) => provider.read(order))
      expect(after.subscription).toMatchObject({ unpaid_from: null, renewals: [{ amount: 2900 }] })
    })

    it('ends a subscription with what it owes, and none that was paid meanwhile', async () => {
      const { order_context } = await paid(MONTHLY, false)
      await order_context((one) => bench.renew(one))
      const end = () => order_context(({ provider, order }) => provider.endUnpaid(order))
      const read = () =>
        order_context(async ({ provider, order }) => (await provider.read(order)).subscription)
      const retry = () =>
        order_context(({ provider, order }) =>
          provider.payOverdue(order, { card: 'succeeds', is_authenticated: false }),
        )
      expect([await end(), await end()]).toEqual([true, true])
      expect((await read())?.ended_at).toBeInstanceOf(Date)
      await retry()
      expect((await read())?.renewals).toEqual([])

      const settled = await paid(MONTHLY, false)
      await settled.order_context((one) => bench.renew(one))
      await settled.order_context(({ provider, order }) =>
        provider.payOverdue(order, { card: 'succeeds', is_authenticated: false }),
      )
      expect(await settled.order_context(({ provider, order }) => provider.endUnpaid(order))).toBe(false)
      const after = await settled.order_context(({ provider, order }) => provider.read(order))
      expect(after.subscription).toMatchObject({ ended_at: null, renewals: [{ amount: 2900 }] })
    })

    it('lets a subscription run out, and ends one at once, twice as well as once', async () => {
      const { order_context } = await paid(MONTHLY)
      await order_context(({ provider, order }) => provider.cancelAtPeriodEnd(order))
      expect((await order_context(({ provider, order }) => provider.read(order))).subscription).toMatchObject(
        {
          cancel_at_period_end: true,
          ended_at: null,
        },
      )
      expect(await order_context(({ provider, order }) => provider.resume(order))).toBe(true)
      expect((await order_context(({ provider, order }) => provider.read(order))).subscription).toMatchObject(
        { cancel_at_period_end: false },
      )
      await order_context(({ provider, order }) => provider.cancelAtPeriodEnd(order))
      await order_context(({ provider, order }) => provider.endNow(order))
      expect(await order_context(({ provider, order }) => provider.resume(order))).toBe(false)
      const ended = await order_context(({ provider, order }) => provider.read(order))
      expect(ended.subscription?.ended_at).toBeInstanceOf(Date)
      await order_context(({ provider, order }) => provider.endNow(order))
      expect(
        (await order_context(({ provider, order }) => provider.read(order))).subscription?.ended_at,
      ).toEqual(ended.subscription?.ended_at)
    })

    it('refunds parts under ids of ours, each once and never more than was paid', async () => {
      const { order_context } = await paid(ONCE)
      const read = () => order_context(async ({ provider, order }) => (await provider.read(order)).paid)
      const payment_id = (await read())?.payment_id ?? ''
      const refund = (refund_id: string, amount: number) =>
        order_context(({ provider, order }) => provider.refund(order, { refund_id, payment_id, amount }))
      const [part, rest] = [newId(), newId()]
      await refund(part, 1000)
      await refund(part, 1000)
      expect((await read())?.refunds).toMatchObject([{ refund_id: part, amount: 1000, is_failed: false }])
      await expect(refund(newId(), 3901)).rejects.toMatchObject({ is_temporary: false })
      await refund(rest, 3900)
      expect((await read())?.refunds.map(({ refund_id, amount }) => [refund_id, amount])).toEqual(
        expect.arrayContaining([
          [part, 1000],
          [rest, 3900],
        ]),
      )
    })

    it('refunds a renewal, and leaves the first payment', async () => {
      const { order_context } = await paid(MONTHLY)
      await order_context((one) => bench.renew(one))
      const before = await order_context(({ provider, order }) => provider.read(order))
      const payment_id = before.subscription?.renewals[0]?.payment_id ?? ''
      const refund_id = newId()
      await order_context(({ provider, order }) =>
        provider.refund(order, { refund_id, payment_id, amount: 900 }),
      )
      const after = await order_context(({ provider, order }) => provider.read(order))
      expect(after.paid?.refunds).toEqual([])
      expect(after.subscription?.renewals[0]?.refunds).toMatchObject([{ refund_id, amount: 900 }])
    })

    it('reports a dispute, and how it was decided', async () => {
      const { order_context } = await paid(ONCE)
      const read = () => order_context(async ({ provider, order }) => (await provider.read(order)).paid)
      await order_context((one) => bench.dispute(one, 'open'))
      expect((await read())?.disputes).toMatchObject([{ amount: 4900, state: 'open', closed_at: null }])
      await order_context((one) => bench.dispute(one, 'lost'))
      expect((await read())?.disputes).toMatchObject([{ amount: 4900, state: 'lost' }])
    })

    describe('a break', () => {
      const pausedMonth = async (renews = true) => {
        const { order_context } = await paid(MONTHLY, renews)
        const read = () =>
          order_context(async ({ provider, order }) => {
            const { subscription } = await provider.read(order)
            if (!subscription) throw new Error('The order has no subscription.')
            return subscription
          })
        const { first_period } = await read()
        const pause = { starts_at: first_period.ends_at, ends_at: inDays(first_period.ends_at, 31) }
        await order_context(({ provider, order }) => provider.pause(order, pause))
        const endPause = () => order_context(({ provider, order }) => provider.endPause(order, pause))
        return { order_context, read, pause, first_period, endPause }
      }

      it('is planned for the end of the period, and what follows is a new period', async () => {
        const { order_context, read, pause, first_period } = await pausedMonth()
        expect(await read()).toMatchObject({ pause, first_period, trial_ends_at: null, renewals: [] })
        await bench.wait(inDays(pause.starts_at, 1))
        expect(await read()).toMatchObject({ pause, first_period, unpaid_from: null, renewals: [] })
        await bench.wait(pause.ends_at)
        await order_context((one) => bench.renew(one))
        expect(await read()).toMatchObject({
          pause: null,
          first_period,
          trial_ends_at: null,
          renewals: [{ starts_at: pause.ends_at, amount: 2900 }],
        })
      })

      it('can be withdrawn before it starts', async () => {
        const { order_context, read, endPause, first_period } = await pausedMonth()
        expect(await endPause()).toBe('succeeded')
        expect(await read()).toMatchObject({ pause: null, renewals: [] })
        await bench.wait(first_period.ends_at)
        await order_context((one) => bench.renew(one))
        expect((await read()).renewals).toMatchObject([{ starts_at: first_period.ends_at, amount: 2900 }])
      })

      it('ends early with a new period that is paid now', async () => {
        const { read, endPause, pause } = await pausedMonth()
        const now = inDays(pause.starts_at, 10)
        await bench.wait(now)
        expect(await endPause()).toBe('succeeded')
        const { renewals, pause: after } = await read()
        expect([after, renewals]).toMatchObject([null, [{ amount: 2900 }]])
        expect(Math.abs((renewals[0]?.starts_at.getTime() ?? 0) - now.getTime())).toBeLessThan(60_000)
      })

      it('remains where the card does not pay the new period', async () => {
        const { read, endPause, pause } = await pausedMonth(false)
        await bench.wait(inDays(pause.starts_at, 10))
        expect(await endPause()).toBe('failed')
        expect(await read()).toMatchObject({ pause, renewals: [], unpaid_from: null })
      })
    })

    it('shows the card that renews, and takes another', async () => {
      const { order_context } = await paid(MONTHLY)
      const buyer = await order_context(async ({ order: { subscriber_id } }) => ({
        subscriber_id,
        email: 'buyer@foyer.test',
        name: '',
      }))
      const change = (card: string, intent_id: string | null) =>
        order_context(({ provider, order }) =>
          provider.changeCard(order, { card, intent_id, is_authenticated: false }, buyer),
        )
      const readCard = () =>
        order_context(async ({ provider, order }) => (await provider.read(order)).subscription?.card)
      const before = await readCard()
      expect(before).toMatchObject({ last4: '4242' })
      const opened = await change('asks_again', null)
      const { intent_id } = opened
      if (intent_id) await bench.confirmCard(intent_id)
      const changed = intent_id ? await change('asks_again', intent_id) : opened
      expect(changed).toMatchObject({ status: 'succeeded' })
      expect((await readCard())?.last4).not.toBe(before?.last4)
    })
  })
}

const inDays = (from: Date, days: number): Date => new Date(from.getTime() + days * 24 * 60 * 60 * 1000)

/** Runs work with an order and its provider. */
export function withOrder<T>(
  app: TestApp,
  order_id: string,
  work: (order_context: OrderContext) => Promise<T>,
): Promise<T> {
  return runInApp(app, async (ctx) => {
    const order = await findOrder(ctx.db, order_id)
    if (!order) throw new Error('The order is gone.')
    return work({ ctx, order, provider: await findOrderProvider(ctx, order) })
  })
}
