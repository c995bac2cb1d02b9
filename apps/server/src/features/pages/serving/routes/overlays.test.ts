import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AccessNodeInput } from '@foyer/contract/access/shapes'
import { setAppAccess, setPageAccess } from '#test/factories/access.ts'
import { aMember } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aProduct, aPurchase, type TestProduct } from '#test/factories/commerce.ts'
import { aPage, publishApp, type TestPage } from '#test/factories/pages.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'
import type { InputFor } from '@foyer/contract/client'
import { newId } from '#platform/ids.ts'

let api: TestServer
let app: TestApp
beforeAll(async () => {
  api = await aServer()
  app = await anApp()
})

type AccessChange = InputFor<'apps.updateAppAccess'>

const asOwner = () => api.as({ ...app.owner, slug: app.slug })

const withOverlay = (purchase_overlay: string) => setAppAccess(app, { purchase_overlay })

const onPage = (id: string, purchase_overlay: string) => setPageAccess(app, id, { purchase_overlay })

const refused = (path: string) => ({
  status: 422,
  code: 'invalid',
  problem: { errors: [{ path, code: 'unknown_overlay' }] },
})

describe('the overlay of a purchase', () => {
  it('is a small page that anyone may open', async () => {
    const sheet = await aPage(app, { body_text: 'What you get.' })
    expect((await withOverlay(sheet.id)).access.purchase_overlay).toBe(sheet.id)
    const page = await aPage(app)
    await expect(onPage(page.id, sheet.id)).resolves.toMatchObject({ node: { purchase_overlay: sheet.id } })
  })

  it.each<[what: string, make: () => Promise<string>]>([
    ['a page that does not exist', async () => newId()],
    ['a page of another app', async () => (await aPage(await anApp())).id],
    ['a deleted page', () => aDeletedPage()],
    ['a program', async () => (await aPage(app, { content_type: 'program' })).id],
    ['the start page', () => startPage()],
    ['a page that has to be bought', async () => (await aPage(app, { node: { require_purchase: true } })).id],
    [
      'a page behind a sign-in',
      async () => (await aPage(app, { node: { require_authentication: true } })).id,
    ],
    ['a private page', async () => (await aPage(app, { node: { is_private: true } })).id],
    ['a page below a private one', () => aPageBelowAPrivateOne()],
  ])('is not %s', async (_what, make) => {
    const id = await make()
    const { access } = await asOwner().call('apps.getStudioApp')
    await expect(withOverlay(id)).rejects.toMatchObject(refused('purchase_overlay'))
    const page = await aPage(app)
    await expect(onPage(page.id, id)).rejects.toMatchObject(refused('node.purchase_overlay'))
    expect((await asOwner().call('apps.getStudioApp')).access).toEqual(access)
  })

  it('is not the page itself', async () => {
    const page = await aPage(app)
    await expect(onPage(page.id, page.id)).rejects.toMatchObject(refused('node.purchase_overlay'))
  })
})

describe('the overlay of an app for subscribers', () => {
  let gym: TestApp
  let sheet: TestPage
  let page: TestPage
  let other: TestPage
  let subscription: TestProduct
  const changeAppAccess = (change: Partial<AccessChange>) => setAppAccess(gym, change)
  const changePageAccess = (id: string, change: Partial<AccessNodeInput>) => setPageAccess(gym, id, change)
  const openOverlay = (caller: Caller, id: string) =>
    api
      .as({ ...caller, slug: gym.slug })
      .call('pages.getOverlay', { id })
      .then((body) => JSON.stringify(body))

  beforeEach(async () => {
    gym = await anApp({ is_sandbox: true })
    sheet = await aPage(gym, { body_text: 'What you get.' })
    page = await aPage(gym, { body_text: 'For subscribers alone.' })
    other = await aPage(gym, { body_text: 'Another sheet.' })
    await aPage(gym, { path: '/' })
    await publishApp(gym)
    subscription = await aProduct(gym)
    const app_products = [subscription.id]
    await changeAppAccess({ is_subscriber_only: true, app_products, purchase_overlay: sheet.id })
  })

  it('is readable by all viewers that the gate refers to it: guests and members who have yet to buy', async () => {
    const member = await aMember(gym)
    for (const caller of [{}, member]) {
      await expect(
        api.as({ ...caller, slug: gym.slug }).call('pages.getPageBody', { id: page.id }),
      ).rejects.toMatchObject({ code: 'purchase_required', problem: { params: { overlay_id: sheet.id } } })
      expect(await openOverlay(caller, sheet.id)).toContain('What you get.')
    }
  })

  it('is readable by guests of an app without anonymous browsing', async () => {
    await changeAppAccess({ allow_anonymous_browsing: false })
    expect(await openOverlay({}, sheet.id)).toContain('What you get.')
    await expect(openOverlay({}, other.id)).rejects.toMatchObject({ status: 404 })
  })

  it('opens nothing else to them, nor itself as a page', async () => {
    const member = await aMember(gym)
    for (const caller of [{}, member]) {
      for (const { id } of [page, other])
        await expect(openOverlay(caller, id)).rejects.toMatchObject({ status: 404 })
      const body = api.as({ ...caller, slug: gym.slug }).call('pages.getPageBody', { id: sheet.id })
      await expect(body).rejects.toMatchObject({ code: 'purchase_required' })
    }
  })

  it('stays with subscribers, who read the other pages too', async () => {
    const member = await aMember(gym)
    await aPurchase(member, subscription)
    expect(await openOverlay(member, sheet.id)).toContain('What you get.')
    expect(await openOverlay(member, page.id)).toContain('For subscribers alone.')
  })

  it('is locked once the gate names another one', async () => {
    await changeAppAccess({ purchase_overlay: other.id })
    await expect(openOverlay({}, sheet.id)).rejects.toMatchObject({ status: 404 })
    expect(await openOverlay({}, other.id)).toContain('Another sheet.')
  })

  it.each<[string, Partial<AccessNodeInput>]>([
    ['has to be bought', { require_purchase: true }],
    ['asks for a sign-in', { require_authentication: true }],
    ['is private', { is_private: true }],
  ])('is shut to guests once it %s itself', async (_what, change) => {
    await changePageAccess(sheet.id, {
      ...change,
      products: change.require_purchase ? [subscription.id] : [],
    })
    await expect(openOverlay({}, sheet.id)).rejects.toMatchObject({ status: 404 })
  })

  it.each<[string, Partial<AccessChange>]>([
    ['is private', { is_private: true }],
    ['asks for a sign-in first', { require_sign_in: true }],
  ])('is shut to guests where the app %s, and open to its members', async (_what, change) => {
    const member = await aMember(gym)
    await changeAppAccess(change)
    await expect(openOverlay({}, sheet.id)).rejects.toMatchObject({ status: 404 })
    expect(await openOverlay(member, sheet.id)).toContain('What you get.')
  })
})

describe('the overlay of a page', () => {
  it('is readable by all viewers that the page refers to it', async () => {
    const gym = await anApp()
    const sheet = await aPage(gym, { body_text: 'What you get.' })
    const sold = await aPage(gym, { node: { require_purchase: true, purchase_overlay: sheet.id } })
    await publishApp(gym)
    const guest = api.as({ slug: gym.slug })
    await expect(guest.call('pages.getPageBody', { id: sold.id })).rejects.toMatchObject({
      problem: { params: { overlay_id: sheet.id } },
    })
    expect(JSON.stringify(await guest.call('pages.getOverlay', { id: sheet.id }))).toContain('What you get.')
    await expect(guest.call('pages.getOverlay', { id: sold.id })).rejects.toMatchObject({ status: 404 })
  })
})

describe('an overlay without an id', () => {
  it('is refused as such', async () => {
    const answer = await api.raw('GET', '/api/v1/overlays/', { host: `${app.slug}.localhost` })
    expect([answer.status, JSON.parse(answer.text)]).toMatchObject([422, { code: 'overlay_id_missing' }])
  })

  it('is refused differently from an invalid id and from an unknown one', async () => {
    const readStatus = async (id: string) =>
      (await api.raw('GET', `/api/v1/overlays/${id}`, { host: `${app.slug}.localhost` })).status
    expect([await readStatus('sheet'), await readStatus(newId())]).toEqual([422, 404])
  })
})

async function aDeletedPage(): Promise<string> {
  const page = await aPage(app)
  await asOwner().call('pages.deletePage', { id: page.id })
  return page.id
}

async function startPage(): Promise<string> {
  await publishApp(app).catch(() => undefined)
  const { items } = await asOwner().call('pages.listPages')
  const known = items.find((item) => item.path === '/')
  return known?.page_id ?? (await aPage(app, { path: '/' })).id
}

async function aPageBelowAPrivateOne(): Promise<string> {
  const parent = await aPage(app, { node: { is_private: true } })
  return (await aPage(app, { parent, node: { inherit: true } })).id
}
