import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anApp } from '#test/factories/apps.ts'
import { aMember, atApp } from '#test/factories/identity.ts'
import {
  anItemForEveryone,
  aScheduledItem,
  aSchedulableApp,
  listSchedule,
  type SchedulableApp,
} from '#test/factories/schedule.ts'
import { aServer, type TestServer } from '#test/harness.ts'

let api: TestServer
let app: SchedulableApp['app']
let page: SchedulableApp['page']
const DAY_MS = 86_400_000
const TODAY = '2026-11-21'
const WEEK = ['2026-11-21', '2026-11-28'] as const

beforeAll(async () => {
  api = await aServer()
})

beforeEach(async () => {
  api.clock.set(new Date('2026-11-21T09:00:00.000Z'))
  ;({ app, page } = await aSchedulableApp())
})

const owner = () => api.as(atApp(app.owner, app))
const calendar = async () =>
  (await owner().call('schedule.listCalendar', { from: WEEK[0], to: WEEK[1] })).items

describe('an item for everyone', () => {
  it('is on the schedule of each member who may know of its page, and no member changes it', async () => {
    const run = await anItemForEveryone(app, page('Long run'), TODAY)
    const evening = await anItemForEveryone(app, page('Bought run'), '2026-11-22', '18:30')
    await anItemForEveryone(app, page('Private run'), TODAY)
    const member = await aMember(app)
    const own = await aScheduledItem(member, page('Squat'), TODAY)
    const { items, total_count } = await listSchedule(member, ...WEEK)
    expect(total_count).toBe(3)
    expect(
      items.map(({ id, scope_type, date, is_all_day }) => ({ id, scope_type, date, is_all_day })),
    ).toEqual([
      { id: run.id, scope_type: 'app', date: TODAY, is_all_day: true },
      { id: own.id, scope_type: 'member', date: TODAY, is_all_day: true },
      { id: evening.id, scope_type: 'app', date: '2026-11-22T18:30:00.000Z', is_all_day: false },
    ])
    expect(items.map(({ item }) => item?.is_locked)).toEqual([false, false, true])
    const of_all = await listSchedule(member, ...WEEK, { filter: 'scope:app' })
    expect(of_all.items.map(({ id }) => id)).toEqual([run.id, evening.id])
    const of_page = await listSchedule(member, ...WEEK, { page_id: page('Long run') })
    expect(of_page.items.map(({ id }) => id)).toEqual([run.id])
    const { items: filters } = await api.as(member).call('schedule.listScheduleFilters')
    expect(filters.map(({ value }) => value)).toEqual(['item_type:page', 'scope:member', 'scope:app'])

    const refused = { code: 'scheduled_for_everyone' }
    const { id } = run
    await expect(api.as(member).call('schedule.rescheduleItem', { id, date: TODAY })).rejects.toMatchObject(
      refused,
    )
    await expect(api.as(member).call('schedule.duplicateItem', { id })).rejects.toMatchObject(refused)
    await expect(api.as(member).call('schedule.deleteItem', { id })).rejects.toMatchObject(refused)
    const stranger = await aMember(await anApp())
    await expect(api.as(stranger).call('schedule.deleteItem', { id })).rejects.toMatchObject({ status: 404 })
    expect((await listSchedule(stranger, ...WEEK)).items).toEqual([])
  })

  it('is completed by each member alone, is today’s session and in the calendar feed', async () => {
    const { id } = await anItemForEveryone(app, page('Long run'), TODAY)
    const [member, other] = [await aMember(app), await aMember(app)]
    expect((await api.as(member).call('library.getNow')).todo).toMatchObject({ scheduled_item_id: id })
    const { url } = await api.as(member).call('schedule.createCalendarFeed', {})
    const feed = await api.raw('GET', `/api/v1/calendar_feeds/${url?.split('/').at(-1) ?? ''}`, {
      headers: { 'x-app-slug': app.slug },
    })
    expect(feed.body.toString()).toContain('SUMMARY:Long run')

    const isDone = async (of: typeof member) => (await listSchedule(of, ...WEEK)).items[0]?.is_completed
    await api.as(member).call('progress.completePage', { id: page('Long run') })
    expect([await isDone(member), await isDone(other)]).toEqual([true, false])
    await owner().call('schedule.deleteForEveryone', { id })
    expect((await listSchedule(member, ...WEEK)).items).toEqual([])
    await owner().call('schedule.restoreForEveryone', { id })
    expect([await isDone(member), await isDone(other)]).toEqual([true, false])
    await api.as(member).call('progress.uncompletePage', { id: page('Long run'), scheduled_item_id: id })
    expect(await isDone(member)).toBe(false)
  })
})

describe('the team', () => {
  it('moves, removes and restores it, by the clocks of the app', async () => {
    const { id } = await anItemForEveryone(app, page('Long run'), TODAY)
    const moved = await owner().call('schedule.moveForEveryone', { id, day: '2026-11-23', time: '07:15' })
    expect(moved).toMatchObject({ title: 'Long run', day: '2026-11-23', time: '07:15' })
    expect(await calendar()).toEqual([moved])
    await owner().call('schedule.deleteForEveryone', { id })
    expect(await calendar()).toEqual([])
    expect(await owner().call('schedule.restoreForEveryone', { id })).toEqual(moved)
    await owner().call('schedule.deleteForEveryone', { id })
    api.clock.set(new Date(api.clock.now().getTime() + DAY_MS + 1))
    await expect(owner().call('schedule.restoreForEveryone', { id })).rejects.toMatchObject({ status: 404 })
  })

  it.each([
    ['a day that is over', { day: '2026-11-20' }, 'day', 'date_in_past'],
    ['a time that is over', { day: TODAY, time: '08:59' }, 'time', 'date_in_past'],
    ['more than ten years ahead', { day: '2037-01-01' }, 'day', 'too_far'],
    ['a page that does not exist', { page_id: crypto.randomUUID() }, 'page_id', 'unknown_page'],
  ])('cannot take %s', async (_what, input, path, code) => {
    const given = { page_id: page('Long run'), day: TODAY, ...input }
    await expect(owner().call('schedule.scheduleForEveryone', given)).rejects.toMatchObject({
      code: 'invalid',
      problem: { errors: [{ path, code }] },
    })
  })

  it('of another app has no such item', async () => {
    const { id } = await anItemForEveryone(app, page('Long run'), TODAY)
    const other = await anApp()
    const stranger = api.as(atApp(other.owner, other))
    const unknown = { status: 404 }
    await expect(stranger.call('schedule.moveForEveryone', { id, day: TODAY })).rejects.toMatchObject(unknown)
    await expect(stranger.call('schedule.deleteForEveryone', { id })).rejects.toMatchObject(unknown)
    await expect(stranger.call('schedule.restoreForEveryone', { id })).rejects.toMatchObject(unknown)
    const given = { page_id: page('Long run'), day: TODAY }
    await expect(stranger.call('schedule.scheduleForEveryone', given)).rejects.toMatchObject({ status: 422 })
    const member = await aMember(app)
    await expect(api.as(member).call('schedule.scheduleForEveryone', given)).rejects.toMatchObject({
      status: 401,
    })
    expect(await calendar()).toHaveLength(1)
  })
})
