import { beforeAll, describe, expect, it } from 'vitest'
import { aGrant, aRevocation, productsExist } from '#test/factories/access.ts'
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
let attic: TestPage

beforeAll(async () => {
  api = await aServer()
  await productsExist({ [club]: 'Club', [gold]: 'Gold' })
  app = await anApp()
  sold = await aPage(app, { node: { require_purchase: true, products: [club, gold] } })
  attic = await aPage(app, { title: 'Attic', node: { is_private: true } })
  await publishApp(app)
})

const inDays = (days: number) => new Date(api.clock.now().getTime() + days * DAY_MS)
const ask = (as: Caller, { id }: TestPage) => api.as(as).call('pages.getPageAccess', { id })

describe('what a member is told of their own about a page', () => {
  it('is what they hold of what opens it, because of what and until when', async () => {
    const member = await aMember(app)
    const ends_at = inDays(30)
    await aGrant(app, member, { product_id: gold }, { cause: 'gift', ends_at })
    await aGrant(app, member, { product_id: gold }, { cause: 'subscription', ends_at })
    await aGrant(app, member, { product_id: newId() })
    const { because, ended, ...decided } = await ask(member, sold)
    expect(decided).toEqual({
      ...{ granted: true, reason: null, may_act: true, product_ids: [], overlay_id: null },
    })
    expect(ended).toEqual([])
    expect(because.toSorted((a, b) => (a.cause < b.cause ? -1 : 1))).toEqual([
      { title: 'Gold', cause: 'gift', until: ends_at.toISOString() },
      { title: 'Gold', cause: 'subscription', until: null },
    ])
    await aGrant(app, member, { page_id: attic.id }, { cause: 'manual' })
    expect(await ask(member, attic)).toMatchObject({
      because: [{ title: 'Attic', cause: 'manual', until: null }],
    })
    expect(await ask(await aMember(app, { is_admin: true }), sold)).toMatchObject({
      because: [{ title: null, cause: 'admin', until: null }],
    })
  })

  it('is what they held of what would open it, and when it ended', async () => {
    const member = await aMember(app)
    const ends_at = inDays(-2)
    await aGrant(app, member, { product_id: club }, { cause: 'gift', starts_at: inDays(-9), ends_at })
    await aGrant(app, member, { product_id: newId() }, { starts_at: inDays(-9), ends_at })
    expect(await ask(member, sold)).toMatchObject({
      ...{ granted: false, reason: 'PURCHASE_REQUIRED', because: [] },
      ended: [{ title: 'Club', cause: 'gift', ended_at: ends_at.toISOString() }],
    })
    const { cause_id } = await aGrant(app, member, { page_id: attic.id })
    await aRevocation(app, member, { page_id: attic.id }, cause_id)
    expect(await ask(member, attic)).toMatchObject({
      ...{ granted: false, reason: 'IS_PRIVATE', because: [] },
      ended: [{ title: 'Attic', cause: 'purchase', ended_at: api.clock.now().toISOString() }],
    })
  })

  it('is never more than the first reason tells', async () => {
    const both = await aPage(app, {
      parent: attic,
      node: { require_purchase: true, products: [club] },
    })
    await publishApp(app)
    const member = await aMember(app)
    const terms = { starts_at: inDays(-9), ends_at: inDays(-2) }
    await aGrant(app, member, { product_id: club }, terms)
    await expect(ask(member, both)).rejects.toMatchObject({ status: 404 })
    await aGrant(app, member, { page_id: attic.id }, terms)
    const told = await ask(member, both)
    expect(told).toMatchObject({ granted: false, reason: 'IS_PRIVATE', ended: [{ title: 'Attic' }] })
    expect(JSON.stringify(told)).not.toContain('Club')
  })

  it('is nothing of what the team has written for itself', async () => {
    const member = await aMember(app)
    const { subscriber_id } = member
    const as_owner = api.as(atApp(app.owner, app))
    const given = { subscriber_id, product_id: club, cause: 'gift', note: 'Complained twice' } as const
    const { id: entitlement_id } = await as_owner.call('access.grantEntitlement', given)
    expect(JSON.stringify(await ask(member, sold))).not.toContain('Complained')
    await as_owner.call('access.revokeEntitlement', { subscriber_id, entitlement_id, note: 'Was rude' })
    const told = await ask(member, sold)
    expect(told.ended).toMatchObject([{ title: 'Club', cause: 'gift' }])
    expect(JSON.stringify(told)).not.toMatch(/Complained|rude/)
  })

  it('is nothing to guests, to others, and to members of another app', async () => {
    const member = await aMember(app)
    await aGrant(app, member, { product_id: club }, { starts_at: inDays(-9), ends_at: inDays(-2) })
    for (const who of [aGuest(app), await aMember(app)])
      expect(await ask(who, sold)).toMatchObject({ granted: false, because: [], ended: [] })
    await expect(ask(await aMember(await anApp()), sold)).rejects.toMatchObject({ status: 404 })
    await expect(ask(aGuest(app), attic)).rejects.toMatchObject({ status: 404 })
  })
})
