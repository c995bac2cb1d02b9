import { beforeAll, describe, expect, it, vi } from 'vitest'
import { aGrant, setAppAccess } from '#test/factories/access.ts'
import { aGuest, aMember } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { publishApp, type TestPage } from '#test/factories/pages.ts'
import { anEvent, waitForOccurrences } from '#test/factories/schedule.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'

const MORNING = new Date('2026-11-21T09:00:00.000Z')
const OPENS = '2027-01-01T00:00:00.000Z'
const WEEK = { start: '2026-11-22T00:00:00Z', end: '2026-11-29T00:00:00Z' }
const product_id = newId()

let api: TestServer
let app: TestApp
let events: Record<'open' | 'login' | 'bought' | 'browsed' | 'private' | 'later', TestPage>
const ids = new Map<string, string>()

beforeAll(async () => {
  api = await aServer()
  api.clock.set(MORNING)
  app = await anApp()
  const sold_event = { require_purchase: true, products: [product_id] }
  events = {
    open: await anEvent(app, { title: 'Open lift', fields: { time: '07:00', place: 'The yard' } }),
    login: await anEvent(app, {
      title: 'Members’ lift',
      fields: { time: '08:00' },
      node: { require_authentication: true },
    }),
    bought: await anEvent(app, {
      title: 'Workshop',
      fields: { time: '09:00', place: 'The loft' },
      node: sold_event,
    }),
    browsed: await anEvent(app, {
      title: 'Talk',
      fields: { time: '10:00' },
      node: { ...sold_event, allow_browsing: true },
    }),
    private: await anEvent(app, {
      title: 'Inner circle',
      fields: { time: '11:00' },
      node: { is_private: true },
    }),
    later: await anEvent(app, {
      title: 'Premiere',
      fields: { time: '12:00' },
      node: { is_scheduled: true, unlocks_at: OPENS },
    }),
  }
  await publishApp(app)
  for (const event of Object.values(events)) {
    const [first] = await waitForOccurrences(app, event)
    ids.set(event.id, first?.id ?? '')
  }
})

const getOccurrenceId = (name: keyof typeof events) => ids.get(events[name].id) ?? ''
const readAccess = (caller: Caller, id: string) => api.as(caller).call('schedule.getEventAccess', { id })
const listOccurrences = (caller: Caller, input: object = {}) =>
  api.as(caller).call('schedule.listOccurrences', { ...WEEK, ...input })
const NOT_FOUND = { code: 'not_found', status: 404 }

describe('getEventAccess', () => {
  it('is the decision about the event’s page', async () => {
    const member = await aMember(app)
    const page = await api.as(member).call('pages.getPageAccess', { id: events.bought.id })
    expect(await readAccess(member, getOccurrenceId('bought'))).toMatchObject({
      granted: false,
      reason: 'PURCHASE_REQUIRED',
      product_ids: [product_id],
    })
    expect(page).toMatchObject({ granted: false, reason: 'PURCHASE_REQUIRED' })
  })

  it('grants access to owners of the product, and to guests when there is no gate', async () => {
    const holder = await aMember(app)
    await aGrant(app, holder, { product_id })
    expect(await readAccess(holder, getOccurrenceId('bought'))).toMatchObject({
      granted: true,
      may_act: true,
    })
    expect(await readAccess(aGuest(app), getOccurrenceId('open'))).toMatchObject({ granted: true })
  })

  it.each([
    ['login', 'AUTHENTICATION_REQUIRED'],
    ['bought', 'PURCHASE_REQUIRED'],
    ['browsed', 'PURCHASE_REQUIRED'],
    ['later', 'IS_SCHEDULED'],
  ] as const)('tells a guest of the %s event: %s', async (name, reason) => {
    expect(await readAccess(aGuest(app), getOccurrenceId(name))).toMatchObject({ granted: false, reason })
  })

  it('shows when an event unlocks that is still locked', async () => {
    expect(await readAccess(await aMember(app), getOccurrenceId('later'))).toMatchObject({
      reason: 'IS_SCHEDULED',
      available_after: OPENS,
    })
  })

  it('lets a member read what may be browsed, and no more', async () => {
    expect(await readAccess(await aMember(app), getOccurrenceId('browsed'))).toMatchObject({
      granted: true,
      reason: 'ALLOW_BROWSING',
      may_act: false,
    })
  })

  it('hides a private event from everyone but its invited members', async () => {
    const invited = await aMember(app)
    await aGrant(app, invited, { page_id: events.private.id })
    expect(await readAccess(invited, getOccurrenceId('private'))).toMatchObject({ granted: true })
    for (const caller of [aGuest(app), await aMember(app)]) {
      await expect(readAccess(caller, getOccurrenceId('private'))).rejects.toMatchObject(NOT_FOUND)
    }
  })

  it('knows no id of another app, no id that nothing has, and no page by its own', async () => {
    const stranger = await aMember(await anApp())
    const member = await aMember(app)
    await expect(readAccess(stranger, getOccurrenceId('open'))).rejects.toMatchObject(NOT_FOUND)
    await expect(readAccess(member, newId())).rejects.toMatchObject(NOT_FOUND)
    await expect(readAccess(member, events.open.id)).rejects.toMatchObject(NOT_FOUND)
  })

  it('refuses what is no id', async () => {
    await expect(readAccess(aGuest(app), 'tomorrow')).rejects.toMatchObject({
      code: 'invalid',
      problem: { errors: [{ path: 'id' }] },
    })
  })
})

describe('listOccurrences', () => {
  const titles = async (caller: Caller, input: object = {}) =>
    (await listOccurrences(caller, input)).items.map(({ title, state }) => `${title}: ${state}`)

  it('lists for a guest what takes place and what they may know of, in order', async () => {
    expect(await titles(aGuest(app))).toEqual([
      'Open lift: granted',
      'Members’ lift: require_authentication',
      'Workshop: require_purchase',
      'Talk: require_purchase',
      'Premiere: is_scheduled',
    ])
  })

  it('differ for members, by what they own', async () => {
    const holder = await aMember(app)
    await aGrant(app, holder, { product_id })
    await aGrant(app, holder, { page_id: events.private.id })
    expect(await titles(holder)).toEqual([
      'Open lift: granted',
      'Members’ lift: granted',
      'Workshop: granted',
      'Talk: granted',
      'Inner circle: granted',
      'Premiere: is_scheduled',
    ])
    expect((await titles(await aMember(app)))[2]).toBe('Workshop: require_purchase')
  })

  it('shows no more of a locked event than of a public one', async () => {
    const { items } = await listOccurrences(aGuest(app))
    expect(items[2]).toEqual({
      id: getOccurrenceId('bought'),
      event_id: events.bought.id,
      page_id: events.bought.id,
      title: 'Workshop',
      path: events.bought.path,
      state: 'require_purchase',
      answer: null,
      is_waiting: false,
      capacity: null,
      places_left: null,
      starts_at: '2026-11-22T09:00:00.000Z',
      ends_at: '2026-11-22T10:00:00.000Z',
    })
    expect(JSON.stringify(items)).not.toMatch(/The (yard|loft)/)
  })

  it('finds one event, none of another app, and none that one may not know of', async () => {
    expect(await titles(aGuest(app), { event_id: events.open.id })).toEqual(['Open lift: granted'])
    expect(await titles(aGuest(app), { event_id: events.private.id })).toEqual([])
    expect(await titles(aGuest(app), { event_id: newId() })).toEqual([])
    expect(await titles(aGuest(await anApp()), { event_id: events.open.id })).toEqual([])
  })

  it('includes what starts with the period, and not what starts at its end', async () => {
    const between = (start: string, end: string) => titles(aGuest(app), { start, end })
    expect(await between('2026-11-22T07:00:00Z', '2026-11-22T08:00:00Z')).toEqual(['Open lift: granted'])
    expect(await between('2026-11-22T07:00:00Z', '2026-11-22T07:00:00Z')).toEqual([])
    expect(await between('2026-11-22T08:00:00+01:00', '2026-11-22T08:00:00+00:00')).toHaveLength(1)
  })

  it.each([
    ['ends before it begins', { start: WEEK.end, end: WEEK.start }, { code: 'invalid' }],
    ['is longer than a year', { end: '2027-11-24T00:00:00Z' }, { code: 'range_too_long' }],
    ['is none', { start: 'tomorrow' }, { code: 'invalid' }],
    ['is a day', { start: '2026-11-22' }, { code: 'invalid' }],
    ['is absurd', { start: '0001-01-01T00:00:00Z' }, { code: 'invalid' }],
    ['is not said', { start: undefined }, { code: 'invalid' }],
    ['is of no event', { event_id: 'all' }, { code: 'invalid' }],
  ])('refuses a period that %s', async (_sentence, input, refusal) => {
    await expect(listOccurrences(aGuest(app), input)).rejects.toMatchObject(refusal)
  })

  it.each([
    ['after 500', ['06:00', '07:00'], 500],
    ['after all that begin with the 500th', ['06:00', '06:00', '06:00'], 501],
  ])('says where to go on %s, with nothing left out or told twice', async (_when, times, listed) => {
    const daily = await anApp()
    for (const time of times) await anEvent(daily, { fields: { time, repeats: 'daily' } })
    await publishApp(daily)
    const guest = api.as(aGuest(daily))
    const year = { start: '2026-11-22T00:00:00Z', end: '2027-11-20T00:00:00Z' }
    const { items, next_start } = await vi.waitFor(async () => {
      const found = await guest.call('schedule.listOccurrences', year)
      expect(found.items).toHaveLength(listed)
      return found
    }, 15_000)
    const found = [...items]
    for (let start = next_start; start !== null;) {
      const rest = await guest.call('schedule.listOccurrences', { ...year, start })
      found.push(...rest.items)
      start = rest.next_start
    }
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length)
    expect(found).toHaveLength(times.length * 363)
    expect(found.map(({ starts_at }) => starts_at)).toEqual(
      found.map(({ starts_at }) => starts_at).toSorted(),
    )
  })

  it('is empty for guests of an app that only members may access', async () => {
    const closed = await anApp()
    const event = await anEvent(closed)
    await publishApp(closed)
    const [first] = await waitForOccurrences(closed, event)
    await setAppAccess(closed, { is_private: true })
    expect(await titles(aGuest(closed))).toEqual([])
    await expect(readAccess(aGuest(closed), first?.id ?? '')).rejects.toMatchObject(NOT_FOUND)
    expect(await titles(await aMember(closed))).toHaveLength(1)
  })
})
