import { beforeAll, describe, expect, it } from 'vitest'
import { aGuest, aMember } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aProduct, aPurchase, type TestProduct } from '#test/factories/commerce.ts'
import { aPage, usePlainRenderer, publishApp, type TestPage } from '#test/factories/pages.ts'
import { aServer, type TestServer } from '#test/harness.ts'

let api: TestServer
let app: TestApp
let product: TestProduct
let page: TestPage

beforeAll(async () => {
  api = await aServer()
  await usePlainRenderer()
  app = await anApp()
  product = await aProduct(app)
  const node = { require_purchase: true, products: [product.id] }
  page = await aPage(app, { title: 'Eight weeks to pull', node })
  await aPage(app, { title: 'Behind closed doors', node: { ...node, is_private: true } })
  await aPage(app, { title: 'Open to all' })
  await publishApp(app)
  await aPage(app, { title: 'Not published yet', node })
})

describe('the pages that a product opens', () => {
  it('are listed for guests, without private pages', async () => {
    const { opens } = await api.as(aGuest(app)).call('commerce.getProduct', { id: product.id })
    expect(opens).toEqual([{ page_id: page.id, title: 'Eight weeks to pull', path: page.path }])
    const { products } = await api.as(aGuest(app)).call('commerce.listProducts')
    expect(products.map((one) => one.opens)).toEqual([opens])
  })

  it('are all listed for the owner', async () => {
    const { items } = await api.as({ ...app.owner, slug: app.slug }).call('commerce.listStudioProducts')
    expect(items[0]?.opens.map((one) => one.title).toSorted()).toEqual([
      'Behind closed doors',
      'Eight weeks to pull',
    ])
  })

  it('are a member’s purchased items once they own the product', async () => {
    const member = await aMember(app)
    const items = async () =>
      (await api.as(member).call('commerce.getPurchasedItems', { id: product.id })).items
    expect(await items()).toEqual([])
    await aPurchase(member, product)
    expect(await items()).toEqual([{ page_id: page.id, title: 'Eight weeks to pull', path: page.path }])
    const access = await api.as(member).call('pages.getPageAccess', { id: page.id })
    expect(access).toMatchObject({ granted: true })
  })
})
