import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { InputFor } from '@foyer/contract/client'
import { aGrant, stubProducts } from '#test/factories/access.ts'
import { aMember, aTeamMember, atApp, aUser } from '#test/factories/identity.ts'
import { anApp, anOwner, type TestApp } from '#test/factories/apps.ts'
import { aPage, publishApp } from '#test/factories/pages.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'
import { PUBLIC_ACCESS } from '../defaults.ts'

const [gold, silver] = [newId(), newId()]
const no_changes = { gains: 0, loses: 0, gaining: [], losing: [] }

let api: TestServer
let app: TestApp
beforeAll(async () => {
  api = await aServer()
  await stubProducts({ [gold]: 'Gold', [silver]: 'Silver' })
})
beforeEach(async () => {
  app = await anApp()
})

type Change = Partial<InputFor<'apps.previewAppAccess'>>
const open: InputFor<'apps.previewAppAccess'> = { ...PUBLIC_ACCESS, app_products: [] }
const preview = (change: Change) =>
  api.as(atApp(app.owner, app)).call('apps.previewAppAccess', { ...open, ...change })
async function set(change: Change): Promise<void> {
  const owner = api.as(atApp(app.owner, app))
  const { access_revision: revision } = await owner.call('apps.getStudioApp')
  await owner.call('apps.updateAppAccess', { ...open, ...change, revision })
}

describe('POST /studio/app/access/preview', () => {
  it('counts members by what they own and names some; admins pass', async () => {
    const holder = await aMember(app)
    const [first, second] = [await aMember(app), await aMember(app)]
    await aMember(app, { is_admin: true })
    await aGrant(app, holder, { product_id: gold })
    const requested = await preview({ is_subscriber_only: true, app_products: [gold] })
    expect(requested).toMatchObject({ gains: 0, gaining: [], loses: 2, losing: [first.name, second.name] })

    await set({ is_subscriber_only: true, app_products: [gold] })
    await aGrant(app, second, { product_id: silver })
    expect(await preview({ is_subscriber_only: true, app_products: [silver] })).toMatchObject({
      gains: 1,
      gaining: [second.name],
      loses: 1,
      losing: [holder.name],
    })
    expect(await preview({})).toMatchObject({ gains: 2, gaining: [first.name, second.name], loses: 0 })
  })

  it('names no more than five, and counts all', async () => {
    for (let n = 0; n < 7; n += 1) await aMember(app)
    const { loses, losing } = await preview({ is_subscriber_only: true, app_products: [gold] })
    expect([loses, losing.length]).toEqual([7, 5])
  })

  it('shows what guests can read before and after', async () => {
    await aPage(app, { path: '/' })
    await aPage(app, { node: { allow_browsing: true } })
    await aPage(app, { node: { require_authentication: true } })
    await publishApp(app)
    const after = async (change: Change) => (await preview(change)).open_pages
    expect(await after({})).toEqual({ before: 2, after: 2 })
    expect(await after({ require_sign_in: true })).toEqual({ before: 2, after: 1 })
    expect(await after({ allow_anonymous_browsing: false })).toEqual({ before: 2, after: 0 })
    expect(await after({ is_private: true })).toEqual({ before: 2, after: 0 })
    expect(await preview({ require_sign_in: true })).toMatchObject(no_changes)
  })

  it('shows the members who wait for approval', async () => {
    await set({ is_private: true })
    await aMember(app)
    await aUser(app)
    expect((await preview({})).waiting).toEqual({ count: 1, effect: 'gains' })
    expect((await preview({ is_private: true })).waiting).toEqual({ count: 1, effect: 'same' })
    await set({})
    expect((await preview({ is_private: true })).waiting).toEqual({ count: 1, effect: 'loses' })
  })

  it('changes nothing', async () => {
    const before = await api.as(atApp(app.owner, app)).call('apps.getStudioApp')
    await preview({ is_private: true })
    const { access, access_revision } = await api.as(atApp(app.owner, app)).call('apps.getStudioApp')
    expect({ access, access_revision }).toEqual({ access: before.access, access_revision: 1 })
  })

  it('counts nobody of another app, and refuses admins, other accounts and guests', async () => {
    const other_app = await anApp()
    await aMember(other_app)
    expect(await preview({ is_subscriber_only: true, app_products: [gold] })).toMatchObject(no_changes)
    const callers = [
      await aTeamMember(app, { role: 'admin' }),
      { ...(await anOwner()), slug: app.slug },
      { slug: app.slug },
    ]
    const outcomes = await Promise.allSettled(
      callers.map((caller) => api.as(caller).call('apps.previewAppAccess', open)),
    )
    expect(outcomes.map((one) => one.status === 'rejected' && one.reason.status)).toEqual([403, 404, 401])
  })
})
