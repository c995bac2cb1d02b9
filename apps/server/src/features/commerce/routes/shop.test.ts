import { beforeAll, describe, expect, it } from 'vitest'
import { aGuest, aMember } from '#test/factories/identity.ts'
import { anApp, anOwner, type TestApp } from '#test/factories/apps.ts'
import { anOrder, aProduct, aPurchase, isProductOwned, ONCE, versionOf } from '#test/factories/commerce.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'

let api: TestServer
let app: TestApp

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
})

const refusal = (code: string, status = 422) => ({ code, status })

describe('what is for sale', () => {
  it('is listed for guests, hidden products by name or on request, archived ones never', async () => {
    const shop = await anApp()
    const [open, hidden, archived_product] = [
      await aProduct(shop),
      await aProduct(shop, { is_hidden: true }),
      await aProduct(shop),
    ]
    await api
      .as({ ...shop.owner, slug: shop.slug })
      .call('commerce.archiveProduct', { id: archived_product.id })
    const list = async (input: { ids?: string[]; include_hidden?: boolean }) =>
      (await api.as(aGuest(shop)).call('commerce.listProducts', input)).products.map((product) => product.id)
    expect(await list({})).toEqual([open.id])
    expect(await list({ include_hidden: true })).toEqual([open.id, hidden.id])
    expect(await list({ ids: [archived_product.id, hidden.id, open.id, newId()] })).toEqual([
      hidden.id,
      open.id,
    ])
    expect(await list({ ids: [hidden.id, open.id], include_hidden: false })).toEqual([open.id])
    expect(await api.as(aGuest(shop)).call('commerce.getProduct', { id: hidden.id })).toMatchObject({
      id: hidden.id,
    })
    for (const id of [archived_product.id, newId()]) {
      await expect(api.as(aGuest(shop)).call('commerce.getProduct', { id })).rejects.toMatchObject(
        refusal('not_found', 404),
      )
    }
  })

  it('says what its owner wrote about it, also to guests', async () => {
    const shop = await anApp()
    const teacher = { name: 'Maren Oduya', line: 'Coach since 2009', photo: null }
    const { id } = await aProduct(shop, { contents: ['Weeks 1 to 4'], teacher })
    expect(await api.as(aGuest(shop)).call('commerce.getProduct', { id })).toMatchObject({
      contents: ['Weeks 1 to 4'],
      teacher: { ...teacher, photo_asset: null },
      sample_page: null,
    })
    await expect(aProduct(shop, { sample_page_id: newId() })).rejects.toMatchObject(refusal('invalid'))
  })

  it('has a price that can be charged, also of many digits', async () => {
    const shop = await anApp()
    const large = { ...ONCE, amount: 100_000_000_000, currency: 'IDR' }
    const product = await aProduct(shop, { versions: [large] })
    expect(product.versions[0]).toMatchObject({ amount: 100_000_000_000, currency: 'IDR' })
    const buyer = await aMember(shop)
    expect(await anOrder(buyer, product)).toMatchObject({ final_amount: 100_000_000_000 })
    for (const [amount, code] of [
      [49, 'price_too_small'],
      [100_000_000, 'price_too_big'],
    ] as const)
      await expect(aProduct(shop, { versions: [{ ...ONCE, amount }] })).rejects.toMatchObject({
        status: 422,
        problem: { errors: [{ path: 'versions.0.amount', code }] },
      })
  })

  it('does not exist for the owner of another shop, whatever is sent for it', async () => {
    const [shop, other] = [await anApp(), await anApp()]
    const { id } = await aProduct(shop)
    const {
      is_archived: _archived,
      revision: _revision,
      ...saved
    } = await api.as({ ...shop.owner, slug: shop.slug }).call('commerce.getStudioProduct', { id })
    const input = { title: saved.title, versions: [ONCE], sample_page_id: newId() }
    await expect(
      api.as({ ...other.owner, slug: other.slug }).call('commerce.updateProduct', { id, ...input }),
    ).rejects.toMatchObject(refusal('not_found', 404))
  })

  it('is no draft: members neither see nor buy it until it is on sale', async () => {
    const shop = await anApp()
    const owner = api.as({ ...shop.owner, slug: shop.slug })
    const draft = await aProduct(shop, { is_on_sale: undefined })
    expect(draft.is_on_sale).toBe(false)
    const bump = { product_id: draft.id, version_id: versionOf(draft), title: 'Add it' }
    const product = await aProduct(shop, { order_bumps: [bump] })
    const [order_bump] = product.order_bumps.map(({ id }) => id)
    const member = await aMember(shop)
    const list = async (input: { ids?: string[]; include_hidden?: boolean }) =>
      (await api.as(member).call('commerce.listProducts', input)).products
    expect((await list({ include_hidden: true })).map(({ id }) => id)).toEqual([product.id])
    expect(await list({ ids: [draft.id] })).toEqual([])
    expect((await api.as(member).call('commerce.getProduct', { id: product.id })).order_bumps).toEqual([])
    const { id } = draft
    await expect(api.as(member).call('commerce.getProduct', { id })).rejects.toMatchObject(
      refusal('not_found', 404),
    )
    await expect(api.as(member).call('commerce.previewOrder', { id })).rejects.toMatchObject(
      refusal('product_not_found', 404),
    )
    const order = { id, version_id: versionOf(draft), final_amount: 4900 }
    await expect(api.as(member).call('commerce.createIntent', order)).rejects.toMatchObject(
      refusal('product_not_found', 404),
    )
    await expect(
      api.as(member).call('commerce.previewOrder', { id: product.id, order_bumps: [order_bump ?? ''] }),
    ).rejects.toMatchObject(refusal('invalid_order_bump'))

    const { title, versions } = draft
    const update = { id, title, versions: versions.map((version) => ({ ...version })) }
    const { is_on_sale } = await owner.call('commerce.updateProduct', { ...update, is_on_sale: true })
    expect(is_on_sale).toBe(true)
    await aPurchase(member, draft)
    expect((await api.as(member).call('commerce.getProduct', { id: product.id })).order_bumps).toHaveLength(1)
    expect(await owner.call('commerce.updateProduct', update)).toMatchObject({ is_on_sale: true })
    await owner.call('commerce.updateProduct', { ...update, is_on_sale: false })
    await expect(api.as(member).call('commerce.previewOrder', { id })).rejects.toMatchObject(
      refusal('product_not_found', 404),
    )
    expect(await isProductOwned(member, draft)).toBe(true)
  })

  it.each([
    ['a private app', { is_private: true }],
    ['an app for those who are signed in', { require_sign_in: true }],
    ['a public app without anonymous browsing', { allow_anonymous_browsing: false }],
  ])('is not told to strangers of %s', async (_which, access) => {
    const shop = await anApp({ access })
    const [product, member] = [await aProduct(shop), await aMember(shop)]
    const calls = (who: Parameters<TestServer['as']>[0]) => [
      api.as(who).call('commerce.getProduct', { id: product.id }),
      api.as(who).call('commerce.listProducts'),
      api.as(who).call('commerce.previewOrder', { id: product.id }),
    ]
    for (const requested of calls(aGuest(shop)))
      await expect(requested).rejects.toMatchObject(refusal('not_found', 404))
    for (const requested of calls(member)) await expect(requested).resolves.toBeDefined()
  })

  it('is listed for guests of a subscriber-only app, so that they can buy', async () => {
    const access = { is_subscriber_only: true, allow_anonymous_browsing: false, app_products: [newId()] }
    const shop = await anApp({ access })
    const product = await aProduct(shop)
    const { products } = await api.as(aGuest(shop)).call('commerce.listProducts')
    expect(products.map(({ id }) => id)).toEqual([product.id])
  })

  it('stays with another tenant’s product in its own app', async () => {
    const [other_app, member] = [await aProduct(await anApp()), await aMember(app)]
    for (const name of [
      'commerce.hasActivePurchase',
      'commerce.getPurchasedItems',
      'commerce.getProduct',
    ] as const) {
      await expect(api.as(member).call(name, { id: other_app.id })).rejects.toMatchObject(
        refusal('not_found', 404),
      )
    }
  })
})

describe('the member’s page in the studio', () => {
  it('shows what they bought', async () => {
    const [member, product] = [await aMember(app), await aProduct(app)]
    await aPurchase(member, product)
    const detail = await api
      .as({ ...app.owner, slug: app.slug })
      .call('members.showMember', { id: member.user_id })
    expect(detail.purchases).toMatchObject([
      { product_id: product.id, amount: 4900, currency: 'EUR', status: 'paid', renews_at: null },
    ])
    expect(detail.entitlements).toMatchObject([
      { object_id: product.id, title: 'Strength Club', cause: 'purchase' },
    ])
  })

  it('knows the first product as a step of the set-up guide', async () => {
    const fresh = await anApp({ owner: await anOwner() })
    const step = async () =>
      (await api.as({ ...fresh.owner, slug: fresh.slug }).call('apps.getSetup')).steps.find(
        (one) => one.name === 'first_product',
      )
    expect(await step()).toMatchObject({ is_done: false })
    await aProduct(fresh)
    expect(await step()).toMatchObject({ is_done: true })
  })
})
