import { beforeAll, describe, expect, it } from 'vitest'
import { aMember, type MemberCaller } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aProduct, aPurchase, versionOf } from '#test/factories/commerce.ts'
import { aPicture } from '#test/factories/media.ts'
import { aPage, publishApp, type TestPage } from '#test/factories/pages.ts'
import { aScheduledItem } from '#test/factories/schedule.ts'
import { aServer, type TestServer } from '#test/harness.ts'

let api: TestServer
let app: TestApp
let member: MemberCaller
let picture_id: string
let page: TestPage
let drawn: TestPage
let product: Awaited<ReturnType<typeof aProduct>>

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
  member = await aMember(app)
  picture_id = (await aPicture(app)).id
  const cover = { media_id: picture_id, alt: 'A bar' }
  page = await aPage(app, { content_type: 'article', title: 'With a picture', draft: { cover } })
  drawn = await aPage(app, {
    content_type: 'article',
    title: 'Drawn',
    draft: { cover: { art: 'ridge.dawn.3', alt: '' } },
  })
  product = await aProduct(app, { cover })
  await publishApp(app)
  await aPurchase(member, product)
})

const asOwner = () => api.as({ ...app.owner, slug: app.slug })
const asMember = () => api.as(member)
const asGuest = () => api.as({ slug: app.slug })

type Row = { cover_asset: { id: string; src: string } | null }

/** Which picture a row shows, and what its address serves. */
async function servedCover(row: Row | null | undefined): Promise<unknown[]> {
  const served = await api.raw('GET', row?.cover_asset?.src ?? '', { host: `${app.slug}.localhost` })
  return [row?.cover_asset?.id, served.status, served.headers['content-type']]
}

const uploadedCover = () => [picture_id, 200, 'image/png']

describe('rows of pages', () => {
  it('show the uploaded cover in the studio’s tree and library, and none for a drawn one', async () => {
    const { items } = await asOwner().call('pages.listPages')
    expect(await servedCover(items.find((item) => item.page_id === page.id))).toEqual(uploadedCover())
    expect(items.find((item) => item.page_id === drawn.id)?.cover_asset).toBeNull()
    const found = await asOwner().call('pages.searchPages', { content_type: 'article' })
    expect(await servedCover(found.items.find((item) => item.page_id === page.id))).toEqual(uploadedCover())
  })

  it('show it to guests in a list of content', async () => {
    const { items } = await asGuest().call('library.listContent', { content_type: 'article' })
    expect(await servedCover(items.find((item) => item.page_id === page.id))).toEqual(uploadedCover())
    expect(items.find((item) => item.page_id === drawn.id)?.cover_asset).toBeNull()
  })

  it('show it among a member’s own content and on their calendar', async () => {
    await asMember().call('progress.toggleBookmark', { id: page.id })
    const tomorrow = new Date(api.clock.now().getTime() + 48 * 3600 * 1000).toISOString().slice(0, 10)
    expect(await servedCover((await aScheduledItem(member, page.id, tomorrow)).item)).toEqual(uploadedCover())
    const content = await asMember().call('library.getMyContent')
    expect(await servedCover(content.bookmarked_items[0])).toEqual(uploadedCover())
    expect(await servedCover(content.upcoming_pages[0])).toEqual(uploadedCover())
    const { items } = await asMember().call('schedule.listSchedule', { from: tomorrow, to: tomorrow })
    expect(await servedCover(items[0]?.item)).toEqual(uploadedCover())
  })
})

describe('rows of products', () => {
  it('show the uploaded cover wherever a product appears', async () => {
    expect(await servedCover(await asGuest().call('commerce.getProduct', { id: product.id }))).toEqual(
      uploadedCover(),
    )
    expect(await servedCover((await asGuest().call('commerce.listProducts')).products[0])).toEqual(
      uploadedCover(),
    )
    expect(await servedCover((await asOwner().call('commerce.listStudioProducts', {})).items[0])).toEqual(
      uploadedCover(),
    )
    expect(await servedCover((await asMember().call('commerce.listPurchases')).items[0])).toEqual(
      uploadedCover(),
    )
    expect(await servedCover((await asMember().call('library.getMyContent')).purchased_products[0])).toEqual(
      uploadedCover(),
    )
  })

  it('have none where no cover was chosen', async () => {
    const shop = await anApp()
    const plain = await aProduct(shop)
    expect(plain.cover_asset).toBeNull()
    expect(versionOf(plain)).not.toBe('')
  })
})

describe('a list of covers', () => {
  it('shows each row its own picture', async () => {
    const shop = await anApp()
    const ids = await Promise.all(Array.from({ length: 6 }, () => aPicture(shop)))
    const owner = api.as({ ...shop.owner, slug: shop.slug })
    for (const { id } of ids) await aProduct(shop, { title: id, cover: { media_id: id, alt: '' } })
    const servedCover = (await owner.call('commerce.listStudioProducts', {})).items
    expect(servedCover).toHaveLength(ids.length)
    expect(servedCover.map((row) => row.cover_asset?.id)).toEqual(servedCover.map((row) => row.title))
  })
})
