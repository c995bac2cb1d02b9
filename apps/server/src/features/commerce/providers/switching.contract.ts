import { describe, expect, it } from 'vitest'
import { anOrder, aProduct, runInApp, MONTHLY } from '#test/factories/commerce.ts'
import { aCoupon, aCouponOrder } from '#test/factories/coupons.ts'
import { aMember } from '#test/factories/identity.ts'
import { setTax } from '#test/factories/tax.ts'
import { aServer } from '#test/harness.ts'
import { syncOrder } from '../commands/sync-order.ts'
import { listOrderPayments } from '../repository/payments.ts'
import { withOrder, type OrderContext, type ProviderBench } from './provider.contract.ts'

const YEARLY = { ...MONTHLY, amount: 22_800, interval: 'year' as const, name: 'Yearly' }
const PRO = { ...MONTHLY, amount: 4900, name: 'Pro' }
const BASIC = { ...MONTHLY, amount: 1900, name: 'Basic' }
const DAY_MS = 24 * 60 * 60 * 1000

/** How a plan is switched, whichever provider renews it: what is shown before is what is taken. */
export function describeSwitching(name: string, bench: ProviderBench): void {
  const startPlan = async ({ has_coupon = false, has_tax = false } = {}) => {
    const [api, app] = [await aServer(), bench.app()]
    const first = { ...MONTHLY, is_default: true, name: 'Monthly' }
    const product = await aProduct(app, { versions: [first, YEARLY, PRO, BASIC] })
    const member = await aMember(app)
    const half = { discount: { kind: 'percent' as const, percent_off: 50 }, periods: 0 }
    const { order_id } = has_coupon
      ? await aCouponOrder(member, product, (await aCoupon(app, half)).code)
      : await anOrder(member, product, has_tax ? { address: { country: 'DE' } } : {})
    const atProvider = async (work: (order_context: OrderContext) => Promise<unknown>) => {
      await withOrder(app, order_id, work)
      await withOrder(app, order_id, ({ ctx, order }) => syncOrder(ctx, order))
    }
    await atProvider((one) => bench.succeed(one, { renews: true }))
    const readPlan = async () => {
      const [plan] = (await api.as(member).call('commerce.listSubscriptions')).items
      if (!plan) throw new Error('The member has no plan.')
      return plan
    }
    const { id } = await readPlan()
    const preview = (to: string) => {
      const version_id = product.versions.find((one) => one.name === to)?.id ?? ''
      return api.as(member).call('commerce.previewSwitch', { id, version_id })
    }
    const switchTo = async (to: string) => {
      const cost = await preview(to)
      const { proration_date, due: expected_amount } = cost
      const version_id = product.versions.find((one) => one.name === to)?.id ?? ''
      const confirmed = { id, version_id, proration_date, expected_amount }
      return { cost, plan: await api.as(member).call('commerce.switchSubscription', confirmed) }
    }
    const readPaid = () =>
      runInApp(app, async ({ db }) => (await listOrderPayments(db, order_id)).map(({ amount }) => amount))
    const renew = async () => {
      await bench.wait(new Date((await readPlan()).current_period_ends_at))
      await atProvider((one) => bench.renew(one))
    }
    const setCard = (card: Parameters<ProviderBench['setCard']>[1]) =>
      atProvider((one) => bench.setCard(one, card))
    const readInvoice = async () => {
      const [newest] = (await api.as(member).call('commerce.listInvoices')).items
      return api.as(member).call('commerce.getInvoice', { id: newest?.uuid ?? '' })
    }
    const withdraw = () => api.as(member).call('commerce.withdrawSwitch', { id })
    const wait = (days: number) => bench.wait(new Date(api.clock.now().getTime() + days * DAY_MS))
    return { readPlan, preview, switchTo, readPaid, readInvoice, renew, setCard, withdraw, wait }
  }

  describe(`switching at ${name}`, () => {
    it.each([
      ['Yearly', 22_800, { interval: 'year', amount: 22_800 }],
      ['Pro', 4900, { interval: 'month', amount: 4900 }],
    ])('to %s takes at once what was shown', async (to, price, plan) => {
      const { switchTo, readPaid, wait, renew, readPlan } = await startPlan()
      await wait(10)
      const { cost, plan: switched } = await switchTo(to)
      expect(cost).toMatchObject({ takes_effect: 'now', due: cost.charge - cost.credit, next_amount: price })
      expect(cost.credit).toBeGreaterThan(1800)
      expect(switched).toMatchObject({ ...plan, state: 'active' })
      expect(switched.current_period_ends_at.slice(0, 16)).toBe(cost.next_at.slice(0, 16))
      expect(await readPaid()).toEqual([2900, cost.due])
      if (to === 'Yearly') return
      await renew()
      expect(await readPaid()).toEqual([2900, cost.due, price])
      expect(await readPlan()).toMatchObject(plan)
    })

    it('twice in a period credits what was paid for the rest of it', async () => {
      const { switchTo, readPaid, wait } = await startPlan()
      await wait(10)
      const first = (await switchTo('Pro')).cost
      await wait(10)
      const second = (await switchTo('Yearly')).cost
      expect(second.credit).toBeGreaterThan(first.charge / 2 - 300)
      expect(second.credit).toBeLessThan(first.charge)
      expect(await readPaid()).toEqual([2900, first.due, second.due])
    })

    it('to a lower price waits for the end of the period', async () => {
      const { switchTo, readPlan, readPaid, renew } = await startPlan()
      const { cost, plan } = await switchTo('Basic')
      expect(cost).toMatchObject({ takes_effect: 'period_end', due: 0, next_amount: 1900 })
      expect(plan).toMatchObject({ amount: 2900, planned_switch: { amount: 1900 } })
      await renew()
      expect(await readPlan()).toMatchObject({ amount: 1900, planned_switch: null, state: 'active' })
      await renew()
      expect(await readPaid()).toEqual([2900, 1900, 1900])
      expect((await switchTo('Pro')).plan).toMatchObject({ amount: 4900 })
    })

    it('can be withdrawn and planned again until then', async () => {
      const { switchTo, readPlan, readPaid, renew, withdraw } = await startPlan()
      await switchTo('Basic')
      expect(await withdraw()).toMatchObject({ amount: 2900, planned_switch: null })
      await switchTo('Basic')
      await withdraw()
      await renew()
      expect(await readPlan()).toMatchObject({ amount: 2900 })
      expect(await readPaid()).toEqual([2900, 2900])
    })

    it('carries a coupon over that still counts', async () => {
      const { switchTo, readPaid, renew, wait } = await startPlan({ has_coupon: true })
      const { cost } = await switchTo('Pro')
      expect(cost).toMatchObject({ takes_effect: 'now', next_amount: 2450 })
      await wait(1)
      await switchTo('Basic')
      await renew()
      expect(await readPaid()).toEqual([1450, cost.due, 950])
    })

    it('splits tax that is added between the credit and the charge', async () => {
      await setTax(bench.app(), { is_inclusive: false })
      const { switchTo, readPaid, readInvoice, renew, wait } = await startPlan({ has_tax: true })
      const { cost } = await switchTo('Pro')
      expect(cost).toMatchObject({ charge: 5831, credit: 3451, due: 2380, tax: 380, next_amount: 5831 })
      const invoice = await readInvoice()
      expect(invoice).toMatchObject({
        total: 2380,
        lines: [
          { kind: 'product', amount: 5831, tax: 931 },
          { kind: 'credit', amount: -3451, tax: -551 },
        ],
        tax: { amount: 380, rows: [{ rate: 19_000, net: 2000, tax: 380 }] },
      })
      await wait(1)
      await switchTo('Basic')
      await renew()
      expect(await readPaid()).toEqual([3451, 2380, 2261])
      expect(await readInvoice()).toMatchObject({ total: 2261, tax: { amount: 361 } })
      await setTax(bench.app(), { mode: 'off' })
    })

    it.each([
      ['expires', 'payment_failed'],
      ['asks_again', 'card_needs_confirmation'],
    ] as const)('changes nothing with a card that %s', async (card, code) => {
      const { switchTo, readPlan, readPaid, setCard } = await startPlan()
      await setCard(card)
      await expect(switchTo('Yearly')).rejects.toMatchObject({ code })
      expect(await readPlan()).toMatchObject({ amount: 2900, interval: 'month', state: 'active' })
      expect(await readPaid()).toEqual([2900])
      await setCard('succeeds')
      expect((await switchTo('Yearly')).plan).toMatchObject({ amount: 22_800 })
    })
  })
}
