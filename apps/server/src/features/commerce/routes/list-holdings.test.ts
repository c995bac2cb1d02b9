import { beforeAll, describe, expect, it } from 'vitest'
import { aGrant, aRevocation } from '#test/factories/access.ts'
import { aGuest, aMember, atApp } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aProduct, aPurchase, MONTHLY, TRIAL } from '#test/factories/commerce.ts'
import { aPage, usePlainRenderer, publishApp } from '#test/factories/pages.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'

const DAY_MS = 86_400_000
const TIMEOUT = { timeout: 10_000 }

let api: TestServer
beforeAll(async () => {
  api = await aServer()
  await usePlainRenderer()
})

const listOwned = async (member: Caller) => (await api.as(member).call('commerce.listHoldings')).items
const inDays = (days: number) => new Date(api.clock.now().getTime() + days * DAY_MS)
const moveClock = (app: TestApp, days: number) =>
  api.as(atApp(app.owner, app)).call('apps.moveClock', { forward_seconds: days * 86_400 })
const day = (instant: string | null | undefined) => instant?.slice(0, 10)
const planOf = async (member: Caller) => (await listOwned(member))[0]?.reasons[0]

describe('GET /holdings', () => {
  it('lists each reason why a member owns a product, until when, and what it unlocks', async () => {
    const app = await anApp()
    const page = await aPage(app, { title: 'The vault', node: { is_private: true } })
    const draft = await aPage(app, { node: { is_private: true } })
    await publishApp(app)
    const later = await aPage(app, { node: { is_private: true } })
    const product = await aProduct(app, { title: 'Club', included_page_ids: [page.id, later.id] })
    const member = await aMember(app)
    expect(await listOwned(member)).toEqual([])
    await aPurchase(member, product)
    const ends_at = inDays(30)
    await aGrant(app, member, { product_id: product.id }, { cause: 'gift', ends_at })
    const [club, ...others] = await listOwned(member)
    expect(others).toEqual([])
    expect(club).toMatchObject({
      kind: 'product',
      object_id: product.id,
      title: 'Club',
      path: null,
      opens: [{ page_id: page.id, title: 'The vault', path: page.path }],
    })
    expect(club?.reasons.toSorted((a, b) => (a.cause < b.cause ? -1 : 1))).toMatchObject([
      { cause: 'gift', until: ends_at.toISOString(), plan: null },
      { cause: 'purchase', until: null, plan: null },
    ])

    await aGrant(app, member, { page_id: draft.id }, { cause: 'manual' })
    await aGrant(app, member, { page_id: later.id }, { cause: 'manual' })
    expect(await listOwned(member)).toMatchObject([
      { kind: 'page', object_id: draft.id, title: draft.title, path: draft.path, opens: [] },
      { kind: 'product' },
    ])
  })

  it('omits a granted page below a hidden one', async () => {
    const app = await anApp()
    const above = await aPage(app, { title: 'The vault', node: { is_private: true } })
    const below = await aPage(app, { title: 'The safe', parent: above, node: { is_private: true } })
    await publishApp(app)
    const member = await aMember(app)
    await aGrant(app, member, { page_id: below.id })
    expect(await listOwned(member)).toEqual([])
    await aGrant(app, member, { page_id: above.id })
    expect((await listOwned(member)).map(({ title }) => title).toSorted()).toEqual(['The safe', 'The vault'])
  })

  it('lists what ended: cause and date, without hidden pages and what is owned again', async () => {
    const app = await anApp()
    const [lost, again] = [await aProduct(app, { title: 'Club' }), await aProduct(app)]
    const upper_private_page = await aPage(app, { title: 'The vault', node: { is_private: true } })
    const lower_private_page = await aPage(app, { node: { is_private: true } })
    const below = await aPage(app, { parent: lower_private_page, node: { is_private: true } })
    await publishApp(app)
    const member = await aMember(app)
    const ended = { cause: 'gift', starts_at: inDays(-9), ends_at: inDays(-2) } as const
    const { cause_id } = await aGrant(app, member, { product_id: lost.id })
    await aGrant(app, member, { product_id: lost.id }, { ...ended, ends_at: inDays(-5) })
    await aRevocation(app, member, { product_id: lost.id }, cause_id, { at: inDays(0) })
    await aGrant(app, member, { product_id: again.id }, ended)
    await aGrant(app, member, { product_id: again.id })
    await aGrant(app, member, { page_id: upper_private_page.id }, ended)
    await aGrant(app, member, { page_id: below.id }, ended)
    const returned = await api.as(member).call('commerce.listHoldings')
    expect(returned.items).toMatchObject([{ object_id: again.id }])
    expect(returned.ended).toEqual([
      {
        kind: 'product',
        object_id: lost.id,
        title: 'Club',
        path: null,
        cause: 'purchase',
        ended_at: inDays(0).toISOString(),
      },
      {
        kind: 'page',
        object_id: upper_private_page.id,
        title: 'The vault',
        path: upper_private_page.path,
        cause: 'gift',
        ended_at: ended.ends_at.toISOString(),
      },
    ])
    expect((await api.as(await aMember(app)).call('commerce.listHoldings')).ended).toEqual([])
  })

  it('omits entitlements that are revoked, ended or not yet started', async () => {
    const app = await anApp()
    const product = await aProduct(app)
    const member = await aMember(app)
    const getReason = { product_id: product.id }
    const { cause_id } = await aGrant(app, member, getReason)
    await aRevocation(app, member, getReason, cause_id)
    await aGrant(app, member, getReason, { cause: 'gift', starts_at: inDays(-3), ends_at: inDays(-1) })
    await aGrant(app, member, getReason, { cause: 'import', starts_at: inDays(1) })
    expect(await listOwned(member)).toEqual([])
  })

  it('shows when a plan renews, that it ends, and until when its grace lasts', async () => {
    const app = await anApp()
    const plan = await aProduct(app, { versions: [MONTHLY] })
    const [paying, leaving, failing] = [await aMember(app), await aMember(app), await aMember(app)]
    await aPurchase(paying, plan)
    await aPurchase(leaving, plan)
    await aPurchase(failing, plan, { card: 'expires' })
    const { items } = await api.as(leaving).call('commerce.listSubscriptions')
    const [own_member] = items
    await api.as(leaving).call('commerce.cancelSubscription', { id: own_member?.id ?? '' })
    const until = own_member?.current_period_ends_at
    expect(await planOf(leaving)).toMatchObject({ cause: 'subscription', plan: 'canceled', until })
    const active = await planOf(paying)
    expect(active).toMatchObject({ cause: 'subscription', plan: 'active' })
    expect(day(active?.until)).toBe(day(until))

    const since = (await planOf(failing))?.since
    await moveClock(app, 32)
    await expect.poll(async () => (await planOf(failing))?.plan, TIMEOUT).toBe('past_due')
    const grace_ends = new Date(Date.parse(until ?? '') + 14 * DAY_MS).toISOString()
    const overdue = await planOf(failing)
    expect([overdue?.since, day(overdue?.until)]).toEqual([since, day(grace_ends)])
    await moveClock(app, 15)
    await expect.poll(() => listOwned(failing), TIMEOUT).toEqual([])
  })

  it('shows a trial', async () => {
    const app = await anApp()
    const member = await aMember(app)
    await aPurchase(member, await aProduct(app, { versions: [TRIAL] }))
    expect(await planOf(member)).toMatchObject({ plan: 'trialing' })
  })

  it('never shows the team’s internal notes, nor who granted access', async () => {
    const app = await anApp()
    const product = await aProduct(app)
    const member = await aMember(app)
    const note = 'Complained on the phone'
    const granted = await api.as(atApp(app.owner, app)).call('access.grantEntitlement', {
      subscriber_id: member.subscriber_id,
      product_id: product.id,
      page_id: null,
      cause: 'gift',
      ends_at: null,
      note,
    })
    const [one] = await listOwned(member)
    expect(one?.reasons).toEqual([
      {
        id: granted.id,
        cause: 'gift',
        since: granted.starts_at,
        until: null,
        plan: null,
        store: null,
        part_of: null,
      },
    ])
    expect(JSON.stringify(one)).not.toContain(note)
  })

  it('is visible only to its member', async () => {
    const app = await anApp()
    const product = await aProduct(app)
    const [member, other] = [await aMember(app), await aMember(app)]
    await aGrant(app, member, { product_id: product.id })
    expect(await listOwned(other)).toEqual([])
    expect(await listOwned(await aMember(await anApp()))).toEqual([])
    for (const who of [aGuest(app), atApp(app.owner, app)])
      await expect(listOwned(who)).rejects.toMatchObject({ status: 401 })
  })
})
