import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { aGrant, aRevocation, stubProducts, setAppAccess, setPageAccess } from '#test/factories/access.ts'
import { aMember, atApp, aUser } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aPage, publishApp, type TestPage } from '#test/factories/pages.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'
import { recordRunEnd, recordFirstCompletions, recordRunStart } from '../index.ts'

const [product, other_product] = [newId(), newId()]
const MINUTE_MS = 60_000
const PUBLISHED = { rule: 'page_published', outcome: 'passed' }

let api: TestServer
let app: TestApp
let owner: Caller

beforeAll(async () => {
  api = await aServer()
  await stubProducts({ [product]: 'Platinum', [other_product]: 'Gold' })
  app = await anApp()
  owner = atApp(app.owner, app)
})

const now = () => api.clock.now()
const minutesAgo = (minutes: number) => new Date(now().getTime() - minutes * MINUTE_MS).toISOString()

async function aPublishedPage(options: Parameters<typeof aPage>[1] = {}): Promise<TestPage> {
  const page = await aPage(app, options)
  await publishApp(app)
  return page
}

const explainForGuest = (page: TestPage, at?: string, as: Caller = owner) =>
  api.as(as).call('access.getGuestAccess', { page_id: page.id, ...(at ? { at } : {}) })
const explainForMember = ({ subscriber_id }: { subscriber_id: string }, page: TestPage, at?: string) =>
  api.as(owner).call('access.getPageAccess', { subscriber_id, page_id: page.id, ...(at ? { at } : {}) })

describe('why a guest can or cannot see a page', () => {
  it('is explained for now and for a future instant', async () => {
    const open = await aPublishedPage()
    expect(await explainForGuest(open)).toMatchObject({ granted: true, is_past: false, not_known: [] })
    const unlocks_at = minutesAgo(-60)
    const later = await aPublishedPage({ node: { is_scheduled: true, unlocks_at } })
    expect(await explainForGuest(later)).toMatchObject({
      granted: false,
      reason: 'IS_SCHEDULED',
      available_after: unlocks_at,
      rules: [PUBLISHED, { rule: 'page_schedule', outcome: 'failed', is_deciding: true }],
    })
    expect(await explainForGuest(later, unlocks_at)).toMatchObject({ granted: true, is_past: false })
  })

  it.each([
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59-23:59',
    '1899-12-31T23:59:59Z',
    '2200-01-01T00:00:00Z',
  ])('and why a member can, is not asked of a moment that nobody lives through: %s', async (at) => {
    const page = await aPublishedPage()
    const member = await aMember(app)
    const refusal = {
      status: 422,
      problem: { errors: [{ path: 'at', code: 'date_out_of_range' }] },
    }
    await expect(explainForGuest(page, at)).rejects.toMatchObject(refusal)
    await expect(explainForMember(member, page, at)).rejects.toMatchObject(refusal)
  })

  it('is shown only to the team of the app', async () => {
    const page = await aPublishedPage()
    const member = await aMember(app)
    await expect(explainForGuest(page, undefined, member)).rejects.toMatchObject({ status: 401 })
    const stranger = await anApp()
    const foreign_owner = { ...stranger.owner, headers: { 'x-app-slug': app.slug } }
    await expect(explainForGuest(page, undefined, foreign_owner)).rejects.toMatchObject({ status: 404 })
    const theirs = await aPage(stranger)
    for (const one of [theirs, { ...page, id: newId() }])
      await expect(explainForGuest(one)).rejects.toMatchObject({ status: 404 })
  })
})

describe('the explanation at a past instant', () => {
  it('uses the settings in force then, of the page and of its ancestors', async () => {
    const above = await aPublishedPage({ node: { require_authentication: true } })
    const page = await aPublishedPage({ parent: above })
    api.clock.advance(10 * MINUTE_MS)
    await setPageAccess(app, above.id, { require_authentication: false })
    await setPageAccess(app, page.id, { require_purchase: true, products: [product] })
    api.clock.advance(10 * MINUTE_MS)
    await setPageAccess(app, page.id, { require_purchase: false })
    api.clock.advance(10 * MINUTE_MS)

    expect(await explainForGuest(page)).toMatchObject({ granted: true, is_past: false })
    expect(await explainForGuest(page, minutesAgo(15))).toMatchObject({
      granted: false,
      reason: 'PURCHASE_REQUIRED',
      is_past: true,
      not_known: [],
    })
    expect(await explainForGuest(page, minutesAgo(25))).toMatchObject({
      granted: false,
      reason: 'AUTHENTICATION_REQUIRED',
      is_past: true,
      not_known: [],
      rules: [PUBLISHED, { rule: 'page_sign_in', page_id: above.id, is_deciding: true }],
    })
  })

  it('uses the app access in force then', async () => {
    const page = await aPublishedPage()
    api.clock.advance(10 * MINUTE_MS)
    await setAppAccess(app, { require_sign_in: true })
    api.clock.advance(10 * MINUTE_MS)
    await setAppAccess(app, { require_sign_in: false })
    api.clock.advance(10 * MINUTE_MS)
    expect(await explainForGuest(page, minutesAgo(15))).toMatchObject({
      granted: false,
      reason: 'AUTHENTICATION_REQUIRED',
      not_known: [],
      rules: [PUBLISHED, { rule: 'app_sign_in', page_id: null, outcome: 'failed' }],
    })
    expect(await explainForGuest(page, minutesAgo(25))).toMatchObject({ granted: true, not_known: [] })
  })

  it('names the pages with unknown settings, and uses those of today', async () => {
    const old = await anApp()
    const page = await aPage(old, { title: 'Old gate', node: { require_authentication: true } })
    await publishApp(old)
    api.clock.advance(90 * MINUTE_MS)
    await setPageAccess(old, page.id, { require_authentication: false })
    await setAppAccess(old, { require_sign_in: true })
    await setAppAccess(old, { require_sign_in: false })
    await api.inApp(old.id, async (tx) => {
      await sql`update access_node_history set before = null`.execute(tx)
      await sql`update app_access_changes set before = null`.execute(tx)
    })
    expect(await explainForGuest(page, minutesAgo(60), atApp(old.owner, old))).toMatchObject({
      granted: true,
      not_known: [
        { page_id: null, page_title: null },
        { page_id: page.id, page_title: 'Old gate' },
      ],
    })
  })

  it('treats the viewer as a guest before they became a member', async () => {
    const page = await aPublishedPage({ node: { require_authentication: true } })
    api.clock.advance(10 * MINUTE_MS)
    const member = await aMember(app)
    const joined = now()
    api.clock.advance(10 * MINUTE_MS)
    expect(await explainForMember(member, page, minutesAgo(15))).toMatchObject({
      granted: false,
      reason: 'AUTHENTICATION_REQUIRED',
      is_past: true,
      rules: [PUBLISHED, { rule: 'page_sign_in', page_id: page.id, is_deciding: true }],
    })
    expect(await explainForMember(member, page, joined.toISOString())).toMatchObject({
      granted: true,
      may_act: true,
    })
  })

  it('treats the viewer as waiting before they were admitted to a private app', async () => {
    const club = await anApp({ access: { is_private: true } })
    const page = await aPage(club)
    await publishApp(club)
    api.clock.advance(10 * MINUTE_MS)
    const { user_id } = await aUser(club)
    api.clock.advance(10 * MINUTE_MS)
    const team = api.as(atApp(club.owner, club))
    await team.call('members.approveMember', { id: user_id })
    const { members } = await team.call('members.listMembers', {})
    const member = members.find(({ id }) => id === user_id)
    const subscriber_id = member?.subscriber_id ?? ''
    api.clock.advance(10 * MINUTE_MS)
    const explanations = [25, 15, 5].map(async (minutes) => {
      const at = minutesAgo(minutes)
      const explanation = await team.call('access.getPageAccess', { subscriber_id, page_id: page.id, at })
      return [explanation.granted, explanation.rules.find(({ is_deciding }) => is_deciding)?.rule]
    })
    expect(await Promise.all(explanations)).toEqual([
      [false, 'app_private'],
      [false, 'app_private'],
      [true, undefined],
    ])
  })

  it('uses the entitlements of the member at that time', async () => {
    const page = await aPublishedPage({ node: { require_purchase: true, products: [product] } })
    const member = await aMember(app)
    api.clock.advance(10 * MINUTE_MS)
    const { cause_id } = await aGrant(app, member, { product_id: product })
    api.clock.advance(10 * MINUTE_MS)
    await aRevocation(app, member, { product_id: product }, cause_id)
    api.clock.advance(10 * MINUTE_MS)
    const verdicts = [25, 15, 5].map(async (minutes) => {
      const { granted } = await explainForMember(member, page, minutesAgo(minutes))
      return granted
    })
    expect(await Promise.all(verdicts)).toEqual([false, true, false])
    expect(await explainForMember(member, page)).toMatchObject({ granted: false, is_past: false })
  })

  it('knows nothing of what the ledger heard of later: neither a refund nor a payment', async () => {
    const page = await aPublishedPage({ node: { require_purchase: true, products: [product] } })
    const [refunded, late] = [await aMember(app), await aMember(app)]
    const { cause_id } = await aGrant(app, refunded, { product_id: product })
    api.clock.advance(30 * MINUTE_MS)
    const half_way = new Date(minutesAgo(20))
    await aRevocation(app, refunded, { product_id: product }, cause_id, { at: half_way })
    await aGrant(app, late, { product_id: product }, { starts_at: half_way })
    api.clock.advance(10 * MINUTE_MS)
    const explanations = async (member: { subscriber_id: string }, at?: string) => {
      const { granted } = await explainForMember(member, page, at)
      return granted
    }
    expect([await explanations(refunded, minutesAgo(15)), await explanations(refunded)]).toEqual([
      true,
      false,
    ])
    expect([await explanations(late, minutesAgo(15)), await explanations(late)]).toEqual([false, true])
  })

  it('uses what the member had started and completed then', async () => {
    const root = await aPublishedPage({ node: { is_progress_root: true } })
    const node = { is_scheduled: true, unlock_duration_seconds: 5 * 60 }
    const page = await aPublishedPage({ parent: root, node })
    const member = await aMember(app)
    const { subscriber_id } = member
    const run_id = newId()
    api.clock.advance(10 * MINUTE_MS)
    const run = { run_id, subscriber_id, root_id: root.id, started_at: now() }
    await api.inApp(app.id, (tx) => recordRunStart(tx, run))
    api.clock.advance(10 * MINUTE_MS)
    await api.inApp(app.id, (tx) => recordRunEnd(tx, { run_id, ended_at: now() }))
    api.clock.advance(10 * MINUTE_MS)
    const completed = { subscriber_id, page_ids: [page.id], completed_at: now() }
    await api.inApp(app.id, (tx) => recordFirstCompletions(tx, [completed]))
    api.clock.advance(10 * MINUTE_MS)

    const verdicts = [35, 28, 22, 15, 5].map(async (minutes) => {
      const { granted, reason } = await explainForMember(member, page, minutesAgo(minutes))
      return granted ? 'open' : reason
    })
    expect(await Promise.all(verdicts)).toEqual([
      ...['START_REQUIRED', 'IS_SCHEDULED', 'open', 'START_REQUIRED', 'open'],
    ])
  })
})

describe('a page that is not published', () => {
  const unpublished = {
    granted: false,
    may_act: false,
    reason: null,
    available_after: null,
    rules: [{ rule: 'page_published', outcome: 'failed', is_deciding: true }],
  }

  it('is visible to nobody, whatever the viewer and its gates', async () => {
    const draft = await aPage(app, { title: 'Not yet' })
    expect(await explainForGuest(draft)).toMatchObject(unpublished)
    expect(await explainForMember(await aMember(app, { is_admin: true }), draft)).toMatchObject(unpublished)
    const gated = await aPage(app, { node: { require_purchase: true, products: [product] } })
    expect(await explainForMember(await aMember(app), gated)).toMatchObject({
      ...unpublished,
      rules: [...unpublished.rules, { rule: 'page_purchase', outcome: 'not_reached', is_deciding: false }],
    })
    await publishApp(app)
    expect(await explainForGuest(draft)).toMatchObject({ granted: true, rules: [PUBLISHED] })
    expect(await explainForGuest(draft, minutesAgo(-1))).toMatchObject({ granted: true })
  })

  it('was not published before its first release', async () => {
    api.clock.advance(10 * MINUTE_MS)
    const page = await aPublishedPage()
    api.clock.advance(10 * MINUTE_MS)
    expect(await explainForGuest(page, minutesAgo(15))).toMatchObject({ ...unpublished, is_past: true })
    expect(await explainForGuest(page, minutesAgo(10))).toMatchObject({ granted: true, is_past: true })
  })

  it('is one that was deleted, once that is published too', async () => {
    const page = await aPublishedPage({ title: 'Old offer' })
    await api.as(owner).call('pages.deletePage', { id: page.id })
    expect(await explainForGuest(page)).toMatchObject({ granted: true })
    api.clock.advance(10 * MINUTE_MS)
    await publishApp(app)
    api.clock.advance(10 * MINUTE_MS)
    expect(await explainForGuest(page)).toMatchObject({
      ...unpublished,
      rules: [{ ...unpublished.rules[0], page_title: 'Old offer' }],
    })
    expect(await explainForGuest(page, minutesAgo(15))).toMatchObject({ granted: true })
    expect(await explainForGuest(page, minutesAgo(5))).toMatchObject(unpublished)
  })

  it('is one of a release that was undone, for as long as it is', async () => {
    const own = await anApp()
    const as = atApp(own.owner, own)
    await aPage(own)
    const first = await publishApp(own)
    api.clock.advance(10 * MINUTE_MS)
    const page = await aPage(own)
    const second = await publishApp(own)
    api.clock.advance(10 * MINUTE_MS)
    await api.as(as).call('pages.restoreRelease', { id: first })
    api.clock.advance(10 * MINUTE_MS)
    expect(await explainForGuest(page, undefined, as)).toMatchObject(unpublished)
    await api.as(as).call('pages.restoreRelease', { id: second })
    api.clock.advance(10 * MINUTE_MS)
    const verdicts = [35, 25, 15, 5].map(async (minutes) => {
      const { granted } = await explainForGuest(page, minutesAgo(minutes), as)
      return granted
    })
    expect(await Promise.all(verdicts)).toEqual([false, true, false, true])
    expect(await explainForGuest(page, undefined, as)).toMatchObject({ granted: true })
  })
})

describe('a rule that was waived', () => {
  const gate = { require_purchase: true, products: [product] }

  it('names the exemption and what would have satisfied the rule', async () => {
    const page = await aPublishedPage({ node: gate })
    expect(await explainForMember(await aMember(app, { is_admin: true }), page)).toMatchObject({
      granted: true,
      may_act: true,
      rules: [
        { ...PUBLISHED, waived_by: null },
        { rule: 'page_purchase', outcome: 'passed', waived_by: 'is_admin', product_ids: [product] },
      ],
    })
  })

  it('lets a browsing member read, and nothing more', async () => {
    const page = await aPublishedPage({ node: { ...gate, allow_browsing: true } })
    expect(await explainForMember(await aMember(app), page)).toMatchObject({
      granted: true,
      may_act: false,
      rules: [PUBLISHED, { rule: 'page_purchase', outcome: 'passed', waived_by: 'allow_browsing' }],
    })
  })

  it('leaves a completed page accessible before its unlock date', async () => {
    const unlocks_at = minutesAgo(-60)
    const page = await aPublishedPage({ node: { is_scheduled: true, unlocks_at } })
    const member = await aMember(app)
    const { subscriber_id } = member
    const completed = { subscriber_id, page_ids: [page.id], completed_at: now() }
    await api.inApp(app.id, (tx) => recordFirstCompletions(tx, [completed]))
    expect(await explainForMember(member, page)).toMatchObject({
      granted: true,
      rules: [
        PUBLISHED,
        { rule: 'page_schedule', outcome: 'passed', waived_by: 'completed', date: unlocks_at },
      ],
    })
  })

  it('differs from a passed rule, which names the owned products that satisfy it', async () => {
    const page = await aPublishedPage({ node: { ...gate, products: [product, other_product] } })
    const member = await aMember(app)
    await aGrant(app, member, { product_id: other_product })
    expect(await explainForMember(member, page)).toMatchObject({
      granted: true,
      may_act: true,
      rules: [PUBLISHED, { outcome: 'passed', waived_by: null, product_ids: [other_product] }],
    })
  })
})
