import { beforeAll, describe, expect, it } from 'vitest'
import { aGuest, aMember } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aProduct, aPurchase, isProductOwned, MONTHLY, ONCE, versionOf } from '#test/factories/commerce.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'

let api: TestServer
let app: TestApp

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
})

type Product = Awaited<ReturnType<typeof aProduct>>
const choose = (product: Product) => ({ id: product.id, version_id: versionOf(product) })
const preview = (caller: Caller, first: Product, ...others: Product[]) =>
  api.as(caller).call('commerce.previewOrder', { ...choose(first), products: others.map(choose) })

describe('several products in one payment', () => {
  it('are one order with a purchase of each, at the price that was shown', async () => {
    const [book, course] = [await aProduct(app, { title: 'Book' }), await aProduct(app, { title: 'Course' })]
    const club = await aProduct(app, { title: 'Club', versions: [MONTHLY] })
    const member = await aMember(app)
    const shown = await preview(member, book, club, course)
    expect(shown).toMatchObject({
      final_amount: 2 * ONCE.amount + MONTHLY.amount,
      owned_products: [],
      unfit_products: [],
      lines: [
        { title: 'Book', is_bump: false },
        { title: 'Club', is_bump: false },
        { title: 'Course', is_bump: false },
      ],
      recurring: { amount: MONTHLY.amount },
    })
    const products = [club, course].map(choose)
    const input = { ...choose(book), products, final_amount: shown.final_amount }
    const { order_id } = await api.as(member).call('commerce.createIntent', input)
    expect((await api.as(member).call('commerce.createIntent', input)).order_id).toBe(order_id)
    await api.as(member).call('commerce.confirmSandboxPayment', { order_id, card: 'succeeds' })
    for (const product of [book, club, course]) expect(await isProductOwned(member, product)).toBe(true)
    const { items } = await api.as(member).call('commerce.listPurchases')
    expect(new Set(items.map((item) => item.invoice_uuid)).size).toBe(1)
    expect(items.map((item) => item.total.amount).toSorted((a, b) => a - b)).toEqual([
      MONTHLY.amount,
      ONCE.amount,
      ONCE.amount,
    ])
  })

  it('leave out what is owned, a second subscription and another currency', async () => {
    const [first, owned] = [await aProduct(app, { versions: [MONTHLY] }), await aProduct(app)]
    const other_club = await aProduct(app, { versions: [MONTHLY] })
    const dollars = await aProduct(app, { versions: [{ ...ONCE, currency: 'USD' }] })
    const member = await aMember(app)
    await aPurchase(member, owned)
    const shown = await preview(member, first, owned, other_club, dollars)
    expect(shown).toMatchObject({
      final_amount: MONTHLY.amount,
      owned_products: [owned.id],
      unfit_products: [other_club.id, dollars.id],
    })
    expect(shown.lines).toHaveLength(1)
    const products = [owned].map(choose)
    await expect(
      api
        .as(member)
        .call('commerce.createIntent', { ...choose(first), products, final_amount: MONTHLY.amount + 4900 }),
    ).rejects.toMatchObject({ code: 'order_preview_mismatch' })
  })

  it('refuse what is not on sale here, and a product named twice', async () => {
    const first = await aProduct(app)
    const foreign = await aProduct(await anApp())
    const refused = {
      code: 'invalid_products',
      status: 422,
      problem: { errors: [{ path: 'products', code: 'invalid_products' }] },
    }
    const wrong = [
      [choose(foreign)],
      [{ id: newId(), version_id: newId() }],
      [{ ...choose(first) }],
      [{ id: (await aProduct(app)).id, version_id: versionOf(first) }],
    ]
    for (const products of wrong)
      await expect(
        api.as(aGuest(app)).call('commerce.previewOrder', { ...choose(first), products }),
      ).rejects.toMatchObject(refused)
  })
})
