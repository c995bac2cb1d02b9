import { beforeAll, describe, expect, it } from 'vitest'
import { pageIndex } from '@foyer/contract/pages/page-index'
import { aGrant, aRevocation, stubProducts, setAppAccess } from '#test/factories/access.ts'
import { aMember, atApp, type MemberCaller } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { runInApp } from '#test/factories/commerce.ts'
import { aPicture } from '#test/factories/media.ts'
import { aBlock, aPage, usePlainRenderer, get, publishApp, type TestPage } from '#test/factories/pages.ts'
import { aPreview } from '#test/factories/previews.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'
import { accessReferencesNeed } from '../../apps/index.ts'
import { isMediaScopeValid } from './media-scope.ts'

const plan = newId()
const coaching = newId()

let api: TestServer
let app: TestApp
let sold: TestPage
let cellar: TestPage
let shown: string
let cover: string

beforeAll(async () => {
  api = await aServer()
  await usePlainRenderer()
  await stubProducts({ [plan]: 'The plan', [coaching]: 'Coaching' })
  app = await anApp()
  shown = (await aPicture(app)).id
  cover = (await aPicture(app)).id
  const blocks = [aBlock('image', { image: { media_id: shown, alt: 'A bar' } })]
  sold = await aPage(app, { node: { require_purchase: true, products: [plan] }, draft: { blocks } })
  cellar = await aPage(app, { node: { is_private: true }, draft: { cover: { media_id: cover, alt: '' } } })
  await publishApp(app)
})

const createCookie = ({ cookie_secret }: MemberCaller) => ({ cookie: `session=${cookie_secret}` })

async function aBuyer(): Promise<MemberCaller & { subscriber_id: string; cause_id: string }> {
  const member = await aMember(app)
  return { ...member, ...(await aGrant(app, member, { product_id: plan })) }
}

/** The address of the picture in the page's body. */
async function findAddress(reader: Caller): Promise<string> {
  const { media } = pageIndex.parse(await api.as(reader).call('pages.getPageBody', { id: sold.id }))
  return media[shown]?.src ?? ''
}

describe('the address of a picture on a page that is sold', () => {
  it('opens for its readers, by their cookie or by their token, whole and in parts', async () => {
    const member = await aBuyer()
    const address = await findAddress(member)
    expect(address).toContain('/media/private/')
    const answers = [
      await get(app, address, createCookie(member)),
      await get(app, address, { 'x-user-token': member.token }),
      await get(app, address, { ...createCookie(member), range: 'bytes=0-3' }),
    ]
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 206])
    expect(answers[0]?.headers['cache-control']).toBe('private, no-store')
  })

  it('opens for nobody else who obtains it', async () => {
    const address = await findAddress(await aBuyer())
    const other = await aMember(app)
    await aGrant(app, other, { product_id: coaching })
    const elsewhere = await anApp()
    const stranger = await aMember(elsewhere)
    const answers = [
      await get(app, address),
      await get(app, address, createCookie(other)),
      await get(app, address, { 'x-user-token': other.token }),
      await get(app, address, createCookie(stranger)),
      await get(app, address, { ...createCookie(other), range: 'bytes=0-3' }),
      await get(elsewhere, address, createCookie(stranger)),
    ]
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 404))
  })

  it('stops working immediately when their access ends', async () => {
    const member = await aBuyer()
    const address = await findAddress(member)
    expect((await get(app, address, createCookie(member))).status).toBe(200)
    await aRevocation(app, member, { product_id: plan }, member.cause_id)
    await expect.poll(async () => (await get(app, address, createCookie(member))).status).toBe(404)
  })

  it('dies with their session', async () => {
    const member = await aBuyer()
    const address = await findAddress(member)
    await api.as(member).call('identity.logout')
    await expect.poll(async () => (await get(app, address, createCookie(member))).status).toBe(404)
  })

  it('stops working when the gates of the page change', async () => {
    const reader = await aBuyer()
    const address = await findAddress(reader)
    const set = async (product: string) => {
      const { node, revision } = await api
        .as(atApp(app.owner, app))
        .call('pages.getAccessSettings', { id: sold.id })
      await api
        .as(atApp(app.owner, app))
        .call('pages.setAccess', { id: sold.id, node: { ...node, products: [product] }, revision })
    }
    await set(coaching)
    await expect.poll(async () => (await get(app, address, createCookie(reader))).status).toBe(404)
    await set(plan)
    await expect.poll(async () => (await get(app, address, createCookie(reader))).status).toBe(200)
  })

  it('cannot be turned into one of another page', async () => {
    const member = await aBuyer()
    const address = await findAddress(member)
    expect((await get(app, address.replace(sold.id, cellar.id), createCookie(member))).status).toBe(404)
    expect((await get(app, address.replace(/for=[^&]+&/, ''), createCookie(member))).status).toBe(404)
  })

  it('needs no cookie in a team member’s view, which has none, and dies with that view', async () => {
    const { caller } = await aPreview(app, { member: await aBuyer() })
    const address = await findAddress(caller)
    expect((await get(app, address)).status).toBe(200)
    await api.as(caller).call('identity.logout')
    await expect.poll(async () => (await get(app, address)).status).toBe(404)
  })

  it('dies in a team member’s view with the access of the member', async () => {
    const member = await aBuyer()
    const { caller } = await aPreview(app, { member })
    const address = await findAddress(caller)
    await aRevocation(app, member, { product_id: plan }, member.cause_id)
    await expect.poll(async () => (await get(app, address)).status).toBe(404)
  })

  it('is not opened by naming a session that is no view', async () => {
    const member = await aBuyer()
    const { sessions } = await api.as(member).call('identity.listSessions')
    const scope = `body.${sold.id}.${sessions[0]?.id ?? ''}`
    const is_valid = await runInApp(app, (ctx) => isMediaScopeValid(ctx, null, scope))
    expect([sessions.length, is_valid]).toEqual([1, false])
  })
})

describe('the picture of an overlay', () => {
  it('opens for viewers that the app’s gate refers to it, although its page is locked for them', async () => {
    const pictured = await anApp()
    const { id: picture } = await aPicture(pictured)
    const overlay = await aPage(pictured, {
      draft: { blocks: [aBlock('image', { image: { media_id: picture, alt: 'What it is like' } })] },
      node: { require_authentication: true },
    })
    await publishApp(pictured)
    api.replace(accessReferencesNeed, {
      findExistingProducts: async (_db, ids) => new Set(ids),
      isOverlay: async () => true,
    })
    await setAppAccess(pictured, {
      is_subscriber_only: true,
      app_products: [plan],
      purchase_overlay: overlay.id,
    })
    const member = await aMember(pictured)
    const { media } = pageIndex.parse(await api.as(member).call('pages.getOverlay', { id: overlay.id }))
    const address = media[picture]?.src ?? ''
    expect(address).toContain('/media/private/')
    const statuses = async () =>
      Promise.all([get(pictured, address, createCookie(member)), get(pictured, address)]).then((answers) =>
        answers.map((answer) => answer.status),
      )
    expect(await statuses()).toEqual([200, 404])

    await setAppAccess(pictured, { purchase_overlay: null })
    await expect.poll(statuses).toEqual([404, 404])
  })
})

describe('the cover of a private page', () => {
  it('opens only for those who may know of the page', async () => {
    const guest = await aMember(app)
    await aGrant(app, guest, { page_id: cellar.id })
    const { shell } = await api.as(guest).call('pages.resolvePage', { path: cellar.path })
    const index = pageIndex.parse(await api.as(guest).call('pages.getPageBody', { id: cellar.id }))
    const address = index.media[cover]?.src ?? ''
    expect([shell.page_id, address.includes('/media/private/')]).toEqual([cellar.id, true])
    expect((await get(app, address, createCookie(guest))).status).toBe(200)
    expect((await get(app, address, createCookie(await aMember(app)))).status).toBe(404)
    expect((await get(app, address)).status).toBe(404)
  })
})
