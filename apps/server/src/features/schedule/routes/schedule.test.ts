import { ApiError } from '@foyer/contract/client'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AccessNodeInput } from '@foyer/contract/access/shapes'
import { aGrant, aRevocation, setPageAccess } from '#test/factories/access.ts'
import { aGuest, aMember } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aProgram, aWorkout, publishCourse } from '#test/factories/progress.ts'
import {
  aScheduledItem,
  aSchedulableApp,
  listSchedule,
  type SchedulableApp,
} from '#test/factories/schedule.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'

let api: TestServer
let app: TestApp
let page: SchedulableApp['page']
let product_id: string
const MORNING = new Date('2026-11-21T09:00:00.000Z')

beforeAll(async () => {
  api = await aServer()
  ;({ app, page, product_id } = await aSchedulableApp())
})

beforeEach(() => api.clock.set(MORNING))

type Member = Awaited<ReturnType<typeof aMember>>
const wholeList = (member: Member) => listSchedule(member, '2026-11-01', '2026-12-31')

describe('scheduleItem', () => {
  it('schedules a page on a day', async () => {
    const member = await aMember(app)
    const item = await aScheduledItem(member, page('Long run'), '2026-11-23')
    expect(item).toMatchObject({
      item_id: page('Long run'),
      item_type: 'page',
      scope_type: 'member',
      context_id: null,
      date: '2026-11-23',
      is_all_day: true,
      starts_at: null,
      is_completed: false,
      item: { title: 'Long run', path: '/long-run', content_type: 'workout', is_locked: false },
    })
    expect((await wholeList(member)).items).toEqual([item])
  })

  it('schedules a page at an hour, and accepts the value Page', async () => {
    const me = api.as(await aMember(app))
    const item = await me.call('schedule.scheduleItem', {
      item_id: page('Long run'),
      item_type: 'Page',
      date: '2026-11-23T07:30:00+01:00',
      is_all_day: false,
    })
    expect(item).toMatchObject({
      date: '2026-11-23T06:30:00.000Z',
      starts_at: '2026-11-23T06:30:00.000Z',
      item_type: 'page',
    })
  })

  it.each([
    ['yesterday', 'Europe/London', '2026-11-20', 'schedule_in_past'],
    ['an hour ago', 'Europe/London', '2026-11-21T08:00:00Z', 'schedule_in_past'],
    ['today where it is already tomorrow', 'Pacific/Kiritimati', '2026-11-21', 'schedule_in_past'],
    ['today', 'Europe/London', '2026-11-21', null],
    ['in an hour', 'Europe/London', '2026-11-21T12:00:00Z', null],
    ['yesterday where it is still today', 'Pacific/Pago_Pago', '2026-11-20', null],
  ])('judges %s in the zone of the member (%s)', async (_sentence, timezone, date, code) => {
    api.clock.set(
      new Date(timezone === 'Pacific/Kiritimati' ? '2026-11-21T10:30:00.000Z' : '2026-11-21T10:00:00.000Z'),
    )
    const input = aScheduledItem(await aMember(app, { timezone }), page('Long run'), date)
    const outcome = await input.then(
      (item) => item.date.slice(0, 10),
      (error: unknown) => (error instanceof ApiError ? error.code : error),
    )
    expect(outcome).toBe(code ?? date.slice(0, 10))
  })

  it.each([
    ['an hour that is all day', { date: '2026-11-25T08:00:00Z', is_all_day: true }],
    ['a day that is not all day', { date: '2026-11-25', is_all_day: false }],
  ])('refuses %s', async (_sentence, input) => {
    const me = api.as(await aMember(app))
    await expect(
      me.call('schedule.scheduleItem', { item_id: page('Long run'), ...input }),
    ).rejects.toMatchObject({
      code: 'date_mismatch',
    })
  })

  it.each(['2026-02-30', 'tomorrow', '2026-11-25T25:00:00Z', ''])('refuses %s as a date', async (date) => {
    const me = api.as(await aMember(app))
    await expect(me.call('schedule.scheduleItem', { item_id: page('Long run'), date })).rejects.toMatchObject(
      {
        status: 422,
        problem: { errors: [{ path: 'date' }] },
      },
    )
  })

  it('does not plan for another age', async () => {
    await expect(aScheduledItem(await aMember(app), page('Long run'), '9999-12-31')).rejects.toMatchObject({
      problem: { errors: [{ path: 'date', code: 'too_far' }] },
    })
  })

  it('requires the product; browsing is not enough', async () => {
    const member = await aMember(app)
    for (const title of ['Bought run', 'Browsable run']) {
      await expect(aScheduledItem(member, page(title), '2026-11-23')).rejects.toMatchObject({
        code: 'page_locked',
      })
    }
    await aGrant(app, member, { product_id })
    expect(await aScheduledItem(member, page('Bought run'), '2026-11-23')).toMatchObject({
      item: { is_locked: false },
    })
  })

  it('takes a page that opens later for a day on which it is open', async () => {
    const member = await aMember(app)
    await expect(aScheduledItem(member, page('Opens later'), '2026-11-29')).rejects.toMatchObject({
      code: 'page_locked',
    })
    const item = await aScheduledItem(member, page('Opens later'), '2026-12-02')
    expect(item.item).toMatchObject({ title: 'Opens later', is_locked: true, minutes: null })
  })

  it('refuses private pages, pages of another app, forms, and unknown ids', async () => {
    const member = await aMember(app)
    const stranger = await aMember(await anApp())
    const date = '2026-11-23'
    await expect(aScheduledItem(member, page('Private run'), date)).rejects.toMatchObject({
      status: 422,
      code: 'item_not_found',
      problem: { errors: [{ path: 'item_id', code: 'item_not_found' }] },
    })
    await expect(aScheduledItem(member, newId(), date)).rejects.toMatchObject({
      status: 422,
      code: 'item_not_found',
      problem: { errors: [{ path: 'item_id', code: 'item_not_found' }] },
    })
    await expect(aScheduledItem(stranger, page('Long run'), date)).rejects.toMatchObject({
      code: 'item_not_found',
    })
    await expect(aScheduledItem(aGuest(app), page('Long run'), date)).rejects.toMatchObject({ status: 401 })
  })

  it('stores the program that it is scheduled from, and is removed when that is left', async () => {
    const member = await aMember(app)
    await api.as(member).call('progress.startPage', { id: page('Base') })
    const item = await aScheduledItem(member, page('Squat'), '2026-11-23')
    const other = await aScheduledItem(member, page('Long run'), '2026-11-24')
    expect(item).toMatchObject({ context_id: page('Base'), context_type: 'page', context_title: 'Base' })
    expect(other.context_title).toBeNull()
    await api.as(member).call('progress.leavePage', { id: page('Base') })
    expect((await wholeList(member)).items).toEqual([other])
  })
})

describe('rescheduleItem', () => {
  const move = (member: Member, id: string, date: string, input_changes: object = {}) =>
    api
      .as(member)
      .call('schedule.rescheduleItem', { id, date, is_all_day: date.length === 10, ...input_changes })

  it('moves one item and leaves its siblings unchanged', async () => {
    const { member, items } = await aPlan()
    const moved = await move(member, items[0]?.id ?? '', '2026-11-30')
    expect(moved.rescheduled_item.date).toBe('2026-11-30')
    expect(moved.rescheduled_siblings).toEqual([])
    expect((await wholeList(member)).items.map((item) => item.date)).toEqual([
      '2026-11-25',
      '2026-11-27',
      '2026-11-30',
    ])
  })

  it('takes the later siblings along by as many days, and nothing of another context', async () => {
    const { member, items } = await aPlan()
    await aScheduledItem(member, page('Long run'), '2026-11-27')
    const moved = await move(member, items[1]?.id ?? '', '2026-11-28', { shift_subsequent: true })
    expect(moved.rescheduled_siblings.map((item) => item.date)).toEqual(['2026-11-30'])
    expect((await wholeList(member)).items.map((item) => item.date)).toEqual([
      '2026-11-23',
      '2026-11-27',
      '2026-11-28',
      '2026-11-30',
    ])
  })

  it('retains the local hour of siblings over a daylight saving change', async () => {
    api.clock.set(new Date('2027-03-20T09:00:00.000Z'))
    const member = await aMember(app, { timezone: 'Europe/Berlin' })
    await api.as(member).call('progress.startPage', { id: page('Base') })
    const first = await aScheduledItem(member, page('Squat'), '2027-03-26')
    await aScheduledItem(member, page('Press'), '2027-03-27T06:30:00Z')
    const moved = await move(member, first.id, '2027-03-28', { shift_subsequent: true })
    expect(moved.rescheduled_siblings.map((item) => item.date)).toEqual(['2027-03-29T05:30:00.000Z'])
  })

  it('turns a day into an hour and back', async () => {
    const member = await aMember(app)
    const { id } = await aScheduledItem(member, page('Long run'), '2026-11-23')
    expect((await move(member, id, '2026-11-23T17:00:00Z')).rescheduled_item).toMatchObject({
      is_all_day: false,
    })
    expect((await move(member, id, '2026-11-24')).rescheduled_item).toMatchObject({
      is_all_day: true,
      starts_at: null,
    })
  })

  it('adds up two simultaneous moves', async () => {
    const { member, items } = await aPlan()
    const [first, second, third] = items.map((item) => item.id)
    await Promise.all([
      move(member, first ?? '', '2026-11-24', { shift_subsequent: true }),
      move(member, third ?? '', '2026-12-10'),
    ])
    const dates = new Map((await wholeList(member)).items.map((item) => [item.id, item.date]))
    expect([dates.get(first ?? ''), dates.get(second ?? '')]).toEqual(['2026-11-24', '2026-11-26'])
    expect(['2026-12-10', '2026-12-11']).toContain(dates.get(third ?? ''))
  })

  it('refuses the past, wrong forms, and items of others', async () => {
    const { member, items } = await aPlan()
    const id = items[0]?.id ?? ''
    await expect(move(member, id, '2026-11-20')).rejects.toMatchObject({ code: 'schedule_in_past' })
    await expect(move(member, id, '2026-11-26', { is_all_day: false })).rejects.toMatchObject({
      code: 'date_mismatch',
    })
    await expect(move(await aMember(app), id, '2026-11-26')).rejects.toMatchObject({ status: 404 })
    await expect(move(await aMember(await anApp()), id, '2026-11-26')).rejects.toMatchObject({ status: 404 })
    expect((await wholeList(member)).items[0]?.date).toBe('2026-11-23')
  })

  it('refuses a day on which the page is not open yet, and takes one on which it is', async () => {
    const member = await aMember(app)
    const { id } = await aScheduledItem(member, page('Opens later'), '2026-12-02')
    for (const early of ['2026-11-29', '2026-11-30T23:59:00Z'])
      await expect(move(member, id, early)).rejects.toMatchObject({
        code: 'page_locked',
        problem: { params: { reason: 'IS_SCHEDULED' } },
      })
    expect((await wholeList(member)).items.map((item) => item.date)).toEqual(['2026-12-02'])
    for (const open of ['2026-12-01T00:00:00.000Z', '2026-12-01'])
      expect((await move(member, id, open)).rescheduled_item.date).toBe(open)
  })

  it('is decided by today’s rules, and refuses a page that has become private', async () => {
    const member = await aMember(app)
    const { cause_id } = await aGrant(app, member, { product_id })
    const { id } = await aScheduledItem(member, page('Bought run'), '2026-11-23')
    await aRevocation(app, member, { product_id }, cause_id)
    await expect(move(member, id, '2026-11-24')).rejects.toMatchObject({ code: 'page_locked' })

    const own = await anApp()
    const there = await publishCourse(own, [aWorkout('Open')])
    const guest = await aMember(own)
    const item = await aScheduledItem(guest, there('Open'), '2026-11-23')
    await setPageAccess(own, there('Open'), { is_private: true })
    await expect(move(guest, item.id, '2026-11-24')).rejects.toMatchObject({ status: 404 })
  })

  it('refuses to move siblings to a day on which they are locked, and changes nothing', async () => {
    const { member, items } = await aPlan({
      Press: { is_scheduled: true, unlocks_at: '2026-11-25T00:00:00.000Z' },
    })
    const [first] = items
    const earlier = (date: string) => move(member, first?.id ?? '', date, { shift_subsequent: true })
    await expect(earlier('2026-11-22')).rejects.toMatchObject({ code: 'page_locked' })
    const dates = async () => (await wholeList(member)).items.map((item) => item.date)
    expect(await dates()).toEqual(['2026-11-23', '2026-11-25', '2026-11-27'])
    await earlier('2026-11-24')
    expect(await dates()).toEqual(['2026-11-24', '2026-11-26', '2026-11-28'])
    await earlier('2026-11-23')
    expect(await dates()).toEqual(['2026-11-23', '2026-11-25', '2026-11-27'])
  })

  it('is not prevented by a sibling that is already locked on its own day', async () => {
    const { member, items, own, there } = await aPlan({ Row: {} })
    await setPageAccess(own, there('Press'), { is_private: true })
    await setPageAccess(own, there('Row'), { is_scheduled: true, unlocks_at: '2026-12-20T00:00:00.000Z' })
    const moved = await move(member, items[0]?.id ?? '', '2026-11-22', { shift_subsequent: true })
    expect(moved.rescheduled_siblings.map((item) => [item.date, item.item?.title])).toEqual([
      ['2026-11-24', undefined],
      ['2026-11-26', 'Row'],
    ])
  })

  async function aPlan(nodes?: Readonly<Record<string, Partial<AccessNodeInput>>>) {
    const own = nodes ? await anApp() : app
    const there = nodes ? await publishCourse(own, [aProgram()]) : page
    for (const [title, node] of Object.entries(nodes ?? {})) await setPageAccess(own, there(title), node)
    const member = await aMember(own)
    await api.as(member).call('progress.startPage', { id: there('Base') })
    const items = []
    for (const [title, date] of [
      ['Squat', '2026-11-23'],
      ['Press', '2026-11-25'],
      ['Row', '2026-11-27'],
    ] as const) {
      items.push(await aScheduledItem(member, there(title), date))
    }
    return { member, items, own, there }
  }
})

describe('duplicateItem', () => {
  it('copies an item on its day, or to today where that is past', async () => {
    const member = await aMember(app)
    const item = await aScheduledItem(member, page('Long run'), '2026-11-23')
    const copy = await api.as(member).call('schedule.duplicateItem', { id: item.id })
    expect(copy).toEqual({ ...item, id: copy.id })
    expect(copy.id).not.toBe(item.id)
    api.clock.set(new Date('2026-11-30T09:00:00.000Z'))
    expect((await api.as(member).call('schedule.duplicateItem', { id: item.id })).date).toBe('2026-11-30')
  })

  it('retains a future hour and turns a past one into all-day', async () => {
    const member = await aMember(app)
    const evening = await aScheduledItem(member, page('Long run'), '2026-11-22T18:00:00Z')
    const dawn = await aScheduledItem(member, page('Long run'), '2026-11-22T05:00:00Z')
    api.clock.set(new Date('2026-11-30T09:00:00.000Z'))
    const me = api.as(member)
    expect((await me.call('schedule.duplicateItem', { id: evening.id })).date).toBe(
      '2026-11-30T18:00:00.000Z',
    )
    expect(await me.call('schedule.duplicateItem', { id: dawn.id })).toMatchObject({
      date: '2026-11-30',
      is_all_day: true,
    })
  })

  it('is decided by today’s rules, and refuses items of others', async () => {
    const member = await aMember(app)
    const { cause_id } = await aGrant(app, member, { product_id })
    const { id } = await aScheduledItem(member, page('Bought run'), '2026-11-23')
    await aRevocation(app, member, { product_id }, cause_id)
    await expect(api.as(member).call('schedule.duplicateItem', { id })).rejects.toMatchObject({
      code: 'page_locked',
    })
    await expect(api.as(await aMember(app)).call('schedule.duplicateItem', { id })).rejects.toMatchObject({
      status: 404,
    })
  })
})

describe('deleteItem', () => {
  it('deletes an item once, and no item of others', async () => {
    const member = await aMember(app)
    const { id } = await aScheduledItem(member, page('Long run'), '2026-11-23')
    await expect(api.as(await aMember(app)).call('schedule.deleteItem', { id })).rejects.toMatchObject({
      status: 404,
    })
    expect(await api.as(member).call('schedule.deleteItem', { id })).toEqual({ id })
    await expect(api.as(member).call('schedule.deleteItem', { id })).rejects.toMatchObject({ status: 404 })
    expect((await wholeList(member)).items).toEqual([])
  })
})
