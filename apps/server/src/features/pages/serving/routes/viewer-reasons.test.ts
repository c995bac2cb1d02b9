import { beforeAll, describe, expect, it } from 'vitest'
import { aGrant, aRevocation, stubProducts } from '#test/factories/access.ts'
import { aGuest, aMember, atApp } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aPage, publishApp, type TestPage } from '#test/factories/pages.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'

const [club, gold] = [newId(), newId()]
const DAY_MS = 86_400_000

let api: TestServer
let app: TestApp
let sold: TestPage
let private_page: TestPage

beforeAll(async () => {
  api = await aServer()
  await stubProducts({ [club]: 'Club', [gold]: 'Gold' })
  app = await anApp()
  sold = await aPage(app, { node: { require_purchase: true, products: [club, gold] } })
  private_page = await aPage(app, { title: 'Attic', node: { is_private: true } })
  await publishApp(app)
})

const inDays = (days: number) => new Date(api.clock.now().getTime() + days * DAY_MS)
const readAccess = (as: Caller, { id }: TestPage) => api.as(as).call('pages.getPageAccess', { id })

describe('a member’s own reasons for access to a page', () => {
  it('are the entitlements that unlock it, with cause and end', async () => {
    const member = await aMember(app)
    const ends_at = inDays(30)
    await aGrant(app, member, { product_id: gold }, { cause: 'gift', ends_at })
    await aGrant(app, member, { product_id: gold }, { cause: 'subscription', ends_at })
    await aGrant(app, member, { product_id: newId() })
    const { because, ended, ...decided } = await readAccess(member, sold)
    expect(decided).toEqual({
      granted: true,
      reason: null,
      may_act: true,
      product_ids: [],
      overlay_id: null,
    })
    expect(ended).toEqual([])
    expect(because.toSorted((a, b) => (a.cause < b.cause ? -1 : 1))).toEqual([
      { title: 'Gold', cause: 'gift', until: ends_at.toISOString() },
      { title: 'Gold', cause: 'subscription', until: null },
    ])
    await aGrant(app, member, { page_id: private_page.id }, { cause: 'manual' })
    expect(await readAccess(member, private_page)).toMatchObject({
      because: [{ title: 'Attic', cause: 'manual', until: null }],
    })
    expect(await readAccess(await aMember(app, { is_admin: true }), sold)).toMatchObject({
      because: [{ title: null, cause: 'admin', until: null }],
    })
  })

  it('are the ended entitlements that would unlock it, and when they ended', async () => {
    const member = await aMember(app)
    const ends_at = inDays(-2)
    await aGrant(app, member, { product_id: club }, { cause: 'gift', starts_at: inDays(-9), ends_at })
    await aGrant(app, member, { product_id: newId() }, { starts_at: inDays(-9), ends_at })
    expect(await readAccess(member, sold)).toMatchObject({
      granted: false,
      reason: 'PURCHASE_REQUIRED',
      because: [],
      ended: [{ title: 'Club', cause: 'gift', ended_at: ends_at.toISOString() }],
    })
    const { cause_id } = await aGrant(app, member, { page_id: private_page.id })
    await aRevocation(app, member, { page_id: private_page.id }, cause_id)
    expect(await readAccess(member, private_page)).toMatchObject({
      granted: false,
      reason: 'IS_PRIVATE',
      because: [],
      ended: [{ title: 'Attic', cause: 'purchase', ended_at: api.clock.now().toISOString() }],
    })
  })

  it('never reveal more than the first reason', async () => {
    const both = await aPage(app, {
      parent: private_page,
      node: { require_purchase: true, products: [club] },
    })
    await publishApp(app)
    const member = await aMember(app)
    const terms = { starts_at: inDays(-9), ends_at: inDays(-2) }
    await aGrant(app, member, { product_id: club }, terms)
    await expect(readAccess(member, both)).rejects.toMatchObject({ status: 404 })
    await aGrant(app, member, { page_id: private_page.id }, terms)
    const decision = await readAccess(member, both)
    expect(decision).toMatchObject({ granted: false, reason: 'IS_PRIVATE', ended: [{ title: 'Attic' }] })
    expect(JSON.stringify(decision)).not.toContain('Club')
  })

  it('is nothing of what the team has written for itself', async () => {
    const member = await aMember(app)
    const { subscriber_id } = member
    const as_owner = api.as(atApp(app.owner, app))
    const grant = { subscriber_id, product_id: club, cause: 'gift', note: 'Complained twice' } as const
    const { id: entitlement_id } = await as_owner.call('access.grantEntitlement', grant)
    expect(JSON.stringify(await readAccess(member, sold))).not.toContain('Complained')
    await as_owner.call('access.revokeEntitlement', { subscriber_id, entitlement_id, note: 'Was rude' })
    const decision = await readAccess(member, sold)
    expect(decision.ended).toMatchObject([{ title: 'Club', cause: 'gift' }])
    expect(JSON.stringify(decision)).not.toMatch(/Complained|rude/)
  })

  it('is nothing to guests, to others, and to members of another app', async () => {
    const member = await aMember(app)
    await aGrant(app, member, { product_id: club }, { starts_at: inDays(-9), ends_at: inDays(-2) })
    for (const who of [aGuest(app), await aMember(app)])
      expect(await readAccess(who, sold)).toMatchObject({ granted: false, because: [], ended: [] })
    await expect(readAccess(await aMember(await anApp()), sold)).rejects.toMatchObject({ status: 404 })
    await expect(readAccess(aGuest(app), private_page)).rejects.toMatchObject({ status: 404 })
  })
})
