import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aGrant, aRevocation, setPageAccess } from '#test/factories/access.ts'
import { aGuest, aMember, aTeamMember, atApp } from '#test/factories/identity.ts'
import { anApp, anOwner, type TestApp } from '#test/factories/apps.ts'
import { aProduct, aPurchase, MONTHLY, ONCE, versionOf, type TestProduct } from '#test/factories/commerce.ts'
import { aPreviewGrant, readPreview } from '#test/factories/draft-previews.ts'
import { aPage, usePlainRenderer, publishApp, type TestPage } from '#test/factories/pages.ts'
import { aSecondServer, aServer, clientFor, type Caller, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'

const DAY_MS = 86_400_000
const hidden = { status: 404, code: 'not_found' }
const ended = { status: 403, code: 'is_private' }

let api: TestServer
let app: TestApp
let page: TestPage
let product: TestProduct

beforeAll(async () => {
  api = await aServer()
  await usePlainRenderer()
})
beforeEach(async () => {
  app = await anApp()
  page = await aPage(app, { title: 'The vault', body_text: 'Only for a few.', node: { is_private: true } })
  await publishApp(app)
  product = await aProduct(app, { included_page_ids: [page.id] })
})

const owner = (of: TestApp = app) => api.as(atApp(of.owner, of))
const body = (who: Caller, of = page) => api.as(who).call('pages.getPageBody', { id: of.id })
const isOpen = (who: Caller, of = page) =>
  body(who, of).then(
    () => true,
    () => false,
  )
const explain = ({ subscriber_id }: { subscriber_id: string }, at?: Date) =>
  owner().call('access.getPageAccess', {
    subscriber_id,
    page_id: page.id,
    ...(at ? { at: at.toISOString() } : {}),
  })

/** Saves the product with these pages. */
function include(page_ids: string[] | undefined, of: TestProduct = product, as = owner()) {
  const versions = [{ ...ONCE, id: versionOf(of) }]
  const included = page_ids ? { included_page_ids: page_ids } : {}
  return as.call('commerce.updateProduct', { id: of.id, title: of.title, versions, ...included })
}

describe('the private pages that a product includes', () => {
  it('are saved with it, each once, in the order in which they were chosen', async () => {
    const second = await aPage(app, { title: 'The cellar', node: { is_private: true } })
    const notified = ({ id, title, path }: TestPage) => ({ page_id: id, title, path })
    expect(product.included_pages).toEqual([notified(page)])
    const saved = await include([page.id, second.id, second.id])
    expect(saved.included_pages).toEqual([notified(page), notified(second)])
    expect((await include(undefined)).included_pages).toEqual([notified(page), notified(second)])
    expect((await include([second.id])).included_pages).toEqual([notified(second)])
    expect(await owner().call('commerce.getStudioProduct', { id: product.id })).toMatchObject({
      included_pages: [notified(second)],
    })
    expect((await include([])).included_pages).toEqual([])
  })

  it('are pages of the app that are not deleted; others are refused by name, and nothing is saved', async () => {
    const foreign = await aPage(await anApp())
    const deleted = await aPage(app)
    await owner().call('pages.deletePage', { id: deleted.id })
    for (const id of [newId(), foreign.id, deleted.id]) {
      await expect(include([page.id, id], { ...product, title: 'Renamed' })).rejects.toMatchObject({
        status: 422,
        code: 'invalid',
        problem: { errors: [{ path: 'included_page_ids.1', code: 'unknown_page' }] },
      })
      await expect(aProduct(app, { included_page_ids: [id] })).rejects.toMatchObject({
        problem: { errors: [{ path: 'included_page_ids.0', code: 'unknown_page' }] },
      })
    }
    expect((await owner().call('commerce.getStudioProduct', { id: product.id })).title).toBe(product.title)
    await expect(include(['no id'])).rejects.toMatchObject({ status: 422, code: 'invalid' })
    expect((await owner().call('commerce.listStudioProducts')).total_count).toBe(1)
    expect((await include(undefined)).included_pages.map((one) => one.page_id)).toEqual([page.id])
  })

  it('stay included while they are deleted and can be restored', async () => {
    await owner().call('pages.deletePage', { id: page.id })
    expect((await include([])).included_pages).toEqual([])
    await owner().call('pages.restorePage', { id: page.id })
    expect((await include(undefined)).included_pages.map((one) => one.page_id)).toEqual([page.id])
  })

  it('are set only by the team of the app', async () => {
    const other = await anApp()
    const outsiders: [Caller, number][] = [
      [await aMember(app), 401],
      [aGuest(app), 401],
      [{ ...(await anOwner()), slug: app.slug }, 404],
      [atApp(other.owner, other), 404],
    ]
    for (const [who, status] of outsiders)
      await expect(include([], product, api.as(who))).rejects.toMatchObject({ status })
    expect((await include(undefined)).included_pages).toHaveLength(1)
  })

  it('are hidden from everyone who may not know of them', async () => {
    const [member, guest] = [await aMember(app), aGuest(app)]
    for (const who of [member, guest]) {
      const listed = await api.as(who).call('commerce.getProduct', { id: product.id })
      expect(JSON.stringify(listed)).not.toContain(page.id)
      expect(listed.opens).toEqual([])
    }
  })

  it('do not show through the settings and files of a page that is not private', async () => {
    const open = await aPage(app, { title: 'Open to members', node: { require_authentication: true } })
    await publishApp(app)
    await include([open.id])
    const settings = await owner().call('pages.getAccessSettings', { id: open.id })
    const tree = await api.as(await aMember(app)).call('pages.getTreeGates', { root: open.id })
    expect(JSON.stringify([settings, tree])).not.toContain(product.id)
  })
})

describe('an owner of the product', () => {
  it.each(['purchase', 'subscription', 'gift', 'manual', 'import', 'in_app_purchase'] as const)(
    'opens its private pages where they hold it because of: %s',
    async (cause) => {
      const [holder, other] = [await aMember(app), await aMember(app)]
      await expect(body(holder)).rejects.toMatchObject(hidden)
      await aGrant(app, holder, { product_id: product.id }, { cause })
      expect(await isOpen(holder)).toBe(true)
      expect(await api.as(holder).call('pages.getPageAccess', { id: page.id })).toMatchObject({
        granted: true,
      })
      await expect(body(other)).rejects.toMatchObject(hidden)
      await expect(body(aGuest(app))).rejects.toMatchObject(hidden)
    },
  )

  it('opens what is below as well, and finds the page with what they own', async () => {
    const below = await aPage(app, { title: 'Deep down', parent: page, body_text: 'Treasure.' })
    await publishApp(app)
    const member = await aMember(app)
    const own = async () => (await api.as(member).call('library.getMyContent')).shared_items
    expect(await own()).toEqual([])
    await aPurchase(member, product)
    expect(await isOpen(member, below)).toBe(true)
    expect(await own()).toMatchObject([{ page_id: page.id, access: { granted: true } }])
    const { opens: opened } = await api.as(member).call('commerce.getProduct', { id: product.id })
    expect(opened).toEqual([{ page_id: page.id, title: page.title, path: page.path }])
    const bought = await api.as(member).call('commerce.getPurchasedItems', { id: product.id })
    expect(bought.items).toEqual(opened)
  })

  it('follows the set immediately, on every server: added pages unlock and removed pages lock', async () => {
    const second = await aPage(app, { title: 'The cellar', node: { is_private: true } })
    await publishApp(app)
    const { port } = await aSecondServer()
    const member = await aMember(app)
    await aGrant(app, member, { product_id: product.id })
    const there = (of: TestPage) => clientFor(port, member).call('pages.getPageBody', { id: of.id })
    expect(await isOpen(member)).toBe(true)
    await expect(body(member, second)).rejects.toMatchObject(hidden)

    await include([page.id, second.id])
    expect(await isOpen(member, second)).toBe(true)
    await expect.poll(() => there(second).then(() => 'open')).toBe('open')

    await include([second.id])
    await expect(body(member)).rejects.toMatchObject(hidden)
    await expect.poll(() => there(page).catch(({ code }: { code: string }) => code)).toBe('not_found')
    expect(await isOpen(member, second)).toBe(true)
  })

  it('loses access when the purchase is refunded, and sees that they owned it', async () => {
    const member = await aMember(app)
    const { cause_id } = await aGrant(app, member, { product_id: product.id })
    expect(await isOpen(member)).toBe(true)
    await aRevocation(app, member, { product_id: product.id }, cause_id)
    await expect(body(member)).rejects.toMatchObject(ended)
  })

  it('sees nothing of pages that were included after the refund', async () => {
    const member = await aMember(app)
    const { cause_id } = await aGrant(app, member, { product_id: product.id })
    await aRevocation(app, member, { product_id: product.id }, cause_id)
    api.clock.advance(1000)
    const later = await aPage(app, { title: 'The attic', node: { is_private: true } })
    await publishApp(app)
    await include([page.id, later.id])
    await expect(body(member, later)).rejects.toMatchObject(hidden)
    const { opens: notified } = await api.as(member).call('commerce.getProduct', { id: product.id })
    expect(notified).toEqual([])
    await expect(api.as(member).call('pages.getPagePath', { id: later.id })).rejects.toMatchObject(hidden)
    await expect(api.as(member).call('pages.resolvePage', { path: later.path })).rejects.toMatchObject(hidden)
  })

  it('retains the page by another cause, or by a grant of the page alone', async () => {
    const member = await aMember(app)
    const bought = await aGrant(app, member, { product_id: product.id })
    await aGrant(app, member, { product_id: product.id }, { cause: 'gift' })
    await aRevocation(app, member, { product_id: product.id }, bought.cause_id)
    expect(await isOpen(member)).toBe(true)
    await aGrant(app, member, { page_id: page.id })
    await include([])
    expect(await isOpen(member)).toBe(true)
  })

  it('gains and loses access when the entitlement starts and ends by itself', async () => {
    const member = await aMember(app)
    const starts_at = new Date(api.clock.now().getTime() + DAY_MS)
    const ends_at = new Date(api.clock.now().getTime() + 2 * DAY_MS)
    await aGrant(app, member, { product_id: product.id }, { starts_at, ends_at })
    await expect(body(member)).rejects.toMatchObject(ended)
    api.clock.advance(DAY_MS)
    expect(await isOpen(member)).toBe(true)
    api.clock.advance(DAY_MS)
    await expect(body(member)).rejects.toMatchObject(ended)
  })

  it('retains access through the days of grace of a plan, and no longer', async () => {
    const plan = await aProduct(app, { versions: [MONTHLY], included_page_ids: [page.id] })
    const member = await aMember(app)
    await aPurchase(member, plan, { card: 'expires' })
    const forward = (days: number) =>
      owner().call('apps.moveClock', { forward_seconds: (days * DAY_MS) / 1000 })
    const state = async () => (await api.as(member).call('commerce.listSubscriptions')).items[0]?.state
    await forward(32)
    await expect.poll(state, { timeout: 10_000 }).toBe('past_due')
    expect(await isOpen(member)).toBe(true)
    await forward(15)
    await expect.poll(state, { timeout: 10_000 }).toBe('ended')
    await expect(body(member)).rejects.toMatchObject(ended)
  })

  it('needs a product of this app: one of another app unlocks nothing here', async () => {
    const other = await anApp()
    const other_app = await aPage(other, { node: { is_private: true } })
    await publishApp(other)
    const foreign = await aProduct(other, { included_page_ids: [other_app.id] })
    const member = await aMember(app)
    await aGrant(app, member, { product_id: foreign.id })
    await expect(body(member)).rejects.toMatchObject(hidden)
    await expect(body(member, other_app)).rejects.toMatchObject(hidden)
  })
})

describe('the owner', () => {
  it('sees by which product a member has access to the page, now and at a past instant', async () => {
    const member = await aMember(app)
    const before = api.clock.now()
    api.clock.advance(60_000)
    await aGrant(app, member, { product_id: product.id })
    const during = api.clock.now()
    const rule = (given: object) => ({
      rules: [{ rule: 'page_published' }, { rule: 'page_private', ...given }],
    })
    const by_product = rule({ outcome: 'passed', product_ids: [product.id] })
    expect(await explain(member)).toMatchObject({ granted: true, ...by_product })
    expect(await explain(await aMember(app))).toMatchObject({
      granted: false,
      reason: 'IS_PRIVATE',
      ...rule({ outcome: 'failed', is_deciding: true, product_ids: [product.id] }),
    })
    api.clock.advance(60_000)
    await include([])
    api.clock.advance(60_000)
    expect(await explain(member)).toMatchObject({
      granted: false,
      ...rule({ outcome: 'failed', product_ids: [] }),
    })
    expect(await explain(member, during)).toMatchObject({ granted: true, ...by_product })
    expect(await explain(member, before)).toMatchObject({ granted: false, ...rule({ outcome: 'failed' }) })

    await include([page.id])
    await aGrant(app, member, { page_id: page.id })
    expect(await explain(member)).toMatchObject({
      granted: true,
      ...rule({ outcome: 'passed', product_ids: [] }),
    })
  })

  it('sees the page as a member with the product does, and not as one without', async () => {
    const seen = async (product_ids: string[]) => {
      const { grant } = await aPreviewGrant(app, page, { as: { kind: 'member', product_ids } })
      return JSON.stringify(await readPreview(app, page, grant))
    }
    expect(await seen([product.id])).toContain('Only for a few.')
    expect(await seen([])).not.toContain('Only for a few.')
  })

  it('sees who retains and who loses a page that becomes private', async () => {
    await setPageAccess(app, page.id, { is_private: false })
    const [holder, other] = [await aMember(app), await aMember(app)]
    await aGrant(app, holder, { product_id: product.id })
    const { node } = await owner().call('pages.getAccessSettings', { id: page.id })
    const change = await owner().call('pages.previewAccessChange', {
      id: page.id,
      node: { ...node, is_private: true },
    })
    expect(change.losing).toContain(other.name)
    expect(change.losing).not.toContain(holder.name)
  })
})

describe('a change of the pages that a product includes', () => {
  const preview = (page_ids: string[], as = owner()) =>
    as.call('commerce.previewProductPages', { id: product.id, included_page_ids: page_ids })

  it('previews who gains and who loses, including descendants, and changes nothing', async () => {
    const lower_page = await aPage(app, { title: 'The cellar', node: { is_private: true } })
    const below = await aPage(app, { title: 'The barrel', parent: lower_page })
    const holder = await aMember(app, { name: 'Ines' })
    await aMember(app, { name: 'Nobody' })
    await aGrant(app, holder, { product_id: product.id })
    expect(await preview([page.id])).toEqual({ gains: 0, loses: 0, gaining: [], losing: [], pages: [] })
    const replaced = await preview([lower_page.id])
    expect(replaced).toMatchObject({ gains: 1, loses: 1, gaining: ['Ines'], losing: ['Ines'] })
    expect(replaced.pages.map((one) => one.title).toSorted()).toEqual(
      [lower_page, below, page].map((one) => one.title).toSorted(),
    )
    expect(await isOpen(holder)).toBe(true)
    await aGrant(app, holder, { page_id: page.id })
    expect(await preview([])).toMatchObject({ gains: 0, loses: 0, pages: [] })
  })

  it('is previewed only by the team of the app, and only for existing pages', async () => {
    const stranger = await anApp()
    const foreign = { ...stranger.owner, headers: { 'x-app-slug': app.slug } }
    await expect(preview([page.id], api.as(foreign))).rejects.toMatchObject(hidden)
    await expect(preview([page.id], api.as(await aMember(app)))).rejects.toMatchObject({ status: 401 })
    await expect(preview([page.id], owner(stranger))).rejects.toMatchObject(hidden)
    await expect(preview([page.id, newId()])).rejects.toMatchObject({
      problem: { errors: [{ path: 'included_page_ids.1', code: 'unknown_page' }] },
    })
  })

  it('is not undone unseen by a colleague who had read the product before', async () => {
    const lower_page = await aPage(app, { title: 'The cellar', node: { is_private: true } })
    const { id, title, revision } = product
    const versions = [{ ...ONCE, id: versionOf(product) }]
    const save = (page_ids: string[], at: number, by = owner()) =>
      by.call('commerce.updateProduct', { id, title, versions, included_page_ids: page_ids, revision: at })
    const team_member = await aTeamMember(app, { role: 'admin', name: 'Ilse Brandt' })
    api.clock.advance(1000)
    const saved = await save([page.id, lower_page.id], revision, api.as(team_member))
    expect(saved.revision).toBe(revision + 1)
    expect(saved.changed_by).toEqual({ id: team_member.team_member_id, name: 'Ilse Brandt' })
    expect(saved.changed_at).not.toBe(product.changed_at)
    await expect(save([page.id], revision)).rejects.toMatchObject({
      status: 409,
      code: 'stale_revision',
      problem: { params: { changed_by: 'Ilse Brandt', changed_at: saved.changed_at } },
    })
    const read = await owner().call('commerce.getStudioProduct', { id })
    const { changed_by, changed_at } = saved
    expect(read).toMatchObject({ revision: saved.revision, changed_by, changed_at })
    expect(read.included_pages.map((one) => one.page_id)).toEqual([page.id, lower_page.id])
    expect((await save([page.id], read.revision)).included_pages).toHaveLength(1)
  })
})
