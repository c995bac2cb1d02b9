import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aBeacon, aPageView } from '#test/factories/activity.ts'
import { aGuest, aMember, aTeamMember } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aProduct, aPurchase } from '#test/factories/commerce.ts'
import { aThread, postMessage } from '#test/factories/messaging.ts'
import { aPage, publishApp } from '#test/factories/pages.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'

let api: TestServer
let app: TestApp
const NOON = new Date('2026-11-21T12:00:00.000Z')

beforeAll(async () => {
  api = await aServer()
})
beforeEach(async () => {
  api.clock.set(NOON)
  app = await anApp()
})

const visits = () =>
  api.inApp(app.id, (tx) =>
    tx.selectFrom('visits').select(['session_id', 'started_at', 'ended_at', 'origin_href']).execute(),
  )
const records = () => api.inApp(app.id, (tx) => tx.selectFrom('activity_records').selectAll().execute())
const today = async () => api.as(await aTeamMember(app)).call('activity.getToday')
const figure = async (name: string) => (await today()).figures.find((one) => one.name === name)

describe('recordActivity', () => {
  it('stores an action of a guest and starts their visit once', async () => {
    const guest = aGuest(app)
    await aPageView(guest, 'visit-a')
    api.clock.advance(60_000)
    await aPageView(guest, 'visit-a')
    expect(await records()).toHaveLength(2)
    expect(await visits()).toMatchObject([{ session_id: 'visit-a', started_at: NOON, ended_at: null }])
  })

  it('stores an action without a visit, with its member', async () => {
    const member = await aMember(app)
    const data = { path: '/squat', code: 500, is_online: true, note: null }
    await api.as(member).call('activity.recordActivity', { activity_type: 'content_error', data, ts: 1 })
    expect(await records()).toMatchObject([
      { activity_type: 'content_error', user_id: member.user_id, session_id: null, data, at: NOON },
    ])
    expect(await visits()).toEqual([])
  })

  it('stores which pages the member opened, if they may open them', async () => {
    const member = await aMember(app)
    const page = await aPage(app)
    const locked = await aPage(app, { node: { require_purchase: true, products: [newId()] } })
    await publishApp(app)
    for (const id of [page.id, locked.id, newId(), 'no-id']) await aPageView(member, 'visit-a', id)
    await aPageView(aGuest(app), 'visit-b', page.id)
    const countRows = await api.inApp(app.id, (tx) =>
      tx.selectFrom('recent_pages').select(['subscriber_id', 'page_id']).execute(),
    )
    expect(countRows).toEqual([{ subscriber_id: member.subscriber_id, page_id: page.id }])
  })

  it('refuses what it does not know and what is too much', async () => {
    const guest = api.as(aGuest(app))
    const record = (activity_type: string, data: object) =>
      guest.call('activity.recordActivity', { activity_type, data, ts: 1 } as never)
    const many = Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`field_${index}`, 1]))
    await expect(record('purchase', {})).rejects.toMatchObject({ status: 422 })
    await expect(record('share', { nested: {} })).rejects.toMatchObject({ status: 422 })
    await expect(record('share', { text: 'x'.repeat(501) })).rejects.toMatchObject({ status: 422 })
    await expect(record('share', many)).rejects.toMatchObject({ status: 422 })
    expect(await records()).toEqual([])
  })

  it('reads no plain text, which other sites can send', async () => {
    const answer = await api.raw('PUT', '/api/v1/activity', {
      host: `${app.slug}.localhost`,
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify({ activity_type: 'share', ts: 1 }),
    })
    expect(answer.status).toBe(415)
  })
})

describe('beacons', () => {
  it('end and continue a visit, without the query of its referrer', async () => {
    expect((await aBeacon(app, 'resume_session')).status).toBe(200)
    api.clock.advance(5_000)
    expect((await aBeacon(app, 'end_session')).status).toBe(200)
    const ended_at = new Date(NOON.getTime() + 5_000)
    expect(await visits()).toEqual([
      { session_id: 'visit-1', started_at: NOON, ended_at, origin_href: 'https://news.example/story' },
    ])
    await aBeacon(app, 'resume_session', { origin_href: 'not an address' })
    expect(await visits()).toMatchObject([{ started_at: NOON, ended_at: null }])
  })

  it('count only for the app that they are sent to', async () => {
    const other = await anApp()
    expect((await aBeacon(app, 'end_session', { account_app_slug: other.slug })).status).toBe(404)
    expect(await visits()).toEqual([])
  })

  it.each([
    ['without a visit', { session_id: '' }],
    ['with a visit of any length', { session_id: 'x'.repeat(65) }],
    ['with more than they should say', { role: 'admin' }],
  ] as [string, object][])('are refused %s', async (_sentence, input) => {
    expect((await aBeacon(app, 'end_session', input)).status).toBe(422)
  })

  it('that are no JSON are refused', async () => {
    const answer = await api.raw('POST', '/api/v1/activity/end_session', {
      host: `${app.slug}.localhost`,
      headers: { 'content-type': 'text/plain' },
      body: 'hello',
    })
    expect(answer.status).toBe(400)
  })
})

describe('getToday', () => {
  it('counts visits by hour in the app’s zone, with the same span a week ago', async () => {
    app = await anApp({ time_zone: 'America/New_York' })
    api.clock.set(new Date('2026-11-14T16:59:00.000Z'))
    await aPageView(aGuest(app), 'week-before')
    api.clock.set(new Date('2026-11-14T17:01:00.000Z'))
    await aPageView(aGuest(app), 'week-after')
    api.clock.set(new Date('2026-11-21T04:59:00.000Z'))
    await aPageView(aGuest(app), 'yesterday')
    api.clock.set(new Date('2026-11-21T05:00:00.000Z'))
    await aPageView(aGuest(app), 'midnight')
    api.clock.set(new Date('2026-11-21T17:00:00.000Z'))
    await aPageView(aGuest(app), 'noon')
    const { day, figures } = await today()
    expect(day).toBe('2026-11-21')
    const found = figures.find(({ name }) => name === 'visits')
    expect(found).toMatchObject({ value: 2, previous: 1, currency: null })
    expect(found?.by_hour.flatMap((count, hour) => (count > 0 ? [[hour, count]] : []))).toEqual([
      [0, 1],
      [12, 1],
    ])
  })

  it('counts sign-ups without the team, sales by currency, and completions', async () => {
    const member = await aMember(app, { name: 'Grace Whitlock' })
    await aMember(app, { team_member_id: newId() })
    const page = await aPage(app, { title: 'Easy run', content_type: 'workout' })
    await publishApp(app)
    await api.as(member).call('progress.completePage', { id: page.id })
    await aPurchase(member, await aProduct(app))
    expect(await figure('sign_ups')).toMatchObject({ value: 1, previous: 0 })
    expect(await figure('sales')).toMatchObject({ value: 4900, currency: 'EUR' })
    expect(await figure('completions')).toMatchObject({ value: 1 })
    const { latest } = await today()
    const messages = latest.map(({ kind, member: name, subject }) => [kind, name, subject])
    expect(messages).toContainEqual(['completion', 'Grace Whitlock', 'Easy run'])
    expect(messages).toContainEqual(['sale', 'Grace Whitlock', 'Strength Club'])
    expect(messages).toContainEqual(['sign_up', 'Grace Whitlock', ''])
  })

  it('lists today’s events, newest first, without those of yesterday and of the team', async () => {
    api.clock.set(new Date('2026-11-20T23:59:59.000Z'))
    const early = await aMember(app, { name: 'Yesterday Yates' })
    const coach = await aMember(app, { name: 'Coach Cole', is_admin: true })
    const thread = await aThread(app)
    await postMessage(early, thread, 'Late word')
    api.clock.set(NOON)
    await postMessage(early, thread, 'Word of today')
    await postMessage(coach, thread, 'Word of the team')
    const { latest } = await today()
    expect(latest).toMatchObject([
      { kind: 'message', member: 'Yesterday Yates', subject: 'Why we squat slowly', at: NOON.toISOString() },
    ])
  })

  it('is available only to the team of the app, and shows zeros for a new app', async () => {
    await expect(api.as(aGuest(app)).call('activity.getToday')).rejects.toMatchObject({ status: 401 })
    const stranger = await aTeamMember(await anApp())
    const there = { ...stranger, headers: { 'x-app-slug': app.slug } }
    await expect(api.as(there).call('activity.getToday')).rejects.toMatchObject({ status: 404 })
    const { figures, latest } = await today()
    expect(figures.map(({ name, value, previous }) => [name, value, previous])).toEqual([
      ['visits', 0, 0],
      ['sales', 0, 0],
      ['completions', 0, 0],
      ['sign_ups', 0, 0],
    ])
    expect(latest).toEqual([])
  })
})
