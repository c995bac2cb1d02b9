import { beforeAll, describe, expect, it } from 'vitest'
import { aMember } from '#test/factories/identity.ts'
import { anApp, anOwner, type TestApp } from '#test/factories/apps.ts'
import {
  aProduct,
  aPurchase,
  isProductOwned,
  MONTHLY,
  ONCE,
  TRIAL,
  versionOf,
} from '#test/factories/commerce.ts'
import { aPicture } from '#test/factories/media.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'

let api: TestServer
let app: TestApp

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
})

const asOwner = (of: TestApp = app) => api.as({ ...of.owner, slug: of.slug })
const refusal = (code: string, status = 422) => ({ code, status })
const noPicture = {
  ...refusal('invalid'),
  problem: { errors: [{ path: 'cover.media_id', code: 'unknown_picture' }] },
}

describe('POST /studio/products', () => {
  it('creates a product with its prices, one of them the default', async () => {
    const product = await aProduct(app, {
      title: '  Strength Club ',
      versions: [ONCE, { ...MONTHLY, is_default: true }, { ...TRIAL, is_default: true }],
    })
    expect(product).toMatchObject({
      title: 'Strength Club',
      benefits: ['All programs'],
      is_hidden: false,
      order_bumps: [],
      opens: [],
      included_pages: [],
    })
    expect(product.versions.map((version) => version.is_default)).toEqual([false, true, false])
    const {
      included_pages: _pages,
      is_on_sale: _sale,
      sample_page_id: _sample,
      revision: _revision,
      changed_by,
      changed_at: _at,
      ...sold
    } = product
    expect(changed_by).toEqual({ id: app.owner.team_member_id, name: app.owner.name })
    expect(await api.as({ slug: app.slug }).call('commerce.listProducts', { ids: [product.id] })).toEqual({
      products: [sold],
    })
  })

  it.each([
    ['a currency that does not exist', { ...ONCE, currency: 'ZZZ' }, 'unknown_currency', 'currency'],
    [
      'an interval without a count',
      { ...MONTHLY, interval_count: null },
      'interval_mismatch',
      'interval_count',
    ],
    ['a count without an interval', { ...ONCE, interval_count: 2 }, 'interval_mismatch', 'interval_count'],
    ['a trial of what is paid once', { ...ONCE, trial_days: 7 }, 'interval_mismatch', 'trial_days'],
    [
      'a trial of what costs nothing',
      { ...MONTHLY, amount: 0, trial_days: 7 },
      'interval_mismatch',
      'trial_days',
    ],
    ['a fraction of a cent', { ...ONCE, amount: 10.5 }, 'invalid', 'amount'],
    ['less than nothing', { ...ONCE, amount: -1 }, 'invalid', 'amount'],
    ['more than can be charged', { ...ONCE, amount: 100_000_000 }, 'invalid', 'amount'],
    ['a part of the smallest step', { ...ONCE, amount: 12_345, currency: 'KWD' }, 'invalid', 'amount'],
    ['a fraction of an ariary', { ...ONCE, amount: 150, currency: 'MGA' }, 'invalid', 'amount'],
  ])('refuses %s, and names the field', async (_what, version, code, field) => {
    await expect(aProduct(app, { versions: [version] })).rejects.toMatchObject({
      ...refusal(code),
      problem: { errors: [{ path: `versions.0.${field}` }] },
    })
  })

  it('refuses a cover from outside the library, also another app’s, and creates nothing', async () => {
    const shop = await anApp()
    for (const media_id of [newId(), (await aPicture(app)).id]) {
      await expect(aProduct(shop, { cover: { media_id, alt: '' } })).rejects.toMatchObject(noPicture)
    }
    const listed = await api.as({ ...shop.owner, slug: shop.slug }).call('commerce.listStudioProducts', {})
    expect(listed.items).toEqual([])
  })

  it('refuses order bumps that are not on sale here', async () => {
    const [other_app, own_product] = [await aProduct(await anApp()), await aProduct(app)]
    for (const [product_id, version_id, path, code] of [
      [other_app.id, versionOf(other_app), 'product_id', 'unknown_product'],
      [own_product.id, newId(), 'version_id', 'unknown_version'],
      [newId(), versionOf(own_product), 'product_id', 'unknown_product'],
    ] as const) {
      const input = aProduct(app, { order_bumps: [{ product_id, version_id, title: 'Add it' }] })
      await expect(input).rejects.toMatchObject({
        ...refusal('invalid_order_bump'),
        problem: { errors: [{ path: `order_bumps.0.${path}`, code }] },
      })
    }
  })
})

describe('PUT /studio/products/:id', () => {
  it('retains an unchanged price and archives a changed one', async () => {
    const product = await aProduct(app, { versions: [ONCE, MONTHLY] })
    const [once, monthly] = product.versions
    const { id } = product
    const changed = await asOwner().call('commerce.updateProduct', {
      id,
      title: 'Iron Club',
      versions: [
        { ...ONCE, id: once?.id, name: 'For good' },
        { ...MONTHLY, id: monthly?.id, amount: 3400 },
      ],
    })
    expect(changed).toMatchObject({
      title: 'Iron Club',
      versions: [{ id: once?.id, name: 'For good' }, { amount: 3400 }],
    })
    expect(changed.versions[1]?.id).not.toBe(monthly?.id)
    const preview = (version_id: string) =>
      api.as({ slug: app.slug }).call('commerce.previewOrder', { id, version_id })
    await expect(preview(monthly?.id ?? '')).rejects.toMatchObject(refusal('invalid_version'))
    expect(await preview(changed.versions[1]?.id ?? '')).toMatchObject({ final_amount: 3400 })
  })

  it('lets a bump follow the price that took the old one’s place', async () => {
    const extra = await aProduct(app, { title: 'Meal plan' })
    const product = await aProduct(app, {
      order_bumps: [{ product_id: extra.id, version_id: versionOf(extra), title: 'Add it' }],
    })
    const { id, title } = extra
    await asOwner().call('commerce.updateProduct', {
      id,
      title,
      versions: [{ ...ONCE, id: versionOf(extra), amount: 700 }],
    })
    const order_bumps = product.order_bumps.map((bump) => bump.id)
    expect(
      await api.as({ slug: app.slug }).call('commerce.previewOrder', { id: product.id, order_bumps }),
    ).toMatchObject({ final_amount: 5600 })
  })

  it('refuses versions of another product, and one named twice', async () => {
    const [product, other] = [await aProduct(app), await aProduct(app)]
    const update = (ids: string[]) =>
      asOwner().call('commerce.updateProduct', {
        id: product.id,
        title: 'X',
        versions: ids.map((id) => ({ ...ONCE, id })),
      })
    await expect(update([versionOf(other)])).rejects.toMatchObject({
      ...refusal('invalid_version'),
      problem: { errors: [{ path: 'versions.0.id', code: 'unknown_version' }] },
    })
    await expect(update([versionOf(product), versionOf(product)])).rejects.toMatchObject(
      refusal('invalid_version'),
    )
    await expect(update([])).rejects.toMatchObject(refusal('invalid'))
  })
})

describe('DELETE /studio/products/:id', () => {
  it('takes a product off sale without revoking it from its buyers', async () => {
    const [product, member] = [await aProduct(app), await aMember(app)]
    await aPurchase(member, product)
    expect(await asOwner().call('commerce.archiveProduct', { id: product.id })).toEqual({ is_archived: true })
    expect(await isProductOwned(member, product)).toBe(true)
    await expect(asOwner().call('commerce.archiveProduct', { id: product.id })).rejects.toMatchObject(
      refusal('not_found', 404),
    )
  })
})

describe('GET /studio/products', () => {
  it('returns prices and bumps as in the contract and no other columns', async () => {
    const own = await anApp()
    const extra = await aProduct(own)
    const bump = { product_id: extra.id, version_id: versionOf(extra), title: 'A form check' }
    await aProduct(own, { order_bumps: [bump] })
    const listed = JSON.stringify(await asOwner(own).call('commerce.listStudioProducts', {}))
    expect(listed).toContain('A form check')
    expect(listed).not.toContain(own.id)
  })

  it('lists buyers and revenue, newest first, paginated', async () => {
    const shop = await anApp()
    const [first, second, third] = [
      await aProduct(shop, { title: 'Alpha' }),
      await aProduct(shop, { title: 'Beta 100%' }),
      await aProduct(shop),
    ]
    for (const product of [first, first, second]) await aPurchase(await aMember(shop), product)
    await asOwner(shop).call('commerce.archiveProduct', { id: second.id })
    const page = await asOwner(shop).call('commerce.listStudioProducts', { limit: 2 })
    expect(page).toMatchObject({
      total_count: 3,
      items: [
        { id: third.id, buyers: 0, revenue: [], recent_sales: [] },
        { id: second.id, is_archived: true, buyers: 1 },
      ],
    })
    const rest = await asOwner(shop).call('commerce.listStudioProducts', {
      limit: 2,
      cursor: page.next_cursor ?? '',
    })
    expect(rest).toMatchObject({
      next_cursor: null,
      items: [{ id: first.id, buyers: 2, revenue: [{ amount: 9800, currency: 'EUR' }] }],
    })
    const found = async (term: string) =>
      (await asOwner(shop).call('commerce.listStudioProducts', { term })).items.map((one) => one.title)
    expect([await found('alp'), await found('%'), await found('nothing')]).toEqual([
      ['Alpha'],
      ['Beta 100%'],
      [],
    ])
  })
})

describe('the recent sales of products', () => {
  const DAY_MS = 86_400_000

  it('is counted in spans of three days, the newest last, without what went back', async () => {
    const shop = await anApp()
    const product = await aProduct(shop)
    for (const days of [0, 4, 5, 31, 6]) {
      const { order_id } = await aPurchase(await aMember(shop), product)
      const paid_at = new Date(api.clock.now().getTime() - days * DAY_MS)
      const reversal = days === 6 ? { reversed_at: paid_at, reversal: 'refund' } : {}
      await api.inApp(shop.id, (tx) =>
        tx
          .updateTable('payments')
          .set({ paid_at, ...reversal })
          .where('app_id', '=', shop.id)
          .where('order_id', '=', order_id)
          .execute(),
      )
    }
    const { items } = await asOwner(shop).call('commerce.listStudioProducts', {})
    expect(items).toMatchObject([
      {
        revenue: [{ amount: 19600, currency: 'EUR' }],
        recent_sales: [
          { amount: 14700, currency: 'EUR', count: 3, by_span: [0, 0, 0, 0, 0, 0, 0, 0, 9800, 4900] },
        ],
      },
    ])
  })
})

describe('the team of another account', () => {
  it('knows none of these products', async () => {
    const product = await aProduct(app)
    const { id, title } = product
    const versions = [ONCE]
    const outsiders: [Caller, string, number][] = [
      [{ ...(await anOwner()), slug: app.slug }, 'not_found', 404],
      [{ slug: app.slug }, 'unauthorized', 401],
      [await aMember(app), 'unauthorized', 401],
    ]
    for (const [who, code, status] of outsiders) {
      await expect(api.as(who).call('commerce.createProduct', { title, versions })).rejects.toMatchObject({
        code,
        status,
      })
      await expect(api.as(who).call('commerce.updateProduct', { id, title, versions })).rejects.toMatchObject(
        { code, status },
      )
      await expect(api.as(who).call('commerce.archiveProduct', { id })).rejects.toMatchObject({
        code,
        status,
      })
      await expect(api.as(who).call('commerce.listStudioProducts')).rejects.toMatchObject({ code, status })
    }
    const other = await anApp()
    await expect(
      asOwner(other).call('commerce.updateProduct', { id, title, versions }),
    ).rejects.toMatchObject(refusal('not_found', 404))
    await expect(asOwner(other).call('commerce.archiveProduct', { id })).rejects.toMatchObject(
      refusal('not_found', 404),
    )
    expect((await asOwner(other).call('commerce.listStudioProducts')).items).toEqual([])
  })

  it('takes a cover of the library, refuses any other, and the picture then cannot be deleted', async () => {
    const [product, picture] = [await aProduct(app), await aPicture(app)]
    const { id, title } = product
    const update = (media_id: string) =>
      asOwner().call('commerce.updateProduct', {
        id,
        title,
        versions: [{ ...ONCE, id: versionOf(product) }],
        cover: { media_id, alt: 'A bar' },
      })
    expect(await update(picture.id)).toMatchObject({ cover_asset: { id: picture.id } })
    for (const media_id of [newId(), (await aPicture(await anApp())).id]) {
      await expect(update(media_id)).rejects.toMatchObject(noPicture)
    }
    const retained = await api.as({ slug: app.slug }).call('commerce.getProduct', { id })
    expect(retained.cover).toEqual({ media_id: picture.id, alt: 'A bar' })
    await expect(asOwner().call('media.deleteMedia', { id: picture.id })).rejects.toMatchObject({
      code: 'media_in_use',
    })
  })

  it('refuses a product as its own order bump', async () => {
    const product = await aProduct(app)
    const { id, title } = product
    const bump = { product_id: id, version_id: versionOf(product), title: 'Twice' }
    const input = { id, title, versions: [{ ...ONCE, id: versionOf(product) }], order_bumps: [bump] }
    await expect(asOwner().call('commerce.updateProduct', input)).rejects.toMatchObject({
      ...refusal('invalid_order_bump'),
      problem: { errors: [{ path: 'order_bumps.0.product_id', code: 'same_product' }] },
    })
  })
})
