import { beforeAll, describe, expect, it } from 'vitest'
import { aGrant, stubProducts } from '#test/factories/access.ts'
import { aMember, aTeamMember, atApp } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aPage, publishApp } from '#test/factories/pages.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'
import { PLAIN_NODE, recordRunStart } from '#features/access/index.ts'
import { createPages } from '../../index.ts'

const product = newId()

describe('who may see a page', () => {
  let api: TestServer
  let app: TestApp

  beforeAll(async () => {
    api = await aServer()
    await stubProducts({ [product]: 'Platinum' })
    app = await anApp()
  })

  const call = () => api.as(atApp(app.owner, app)).call

  it('is stored with its history', async () => {
    const page = await aPage(app)
    const node = { ...PLAIN_NODE, require_authentication: true }
    await call()('pages.setAccess', { id: page.id, node, revision: 1 })
    await call()('pages.setAccess', { id: page.id, node: PLAIN_NODE, revision: 2 })
    const settings = await call()('pages.getAccessSettings', { id: page.id })
    expect(settings.node).toEqual(PLAIN_NODE)
    expect(settings.history.map((entry) => [entry.author, entry.node.require_authentication])).toEqual([
      [app.owner.name, false],
      [app.owner.name, true],
    ])
  })

  it('is not saved over a change by another team member', async () => {
    const page = await aPage(app)
    const admin = await aTeamMember(app, { role: 'admin' })
    const theirs = { ...PLAIN_NODE, require_authentication: true }
    const { revision } = await call()('pages.getAccessSettings', { id: page.id })
    const set = await api.as(admin).call('pages.setAccess', { id: page.id, node: theirs, revision })
    expect(set.revision).toBe(revision + 1)
    const mine = { id: page.id, node: { ...PLAIN_NODE, is_private: true } }
    await expect(call()('pages.setAccess', { ...mine, revision })).rejects.toMatchObject({
      status: 409,
      code: 'stale_revision',
      problem: { params: { changed_by: admin.name, changed_at: expect.stringMatching(/Z$/) } },
    })
    const settings = await call()('pages.getAccessSettings', { id: page.id })
    expect(settings).toMatchObject({ node: theirs, revision: set.revision })
    expect(settings.history.map((entry) => entry.author)).toEqual([admin.name])
    const saved = await call()('pages.setAccess', { ...mine, revision: settings.revision })
    expect(saved).toMatchObject({ node: mine.node, revision: settings.revision + 1 })
  })

  it('is saved once when two team members save it at the same time', async () => {
    const page = await aPage(app)
    const { revision } = await call()('pages.getAccessSettings', { id: page.id })
    const node_changes = [{ is_private: true }, { require_authentication: true }]
    const outcomes = await Promise.allSettled(
      node_changes.map((node_change) =>
        call()('pages.setAccess', { id: page.id, node: { ...PLAIN_NODE, ...node_change }, revision }),
      ),
    )
    expect(outcomes.map((one) => one.status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it.each([
    ['scheduled without saying when', { is_scheduled: true }, { code: 'schedule_missing' }],
    [
      'a date before our time',
      { is_scheduled: true, unlocks_at: '1970-01-01T00:00:00.000Z' },
      { code: 'date_out_of_range' },
    ],
    ...(['9999-12-31T23:00:00.000Z', '1969-12-31T00:00:00.000Z'].map((unlocks_at) => [
      `a date that is absurd: ${unlocks_at}`,
      { is_scheduled: true, unlocks_at },
      { code: 'date_out_of_range' },
    ]) as [string, object, object][]),
    [
      'a rhythm without its unit',
      { is_scheduled: true, schedule_interval: 1 },
      { code: 'invalid', problem: { errors: [{ code: 'schedule_is_incomplete' }] } },
    ],
    ...([0, -1, 600, 1001, 1.5].map((schedule_interval) => [
      `a rhythm of ${schedule_interval} weeks`,
      { is_scheduled: true, schedule_interval, schedule_period: 'week' },
      { code: 'invalid' },
    ]) as [string, object, object][]),
    [
      'a wait of more than ten years',
      { is_scheduled: true, unlock_duration_seconds: 400_000_000 },
      { code: 'invalid' },
    ],
    [
      'a product that does not exist',
      { require_purchase: true, products: [newId()] },
      { code: 'unknown_product' },
    ],
    [
      'a purchase of nothing',
      { require_purchase: true },
      { code: 'invalid', problem: { errors: [{ code: 'products_missing' }] } },
    ],
    ['an overlay that does not exist', { purchase_overlay: newId() }, { code: 'invalid' }],
  ])('refuses %s', async (_what, change, refusal) => {
    const page = await aPage(app)
    const input = { id: page.id, node: { ...PLAIN_NODE, ...change } }
    await expect(call()('pages.setAccess', { ...input, revision: 1 })).rejects.toMatchObject(refusal)
    await expect(call()('pages.previewAccessChange', input)).rejects.toMatchObject(refusal)
  })

  it('is previewed before a change: who gains, who loses, on which pages', async () => {
    const other_app = await anApp()
    const owner = api.as(atApp(other_app.owner, other_app)).call
    const root = await aPage(other_app, { title: 'Programs' })
    await aPage(other_app, { parent: root, title: 'Week 1' })
    await aPage(other_app, { parent: root, title: 'Free sample', node: { inherit: false } })
    const members = await Promise.all([1, 2, 3].map(() => aMember(other_app)))
    await aGrant(other_app, members[0] ?? { subscriber_id: '' }, { product_id: product })

    const closed = { ...PLAIN_NODE, require_purchase: true, products: [product] }
    const preview = await owner('pages.previewAccessChange', { id: root.id, node: closed })
    expect(preview).toMatchObject({ gains: 0, loses: 2, gaining: [] })
    const losing = members.slice(1).map((member) => member.name)
    expect(preview.losing.toSorted()).toEqual(losing.toSorted())
    expect(preview.pages.map((page) => page.title).toSorted()).toEqual(['Programs', 'Week 1'])

    await owner('pages.setAccess', { id: root.id, node: closed, revision: 1 })
    expect(await owner('pages.previewAccessChange', { id: root.id, node: PLAIN_NODE })).toMatchObject({
      gains: 2,
      loses: 0,
    })
  })

  it('is previewed for guests and waiting users, even when no member gains or loses', async () => {
    const other_app = await anApp()
    const owner = api.as(atApp(other_app.owner, other_app)).call
    const login = { require_authentication: true }
    const root = await aPage(other_app, { title: 'Stories', node: login })
    await aPage(other_app, { parent: root, title: 'First story' })
    await aPage(other_app, { parent: root, title: 'Team only', node: login })
    await aMember(other_app)
    const open = await owner('pages.previewAccessChange', { id: root.id, node: PLAIN_NODE })
    expect(open).toMatchObject({
      gains: 0,
      loses: 0,
      page_count: 2,
      guests: { before: 0, after: 2, gains: 2, loses: 0 },
      waiting: { before: 3, after: 3, gains: 0, loses: 0 },
    })
    expect(open.pages.map((page) => page.title).toSorted()).toEqual(['First story', 'Stories'])
    const sold = { ...PLAIN_NODE, require_purchase: true, products: [product] }
    expect(await owner('pages.previewAccessChange', { id: root.id, node: sold })).toMatchObject({
      guests: { before: 0, after: 0, gains: 0, loses: 0 },
      waiting: { before: 3, after: 0, gains: 0, loses: 3 },
    })
  })

  it('is previewed over the largest tree, and names its first pages', async () => {
    const other_app = await anApp()
    const owner = api.as(atApp(other_app.owner, other_app)).call
    const root = await aPage(other_app, { title: 'Archive' })
    const pages = Array.from({ length: 620 }, (_, at) => ({
      id: newId(),
      content_type: 'generic',
      path: `/archive/${at}`,
      draft: { title: `Page ${at}` },
      node: at === 619 ? { require_purchase: true, products: [product] } : {},
    }))
    const at = api.clock.now()
    await api.inApp(other_app.id, (tx) =>
      createPages(tx, { parent_id: root.id, pages, by: 'Maren Oduya', at }),
    )
    const node = { ...PLAIN_NODE, is_private: true }
    const preview = await owner('pages.previewAccessChange', { id: root.id, node })
    expect(preview).toMatchObject({ page_count: 620, guests: { before: 620, after: 0, loses: 620 } })
    expect(preview.pages).toHaveLength(100)
  })

  it('can be locked although the page before the checkout is gone', async () => {
    const offer = await aPage(app, { title: 'Offer' })
    const page = await aPage(app, { node: { purchase_overlay: offer.id, products: [product] } })
    await call()('pages.deletePage', { id: offer.id })
    const { node, revision } = await call()('pages.getAccessSettings', { id: page.id })
    const locked = { id: page.id, node: { ...node, is_private: true } }
    expect(await call()('pages.previewAccessChange', locked)).toMatchObject({ guests: { loses: 1 } })
    expect((await call()('pages.setAccess', { ...locked, revision })).node.is_private).toBe(true)
    const sold = { id: page.id, node: { ...node, require_purchase: true } }
    await expect(call()('pages.previewAccessChange', sold)).rejects.toMatchObject({
      problem: { errors: [{ path: 'node.purchase_overlay', code: 'unknown_overlay' }] },
    })
  })

  it('takes as many products and waits as the rule itself', async () => {
    const page = await aPage(app, { content_type: 'program' })
    const products = Array.from({ length: 101 }, () => newId())
    await stubProducts(Object.fromEntries([product, ...products].map((id) => [id, 'One of many'])))
    const set = async (change: object) => {
      const { revision } = await call()('pages.getAccessSettings', { id: page.id })
      const node = { ...PLAIN_NODE, require_purchase: true, products: [product], ...change }
      return call()('pages.setAccess', { id: page.id, node, revision })
    }
    const longest = { is_scheduled: true, unlock_duration_seconds: 3660 * 86_400 }
    const slowest = { is_scheduled: true, schedule_period: 'day', schedule_interval: 3660 }
    for (const most of [{ products: products.slice(0, 100) }, longest, slowest]) {
      expect((await set(most)).node).toMatchObject(most)
    }
    for (const over of [
      { products },
      { ...longest, unlock_duration_seconds: 3660 * 86_400 + 1 },
      { ...slowest, schedule_interval: 3661 },
    ]) {
      await expect(set(over)).rejects.toMatchObject({ status: 422, code: 'invalid' })
    }
    await stubProducts({ [product]: 'Platinum' })
  })

  it('is previewed with drip from each member’s own start', async () => {
    const other_app = await anApp()
    const owner = api.as(atApp(other_app.owner, other_app)).call
    const program = await aPage(other_app, { content_type: 'program', node: { is_progress_root: true } })
    const week = await aPage(other_app, { parent: program })
    await publishApp(other_app)
    const [early, late, never] = [
      await aMember(other_app),
      await aMember(other_app),
      await aMember(other_app),
    ]
    const day_ms = 86_400_000
    const started = (member: { subscriber_id: string }, days: number) =>
      api.inApp(other_app.id, (tx) =>
        recordRunStart(tx, {
          run_id: newId(),
          subscriber_id: member.subscriber_id,
          root_id: program.id,
          started_at: new Date(api.clock.now().getTime() - days * day_ms),
        }),
      )
    await started(early, 9)
    await started(late, 2)
    const preview = (change: object) =>
      owner('pages.previewAccessChange', {
        id: week.id,
        node: { ...PLAIN_NODE, is_scheduled: true, ...change },
      })
    const locked = { gains: 0, loses: 2, losing: [late.name, never.name] }
    expect(await preview({ unlock_duration_seconds: 7 * 86_400 })).toMatchObject(locked)
    expect(await preview({ schedule_period: 'week', schedule_interval: 1 })).toMatchObject(locked)
    expect(await preview({ schedule_period: 'day', schedule_interval: 1 })).toMatchObject({ loses: 1 })
    expect(await preview({ unlocks_at: '2090-01-01T00:00:00.000Z' })).toMatchObject({ loses: 3 })
  })

  it('lists what a member may open below a locked page', async () => {
    const root = await aPage(app, { path: '/shop', node: { require_purchase: true, products: [product] } })
    const sample = await aPage(app, { parent: root, title: 'Sample', node: { inherit: false } })
    await aPage(app, { parent: root, title: 'Bought only' })
    await publishApp(app)
    const member = await aMember(app)
    expect(await api.as(member).call('pages.resolvePage', { path: '/shop' })).toMatchObject({
      access: {
        granted: false,
        reason: 'VIEWABLE_CHILDREN',
        denied_by: 'PURCHASE_REQUIRED',
        product_ids: [product],
        start_page_id: null,
      },
      viewable: [{ page_id: sample.id, title: 'Sample', path: sample.path, gate: 'open', cover_asset: null }],
    })
  })

  it('lets members browse without acting, and shuts guests out', async () => {
    const sheet = await aPage(app)
    const page = await aPage(app, {
      path: '/browsed',
      node: {
        require_purchase: true,
        products: [product],
        allow_browsing: true,
        purchase_overlay: sheet.id,
      },
    })
    await publishApp(app)
    const member = await aMember(app)
    const buyer = await aMember(app)
    await aGrant(app, buyer, { product_id: product })
    const browsing = {
      granted: true,
      reason: 'ALLOW_BROWSING',
      may_act: false,
      product_ids: [product],
      overlay_id: sheet.id,
    }
    const acting = { granted: true, reason: null, may_act: true, product_ids: [], overlay_id: null }
    for (const [caller, access] of [
      [member, browsing],
      [buyer, acting],
      [member, browsing],
    ] as const) {
      const { call: callAs } = api.as(caller)
      expect(await callAs('pages.getPageAccess', { id: page.id })).toMatchObject({ ...access, ended: [] })
      expect((await callAs('pages.resolvePage', { path: '/browsed' })).access).toEqual(access)
      expect((await callAs('pages.getPageBody', { id: page.id })).access).toEqual(access)
    }
    await expect(api.as({ slug: app.slug }).call('pages.getPageBody', { id: page.id })).rejects.toMatchObject(
      {
        code: 'purchase_required',
      },
    )
  })

  it('answers a page of a private app as not found to anyone but members', async () => {
    const other_app = await anApp({ access: { is_private: true } })
    const page = await aPage(other_app, { path: '/inside', title: 'Inside' })
    await publishApp(other_app)
    const member = await aMember(other_app)
    expect((await api.as(member).call('pages.getPageBody', { id: page.id })).page.page_title).toBe('Inside')
    for (const id of [page.id, newId()]) {
      await expect(api.as({ slug: other_app.slug }).call('pages.getPageBody', { id })).rejects.toMatchObject({
        status: 404,
      })
    }
  })

  it('resolves what a tap does only for those who may read the page', async () => {
    const action = { id: newId(), type: 'open_url' as const, url: 'https://example.com/' }
    const page_actions = [
      {
        id: newId(),
        action_type: 'generic_button' as const,
        text: 'Go',
        post_action_button_text: '',
        block_action: action,
      },
    ]
    await aPage(app, { draft: { page_actions }, node: { require_authentication: true } })
    await publishApp(app)
    const member = await aMember(app)
    expect(await api.as(member).call('pages.getBlockAction', { id: action.id })).toEqual(action)
    await expect(
      api.as({ slug: app.slug }).call('pages.getBlockAction', { id: action.id }),
    ).rejects.toMatchObject({ status: 404 })
  })
})
