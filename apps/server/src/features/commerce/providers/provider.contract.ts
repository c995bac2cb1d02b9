import { describe, expect, it } from 'vitest'
import type { TestApp } from '#test/factories/apps.ts'
import { aMember } from '#test/factories/identity.ts'
import { anOrder, aProduct, insideApp, MONTHLY, ONCE, TRIAL } from '#test/factories/commerce.ts'
import type { Ctx } from '#platform/context.ts'
import { findOrder, type OrderRow } from '../repository/orders.ts'
import { providerOf } from './choose.ts'
import type { PaymentProvider } from './provider.ts'

export type Inside = { ctx: Ctx; provider: PaymentProvider; order: OrderRow }

/** What a provider's own test must be able to do in the buyer's and the bank's place. */
export type ProviderBench = {
  app: () => TestApp
  /** The card goes through; `renews: false` is one that will be refused at the first renewal. */
  succeed: (inside: Inside, how: { renews: boolean }) => Promise<void>
  decline: (inside: Inside) => Promise<void>
  challenge: (inside: Inside) => Promise<void>
  /** The paid period ends and the next one falls due. */
  renew: (inside: Inside) => Promise<void>
}

type Version = typeof ONCE

/** The behaviour that every payment provider shares (style, "Errors, tests, words in code"). */
export function describeProvider(name: string, bench: ProviderBench): void {
  const open = async (
    version: Version,
  ): Promise<{ inside: <T>(work: (inside: Inside) => Promise<T>) => Promise<T> }> => {
    const [product, member] = [
      await aProduct(bench.app(), { versions: [version] }),
      await aMember(bench.app()),
    ]
    const { order_id } = await anOrder(member, product)
    return { inside: (work) => insideOf(bench.app(), order_id, work) }
  }
  const paid = async (version: Version, renews = true) => {
    const opened = await open(version)
    await opened.inside((inside) => bench.succeed(inside, { renews }))
    return opened
  }

  describe(`the payment provider ${name}`, () => {
    it('says that a new order is unpaid', async () => {
      const { inside } = await open(ONCE)
      const snapshot = await inside(({ provider, order }) => provider.read(order))
      expect(snapshot).toMatchObject({ status: 'requires_payment', paid: null, subscription: null })
    })

    it('gives the same payment where it is asked to open an order again', async () => {
      const member = await aMember(bench.app())
      const { order_id } = await anOrder(member, await aProduct(bench.app(), { versions: [ONCE] }))
      await insideOf(bench.app(), order_id, async ({ provider, order }) => {
        const buyer = { subscriber_id: order.subscriber_id, email: member.email, name: '' }
        const opened = await provider.open(order, buyer)
        expect(opened).toMatchObject({ intent_id: order.provider_intent_id, status: 'requires_payment' })
      })
    })

    it('vouches for what was paid, in the order’s amount, currency and mode, the same each time', async () => {
      const { inside } = await paid(ONCE)
      const read = () => inside(({ provider, order }) => provider.read(order))
      const [first, second] = [await read(), await read()]
      expect(first).toMatchObject({
        status: 'succeeded',
        paid: { amount: 4900, currency: 'EUR', is_test: true, reversal: null },
      })
      expect(second.paid).toEqual(first.paid)
    })

    it('tells a declined card from one that needs authentication, and takes another after both', async () => {
      const { inside } = await open(ONCE)
      await inside((one) => bench.decline(one))
      expect(await inside(({ provider, order }) => provider.read(order))).toMatchObject({
        status: 'failed',
        paid: null,
      })
      await inside((one) => bench.challenge(one))
      expect(await inside(({ provider, order }) => provider.read(order))).toMatchObject({
        status: 'requires_action',
        paid: null,
      })
      await inside((one) => bench.succeed(one, { renews: true }))
      expect((await inside(({ provider, order }) => provider.read(order))).paid?.amount).toBe(4900)
    })

    it('gives up an order that is not paid, and none that is', async () => {
      const waiting = await open(ONCE)
      expect(await waiting.inside(({ provider, order }) => provider.abandon(order))).toBe(true)
      expect((await waiting.inside(({ provider, order }) => provider.read(order))).status).toBe('failed')
      const done = await paid(ONCE)
      expect(await done.inside(({ provider, order }) => provider.abandon(order))).toBe(false)
      expect((await done.inside(({ provider, order }) => provider.read(order))).paid).not.toBeNull()
    })

    it('renews a month after the first, from its end', async () => {
      const { inside } = await paid(MONTHLY)
      const first = await inside(({ provider, order }) => provider.read(order))
      await inside((one) => bench.renew(one))
      const { subscription } = await inside(({ provider, order }) => provider.read(order))
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
      const { inside } = await paid(TRIAL)
      const { paid: fact, subscription } = await inside(({ provider, order }) => provider.read(order))
      expect(fact?.amount).toBe(0)
      expect(subscription?.trial_ends_at).toEqual(subscription?.first_period.ends_at)
      await inside((one) => bench.renew(one))
      const after = await inside(({ provider, order }) => provider.read(order))
      expect(after.subscription?.renewals).toMatchObject([
        { starts_at: subscription?.trial_ends_at, amount: 2900 },
      ])
    })

    it('tells since when a renewal is owed, and that it was paid after all', async () => {
      const { inside } = await paid(MONTHLY, false)
      await inside((one) => bench.renew(one))
      const owed = await inside(({ provider, order }) => provider.read(order))
      expect(owed.subscription?.unpaid_from).toEqual(owed.subscription?.first_period.ends_at)
      expect(owed.subscription?.renewals).toEqual([])
      const retried = await inside(({ provider, order }) =>
        provider.payOverdue(order, { card: 'succeeds', is_authenticated: false }),
      )
      expect(retried.status).toBe('succeeded')
      const after = await inside(({ provider, order }) => provider.read(order))
      expect(after.subscription).toMatchObject({ unpaid_from: null, renewals: [{ amount: 2900 }] })
    })

    it('lets a subscription run out, and ends one at once, twice as well as once', async () => {
      const { inside } = await paid(MONTHLY)
      await inside(({ provider, order }) => provider.cancelAtPeriodEnd(order))
      expect((await inside(({ provider, order }) => provider.read(order))).subscription).toMatchObject({
        cancel_at_period_end: true,
        ended_at: null,
      })
      await inside(({ provider, order }) => provider.endNow(order))
      const ended = await inside(({ provider, order }) => provider.read(order))
      expect(ended.subscription?.ended_at).toBeInstanceOf(Date)
      await inside(({ provider, order }) => provider.endNow(order))
      expect((await inside(({ provider, order }) => provider.read(order))).subscription?.ended_at).toEqual(
        ended.subscription?.ended_at,
      )
    })

    it('gives money back once, and tells a full refund from a part', async () => {
      const whole = await paid(ONCE)
      for (const _ of ['once', 'again'])
        await whole.inside(({ provider, order }) => provider.refund(order, 4900))
      expect(
        (await whole.inside(({ provider, order }) => provider.read(order))).paid?.reversal,
      ).toMatchObject({ reason: 'refund' })
      const part = await paid(ONCE)
      await part.inside(({ provider, order }) => provider.refund(order, 1000))
      expect((await part.inside(({ provider, order }) => provider.read(order))).paid?.reversal).toBeNull()
    })
  })
}

function insideOf<T>(app: TestApp, order_id: string, work: (inside: Inside) => Promise<T>): Promise<T> {
  return insideApp(app, async (ctx) => {
    const order = await findOrder(ctx.db, order_id)
    if (!order) throw new Error('The order is gone.')
    return work({ ctx, order, provider: await providerOf(ctx, order) })
  })
}
