import { beforeAll, describe, expect, it } from 'vitest'
import { aGuest, aMember } from '#test/factories/identity.ts'
import { aGrant } from '#test/factories/access.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aProduct, aPurchase, isProductOwned, MONTHLY, ONCE, versionOf } from '#test/factories/commerce.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'

let api: TestServer
let app: TestApp

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
})

const refusal = (code: string, status = 422) => ({ code, status })

/** A product at 49.00 EUR with two order bumps, at 15.00 and 5.00. */
async function aProductWithBumps() {
  const [extra, gift] = [
    await aProduct(app, { title: 'Meal plan', versions: [{ ...ONCE, amount: 1500 }] }),
    await aProduct(app, { title: 'Sleep guide', versions: [{ ...ONCE, amount: 500 }] }),
  ]
  const order_bumps = [extra, gift].map((offered) => ({
    product_id: offered.id,
    version_id: versionOf(offered),
    title: offered.title,
  }))
  return { extra, gift, product: await aProduct(app, { order_bumps }) }
}

describe('order bumps', () => {
  it('adds an order bump that the product offers, and no other', async () => {
    const [extra, alone] = [
      await aProduct(app, { title: 'Meal plan', versions: [{ ...ONCE, amount: 1500 }] }),
      await aProduct(app),
    ]
    const bump = { product_id: extra.id, version_id: versionOf(extra), title: 'Add the meal plan' }
    const product = await aProduct(app, { versions: [MONTHLY], order_bumps: [bump] })
    const order_bumps = product.order_bumps.map((one) => one.id)
    const preview = await api.as(aGuest(app)).call('commerce.previewOrder', { id: product.id, order_bumps })
    expect(preview).toMatchObject({
      final_amount: 4400,
      lines: [{ is_bump: false }, { is_bump: true, total: 1500 }],
    })
    for (const wrong of [[newId()], [extra.id]]) {
      const input = { id: alone.id, order_bumps: wrong }
      await expect(api.as(aGuest(app)).call('commerce.previewOrder', input)).rejects.toMatchObject({
        ...refusal('invalid_order_bump'),
        problem: { errors: [{ path: 'order_bumps', code: 'invalid_order_bump' }] },
      })
    }
  })

  it('does not offer what cannot be in one order with the product', async () => {
    const offered = [{ ...ONCE, currency: 'HUF', amount: 349_000 }, MONTHLY]
    const extra = await aProduct(app, { title: 'Meal plan', versions: offered })
    const order_bumps = extra.versions.map(({ id, currency }) => {
      return { product_id: extra.id, version_id: id, title: `In ${currency}` }
    })
    const listOffers = async (versions: (typeof ONCE)[]) => {
      const { id } = await aProduct(app, { versions, order_bumps })
      const product = await api.as(aGuest(app)).call('commerce.getProduct', { id })
      return product.order_bumps.map(({ title }) => title)
    }
    expect(await listOffers([MONTHLY])).toEqual([])
    expect(await listOffers([ONCE])).toEqual(['In EUR'])
    expect(await listOffers([{ ...ONCE, currency: 'HUF', amount: 100_000 }, MONTHLY])).toEqual(['In HUF'])
  })

  it('leaves out and names the bumps that do not fit the chosen price and the chosen bumps', async () => {
    const [monthly, other] = [
      await aProduct(app, { title: 'Coaching', versions: [MONTHLY] }),
      await aProduct(app, { title: 'Club', versions: [MONTHLY, { ...ONCE, amount: 500 }] }),
    ]
    const offers = [
      { product_id: monthly.id, version_id: versionOf(monthly), title: 'Monthly' },
      { product_id: other.id, version_id: other.versions[0]?.id ?? '', title: 'Club, monthly' },
      { product_id: other.id, version_id: other.versions[1]?.id ?? '', title: 'Club, once' },
    ]
    const product = await aProduct(app, { versions: [ONCE, MONTHLY], order_bumps: offers })
    const [coaching = '', club = '', once = ''] = product.order_bumps.map(({ id }) => id)
    const [one_time = '', each_month = ''] = product.versions.map(({ id }) => id)
    const member = await aMember(app)
    const preview = async (version_id: string, order_bumps: string[]) => {
      const input = { id: product.id, version_id, order_bumps }
      const { lines, unfit_order_bumps } = await api.as(member).call('commerce.previewOrder', input)
      return { lines: lines.length, unfit: unfit_order_bumps }
    }
    expect(await preview(one_time, [])).toEqual({ lines: 1, unfit: [] })
    expect(await preview(one_time, [coaching])).toEqual({ lines: 2, unfit: [club] })
    expect(await preview(one_time, [club, once])).toEqual({ lines: 2, unfit: [coaching, once] })
    expect(await preview(each_month, [])).toEqual({ lines: 1, unfit: [coaching, club] })
    expect(await preview(each_month, [coaching, once])).toEqual({ lines: 2, unfit: [coaching, club] })

    const order = { id: product.id, version_id: each_month, order_bumps: [coaching] }
    const pay = (final_amount: number) =>
      api.as(member).call('commerce.createIntent', { ...order, final_amount })
    await expect(pay(5800)).rejects.toMatchObject(refusal('order_preview_mismatch'))
    expect(await pay(2900)).toMatchObject({ final_amount: 2900 })
  })

  it('sells the bump with the product', async () => {
    const extra = await aProduct(app, { title: 'Meal plan', versions: [{ ...ONCE, amount: 1500 }] })
    const bump = { product_id: extra.id, version_id: versionOf(extra), title: 'Add the meal plan' }
    const [member, product] = [await aMember(app), await aProduct(app, { order_bumps: [bump] })]
    await aPurchase(member, product, { order_bumps: product.order_bumps.map((one) => one.id) })
    expect([await isProductOwned(member, product), await isProductOwned(member, extra)]).toEqual([true, true])
    expect((await api.as(member).call('commerce.listPurchases')).items).toHaveLength(2)
  })

  it('drops an order bump that the member owns, and charges the rest', async () => {
    const { extra, gift, product } = await aProductWithBumps()
    const [member, guest] = [await aMember(app), aGuest(app)]
    await aPurchase(member, extra)
    await aGrant(app, member, { product_id: gift.id })
    const input = { id: product.id, order_bumps: product.order_bumps.map(({ id }) => id) }
    const preview = await api.as(member).call('commerce.previewOrder', input)
    expect(preview).toMatchObject({
      final_amount: 4900,
      lines: [{ product_id: product.id }],
      owned_order_bumps: input.order_bumps,
    })
    expect(await api.as(guest).call('commerce.previewOrder', input)).toMatchObject({
      final_amount: 6900,
      owned_order_bumps: [],
    })
    const paid = await aPurchase(member, product, { order_bumps: input.order_bumps })
    expect(paid).toMatchObject({ status: 'succeeded', final_amount: 4900 })
    expect(await isProductOwned(member, product)).toBe(true)
  })

  it('asks to review the order when a bump of it was bought meanwhile', async () => {
    const { extra, product } = await aProductWithBumps()
    const member = await aMember(app)
    const order_bumps = product.order_bumps.slice(0, 1).map(({ id }) => id)
    const input = { id: product.id, version_id: versionOf(product), order_bumps }
    const open = await api.as(member).call('commerce.createIntent', { ...input, final_amount: 6400 })
    await aPurchase(member, extra)
    await expect(
      api.as(member).call('commerce.createIntent', { ...input, final_amount: 6400 }),
    ).rejects.toMatchObject(refusal('order_preview_mismatch'))
    const again = await api.as(member).call('commerce.createIntent', { ...input, final_amount: 4900 })
    expect(again.order_id).not.toBe(open.order_id)
    const pay = (order_id: string) =>
      api.as(member).call('commerce.confirmSandboxPayment', { order_id, card: 'succeeds' })
    await expect(pay(open.order_id)).rejects.toMatchObject(refusal('payment_failed'))
    expect(await pay(again.order_id)).toMatchObject({ status: 'succeeded', final_amount: 4900 })
  })
})
