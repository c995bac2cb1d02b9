import ICAL from 'ical.js'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { aMember } from '#test/factories/identity.ts'
import { aScheduledItem, aSchedulableApp, type SchedulableApp } from '#test/factories/schedule.ts'
import { anApp } from '#test/factories/apps.ts'
import { aServer, type TestServer } from '#test/harness.ts'

let api: TestServer
let app: SchedulableApp['app']
let page: SchedulableApp['page']

beforeAll(async () => {
  api = await aServer()
  ;({ app, page } = await aSchedulableApp())
})

beforeEach(() => api.clock.set(new Date('2026-11-21T09:00:00.000Z')))

const tokenOf = (url: string | null): string => url?.split('/').at(-1) ?? ''

/** The answer to a calendar program that knows the address. */
const readFeed = (url: string | null, { slug } = app) =>
  api.raw('GET', `/api/v1/calendar_feeds/${tokenOf(url)}`, { headers: { 'x-app-slug': slug } })

it('is read by another parser: times, whole days, escaped titles', async () => {
  const member = await aMember(app, { timezone: 'Australia/Lord_Howe' })
  await aScheduledItem(member, page('Long run'), '2026-11-24')
  await aScheduledItem(member, page('Long run'), '2026-11-25T06:30:00Z')
  const { url } = await api.as(member).call('schedule.createCalendarFeed', {})
  const answer = await readFeed(url)
  expect(answer.headers['content-type']).toBe('text/calendar;charset=utf-8')
  expect(answer.headers['cache-control']).toContain('no-store')
  const calendar = new ICAL.Component(ICAL.parse(answer.body.toString()))
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
  expect(events.map(({ summary }) => summary)).toEqual(['Long run', 'Long run'])
  expect(events.map(({ startDate }) => startDate.isDate)).toEqual([true, false])
  expect(events[0]?.startDate.toString()).toBe('2026-11-24')
  expect(events[1]?.startDate.toJSDate().toISOString()).toBe('2026-11-25T06:30:00.000Z')
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(2)
})

it('ends at its revocation and at a new address', async () => {
  const member = await aMember(app)
  const first = await api.as(member).call('schedule.createCalendarFeed', {})
  const second = await api.as(member).call('schedule.createCalendarFeed', {})
  expect(await api.as(member).call('schedule.getCalendarFeed', {})).toEqual(second)
  expect((await readFeed(first.url)).status).toBe(404)
  expect((await readFeed(second.url)).status).toBe(200)
  await api.as(member).call('schedule.deleteCalendarFeed', {})
  expect((await readFeed(second.url)).status).toBe(404)
  expect(await api.as(member).call('schedule.getCalendarFeed', {})).toEqual({ url: null })
})

it('opens in its own app only, and not with a changed signature', async () => {
  const member = await aMember(app)
  const { url } = await api.as(member).call('schedule.createCalendarFeed', {})
  expect((await readFeed(url, await anApp())).status).toBe(404)
  expect((await readFeed(`${url}x`)).status).toBe(404)
  expect((await readFeed('https://kiln.example/none')).status).toBe(404)
})
