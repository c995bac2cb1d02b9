import { beforeAll, describe, expect, it } from 'vitest'
import { aMember } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import {
  aProduct,
  aPurchase,
  isProductOwned,
  MONTHLY,
  ONCE,
  type TestProduct,
} from '#test/factories/commerce.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'

let api: TestServer
let app: TestApp
beforeAll(async () => {
  api = await aServer()
  app = await anApp()
})

const asOwner = () => api.as({ ...app.owner, slug: app.slug })

async function setIncludes({ id, title, versions }: TestProduct, included_product_ids: string[]) {
  return asOwner().call('commerce.updateProduct', { id, title, versions, included_product_ids })
}

describe('a product that includes others', () => {
  it('gives its owners the parts, and those of its parts, for as long', async () => {
    const [day, week] = [await aProduct(app, { title: 'Day' }), await aProduct(app, { title: 'Week' })]
    const all = await aProduct(app, { title: 'All', versions: [ONCE] })
    await setIncludes(week, [day.id])
    expect((await setIncludes(all, [week.id])).includes).toEqual([{ product_id: week.id, title: 'Week' }])
    const member = await aMember(app)
    await aPurchase(member, all)
    expect([await isProductOwned(member, day), await isProductOwned(member, week)]).toEqual([true, true])
    const { items } = await api.as(member).call('commerce.listHoldings')
    const parts = items.map(({ title, reasons }) => [title, reasons[0]?.part_of])
    expect(parts).toEqual(
      expect.arrayContaining([
        ['All', null],
        ['Week', 'All'],
        ['Day', 'All'],
      ]),
    )
    const [purchase] = (
      await asOwner().call('access.listEntitlements', { subscriber_id: member.subscriber_id })
    ).items
    await asOwner().call('access.revokeEntitlement', {
      subscriber_id: member.subscriber_id,
      entitlement_id: purchase?.id ?? '',
    })
    expect([await isProductOwned(member, day), await isProductOwned(member, all)]).toEqual([false, false])
  })

  it('follows its list at once, and leaves what was bought by itself', async () => {
    const part = await aProduct(app)
    const plan = await aProduct(app, { versions: [MONTHLY] })
    const [member, owner] = [await aMember(app), await aMember(app)]
    await aPurchase(owner, part)
    await aPurchase(member, plan)
    expect(await isProductOwned(member, part)).toBe(false)
    await setIncludes(plan, [part.id])
    expect(await isProductOwned(member, part)).toBe(true)
    await setIncludes(plan, [])
    expect([await isProductOwned(member, part), await isProductOwned(owner, part)]).toEqual([false, true])
  })

  it('says before paying which parts are owned, and ends with its refund', async () => {
    const [primer, pack] = [await aProduct(app, { title: 'Primer' }), await aProduct(app, { title: 'Pack' })]
    const bundle = await aProduct(app, { title: 'Both' })
    await setIncludes(bundle, [primer.id, pack.id])
    const member = await aMember(app)
    const preview = () => api.as(member).call('commerce.previewOrder', { id: bundle.id })
    expect((await preview()).owned_parts).toEqual([])
    await aPurchase(member, primer)
    expect((await preview()).owned_parts).toEqual([{ product_id: primer.id, title: 'Primer' }])
    expect((await preview()).final_amount).toBe(4900)
    const { order_id: id } = await aPurchase(member, bundle)
    expect([await isProductOwned(member, primer), await isProductOwned(member, pack)]).toEqual([true, true])

    const [payment] = (await asOwner().call('commerce.getStudioOrder', { id })).payments
    await asOwner().call('commerce.refundOrder', {
      id,
      refund_id: newId(),
      payment_id: payment?.id ?? '',
      lines: [{ product_id: bundle.id, amount: 4900 }],
      access: 'now',
      reason: 'requested',
    })
    expect([await isProductOwned(member, primer), await isProductOwned(member, pack)]).toEqual([true, false])
    const { items } = await api.as(member).call('commerce.listPurchases')
    expect(Object.fromEntries(items.map(({ title, is_refunded }) => [title, is_refunded]))).toEqual({
      Both: true,
      Primer: false,
    })
    const holdings = await api.as(member).call('commerce.listHoldings')
    expect(holdings.items.map(({ title }) => title)).toEqual(['Primer'])
    expect(holdings.ended.map(({ title }) => title)).toContain('Both')
  })

  it('refuses circles, and products of other apps', async () => {
    const [one, two] = [await aProduct(app), await aProduct(app)]
    await setIncludes(one, [two.id])
    for (const [product, id, code] of [
      [two, one.id, 'product_includes_itself'],
      [one, one.id, 'product_includes_itself'],
      [one, (await aProduct(await anApp())).id, 'unknown_product'],
    ] as const)
      await expect(setIncludes(product, [id])).rejects.toMatchObject({
        code: 'invalid',
        problem: { errors: [{ path: 'included_product_ids.0', code }] },
      })
  })
})
