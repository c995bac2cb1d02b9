import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aGrant } from '#test/factories/access.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aBroadcast } from '#test/factories/broadcasts.ts'
import { aProduct } from '#test/factories/commerce.ts'
import { aMember, aTeamMember } from '#test/factories/identity.ts'
import { aPage } from '#test/factories/pages.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'

let api: TestServer
let app: TestApp
let owner: Caller
const NOON = new Date('2026-11-21T12:00:00.000Z')

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
  owner = { ...app.owner, slug: app.slug }
})

beforeEach(() => api.clock.set(NOON))

const asOwner = () => api.as(owner)
const setTags = (member: { subscriber_id: string }, tags: unknown) =>
  api.inApp(app.id, (tx) =>
    tx
      .updateTable('subscribers')
      .set({ attributes: JSON.stringify({ tags }) })
      .where('id', '=', member.subscriber_id)
      .execute(),
  )

describe('a draft', () => {
  it('is created, changed, listed, duplicated and deleted', async () => {
    const product = await aProduct(app)
    const page = await aPage(app, { title: 'Week three' })
    const draft = await asOwner().call('notifications.createBroadcast', { title: 'Your place is saved' })
    expect(draft).toMatchObject({ state: 'draft', revision: 1, channels: ['push', 'mail', 'in_app'] })
    const audience = [{ kind: 'product' as const, product_id: product.id }]
    const changed = await asOwner().call('notifications.updateBroadcast', {
      id: draft.id,
      revision: 1,
      text: 'Start with the warm-up.',
      page_id: page.id,
      audience,
      when: { kind: 'local', local_at: '2026-11-21T18:00' },
    })
    expect(changed).toMatchObject({
      title: 'Your place is saved',
      page_title: 'Week three',
      products: [{ id: product.id, title: 'Strength Club' }],
      when: { kind: 'local', local_at: '2026-11-21T18:00' },
      revision: 2,
    })
    const copy = await asOwner().call('notifications.duplicateBroadcast', { id: draft.id })
    expect(copy).toMatchObject({ text: 'Start with the warm-up.', audience, when: { kind: 'now' } })
    const first = await asOwner().call('notifications.listBroadcasts', { limit: 1 })
    expect(first.broadcasts).toMatchObject([{ totals: null }])
    const next = await asOwner().call('notifications.listBroadcasts', { cursor: first.next_cursor ?? '' })
    expect([...first.broadcasts, ...next.broadcasts].map(({ id }) => id).toSorted()).toEqual(
      [draft.id, copy.id].toSorted(),
    )
    await asOwner().call('notifications.deleteBroadcast', { id: copy.id })
    await expect(asOwner().call('notifications.getBroadcast', { id: copy.id })).rejects.toMatchObject({
      status: 404,
    })
  })

  it('refuses foreign pages and products, old revisions, long texts and times that do not exist', async () => {
    const foreign = await anApp()
    const [page, product] = [await aPage(foreign, {}), await aProduct(foreign)]
    const { id } = await asOwner().call('notifications.createBroadcast', {})
    const change = (input: object, revision = 1) =>
      asOwner().call('notifications.updateBroadcast', { id, revision, ...input })
    const audience = [{ kind: 'product', product_id: product.id }]
    for (const [input, path, code] of [
      [{ page_id: page.id }, 'page_id', 'unknown_page'],
      [{ audience }, 'audience', 'unknown_product'],
      [{ title: 'x'.repeat(51) }, 'title', 'too_big'],
      [{ text: 'x'.repeat(141) }, 'text', 'too_big'],
      [{ when: { kind: 'local', local_at: '2026-02-30T10:00' } }, 'when.local_at', 'invalid'],
    ] as const)
      await expect(change(input)).rejects.toMatchObject({ problem: { errors: [{ path, code }] } })
    await change({ title: 'One' })
    await expect(change({ title: 'Two' })).rejects.toMatchObject({ code: 'stale_revision' })
  })

  it('is sent only when it is complete, reaches somebody, and its time and page are there', async () => {
    await aMember(app)
    const draft = await asOwner().call('notifications.createBroadcast', { channels: [] })
    let { revision } = draft
    const send = () => asOwner().call('notifications.sendBroadcast', { id: draft.id, revision })
    const change = async (input: object) => {
      const changed = await asOwner().call('notifications.updateBroadcast', {
        id: draft.id,
        revision,
        ...input,
      })
      ;({ revision } = changed)
    }
    const page = await aPage(app, { title: 'Not published' })
    const tag = { kind: 'tag', tag: 'nobody' }
    for (const [input, code] of [
      [{}, 'broadcast_incomplete'],
      [{ title: 'Hello', text: 'There.' }, 'broadcast_no_channel'],
      [{ channels: ['in_app'], when: { kind: 'at', at: '2026-11-21T11:59:00Z' } }, 'broadcast_time_past'],
      [{ when: { kind: 'local', local_at: '2026-11-20T23:00' } }, 'broadcast_time_past'],
      [{ when: { kind: 'now' }, page_id: page.id }, 'broadcast_page_gone'],
      [{ page_id: null, audience: [tag] }, 'broadcast_no_recipient'],
      [{ audience: [], channels: ['push'] }, 'broadcast_no_recipient'],
    ] as const) {
      await change(input)
      await expect(send()).rejects.toMatchObject({ code })
    }
    await change({ channels: ['in_app'], when: { kind: 'local', local_at: '2026-11-22T09:00' } })
    expect(await send()).toMatchObject({ state: 'scheduled', starts_at: '2026-11-21T19:00:00.000Z' })
    for (const [name, input] of [
      ['notifications.updateBroadcast', { id: draft.id, revision, title: 'New' }],
      ['notifications.sendBroadcast', { id: draft.id, revision }],
      ['notifications.deleteBroadcast', { id: draft.id }],
    ] as const)
      await expect(asOwner().call(name, input)).rejects.toMatchObject({ code: 'broadcast_not_draft' })
    const cancelled = await asOwner().call('notifications.cancelBroadcast', { id: draft.id })
    expect(cancelled).toMatchObject({ state: 'cancelled' })
    expect(await asOwner().call('notifications.cancelBroadcast', { id: draft.id })).toEqual(cancelled)
  })
})

describe('the reach', () => {
  it('counts by channel and says who is excluded', async () => {
    app = await anApp()
    owner = { ...app.owner, slug: app.slug }
    const product = await aProduct(app)
    const [ana, off] = [await aMember(app, { name: 'Ana Berg' }), await aMember(app)]
    const unverified = await aMember(app, { email_verified_at: null, timezone: 'Pacific/Kiritimati' })
    const suspended = await aMember(app, { suspended_at: NOON })
    await aMember(app, { is_admin: true })
    await aMember(app, { deletes_at: NOON })
    await api.as(off).call('notifications.updateSettings', { receive_blast_notifications: false })
    for (const member of [ana, off, unverified, suspended])
      await aGrant(app, member, { product_id: product.id })
    await setTags(ana, 'VIP, old')
    await setTags(unverified, ['vip'])

    const { id } = await asOwner().call('notifications.createBroadcast', {
      channels: ['mail'],
      audience: [{ kind: 'product', product_id: product.id }],
      when: { kind: 'local', local_at: '2026-11-21T18:00' },
    })
    const reach = () => asOwner().call('notifications.getBroadcastReach', { id })
    expect(await reach()).toEqual({
      members: 2,
      reached: 1,
      by_channel: { in_app: 2, push: 0, mail: 1 },
      excluded: { suspended: 1, news_off: 1 },
      without_mail: { unverified: 1, switched_off: 0, suppressed: 0 },
      zones: {
        first: { timezone: 'Pacific/Kiritimati', at: NOON.toISOString() },
        last: { timezone: 'Europe/London', at: '2026-11-21T18:00:00.000Z' },
        passed: 1,
      },
    })
    expect(await asOwner().call('notifications.listMemberTags')).toEqual({
      tags: [
        { tag: expect.stringMatching(/^vip$/i), members: 2 },
        { tag: 'old', members: 1 },
      ],
    })
    await asOwner().call('notifications.updateBroadcast', {
      id,
      revision: 1,
      audience: [
        { kind: 'product', product_id: product.id },
        { kind: 'tag', tag: 'OLD' },
      ],
    })
    expect(await reach()).toMatchObject({ members: 1, excluded: { suspended: 0, news_off: 0 } })
    const { recipients } = await asOwner().call('notifications.listBroadcastRecipients', { id })
    expect(recipients).toMatchObject([{ name: 'Ana Berg', user_id: ana.user_id }])
  })
})

it('is for the leaders of the account; every team member reads; another app has none of it', async () => {
  const id = await aBroadcast(app)
  const admin = await aTeamMember(app)
  expect(await api.as(admin).call('notifications.getBroadcast', { id })).toMatchObject({ id })
  await expect(api.as(admin).call('notifications.createBroadcast', {})).rejects.toMatchObject({ status: 403 })
  await expect(api.as(admin).call('notifications.sendBroadcast', { id, revision: 1 })).rejects.toMatchObject({
    status: 403,
  })
  const foreign = await anApp()
  const stranger = { ...foreign.owner, slug: foreign.slug }
  for (const unknown of [id, newId()])
    for (const name of [
      'notifications.getBroadcast',
      'notifications.getBroadcastReach',
      'notifications.getBroadcastFigures',
      'notifications.listBroadcastRecipients',
      'notifications.cancelBroadcast',
      'notifications.testBroadcast',
      'notifications.duplicateBroadcast',
      'notifications.deleteBroadcast',
    ] as const)
      await expect(api.as(stranger).call(name, { id: unknown })).rejects.toMatchObject({ status: 404 })
})
