import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aGrant, aRevocation } from '#test/factories/access.ts'
import { aMember } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aForm } from '#test/factories/forms.ts'
import { publishApp } from '#test/factories/pages.ts'
import {
  anEvent,
  aScheduledItem,
  aSchedulableApp,
  listSchedule,
  waitForOccurrences,
  type SchedulableApp,
} from '#test/factories/schedule.ts'
import { aServer, type TestServer } from '#test/harness.ts'

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

describe('listSchedule', () => {
  it('sorts days, all-day items before timed ones, in the requested zone', async () => {
    const member = await aMember(app, { timezone: 'Europe/Berlin' })
    for (const date of ['2026-11-23T22:30:00Z', '2026-11-24', '2026-11-23T23:30:00Z', '2026-11-23']) {
      await aScheduledItem(member, page('Long run'), date)
    }
    const dates = async (from: string, to: string, timezone?: string) =>
      (await listSchedule(member, from, to, timezone ? { timezone } : {})).items.map((item) => item.date)
    expect(await dates('2026-11-23', '2026-11-23')).toEqual(['2026-11-23', '2026-11-23T22:30:00.000Z'])
    expect(await dates('2026-11-24', '2026-11-24')).toEqual(['2026-11-24', '2026-11-23T23:30:00.000Z'])
    expect(await dates('2026-11-23', '2026-11-23', 'UTC')).toEqual([
      '2026-11-23',
      '2026-11-23T22:30:00.000Z',
      '2026-11-23T23:30:00.000Z',
    ])
  })

  it.each([
    [
      'the short day of spring',
      '2027-03-28',
      ['2027-03-27T23:00:00.000Z', '2027-03-28T21:59:00.000Z'],
      ['2027-03-28T22:00:00.000Z'],
    ],
    [
      'the long day of autumn',
      '2027-10-31',
      ['2027-10-30T22:00:00.000Z', '2027-10-31T22:59:00.000Z'],
      ['2027-10-31T23:00:00.000Z'],
    ],
  ])('holds all of %s and no more', async (_sentence, day, within, outside) => {
    const member = await aMember(app, { timezone: 'Europe/Berlin' })
    for (const date of [...within, ...outside]) await aScheduledItem(member, page('Long run'), date)
    const { items, timezone } = await listSchedule(member, day, day)
    expect(timezone).toBe('Europe/Berlin')
    expect(items.map((item) => item.date)).toEqual(within)
  })

  it('marks what is completed', async () => {
    const member = await aMember(app)
    await aScheduledItem(member, page('Long run'), '2026-11-23')
    await api.as(member).call('progress.completePage', { id: page('Long run') })
    expect((await wholeList(member)).items).toMatchObject([{ is_completed: true }])
  })

  it('filters by one page, or by one program', async () => {
    const member = await aMember(app)
    await api.as(member).call('progress.startPage', { id: page('Base') })
    await aScheduledItem(member, page('Squat'), '2026-11-23')
    await aScheduledItem(member, page('Long run'), '2026-11-23')
    const found = async (filter: object) =>
      (await listSchedule(member, '2026-11-23', '2026-11-23', filter)).items.map((item) => item.item_id)
    expect(await found({ item_id: page('Long run') })).toEqual([page('Long run')])
    expect(await found({ page_id: page('Base') })).toEqual([page('Squat')])
    expect(await found({ item_type: 'form' })).toEqual([])
  })

  it('shows only dates of private pages, and only the shell of locked ones', async () => {
    const member = await aMember(app)
    const owned = await aGrant(app, member, { page_id: page('Private run') })
    const bought = await aGrant(app, member, { product_id })
    await aScheduledItem(member, page('Private run'), '2026-11-23')
    await aScheduledItem(member, page('Bought run'), '2026-11-24')
    expect((await wholeList(member)).items.map((item) => item.item?.title)).toEqual([
      'Private run',
      'Bought run',
    ])
    await aRevocation(app, member, { product_id }, bought.cause_id)
    expect((await wholeList(member)).items[1]?.item).toMatchObject({
      title: 'Bought run',
      is_locked: true,
      minutes: null,
    })

    const raw = await api.raw('GET', '/api/v1/schedule?from=2026-11-23&to=2026-11-23', {
      host: `${app.slug}.localhost`,
      headers: { 'x-user-token': member.token },
    })
    expect(raw.text).toContain('Private run')
    await aRevocation(app, member, { page_id: page('Private run') }, owned.cause_id)
    expect((await listSchedule(member, '2026-11-23', '2026-11-23')).items).toMatchObject([
      { date: '2026-11-23', item: null },
    ])
  })

  it('is visible only to its member', async () => {
    const [own, other] = [await aMember(app), await aMember(app)]
    await aScheduledItem(own, page('Long run'), '2026-11-23')
    expect((await wholeList(other)).items).toEqual([])
  })

  it('refuses spans that are too long or run backward', async () => {
    const member = await aMember(app)
    expect((await listSchedule(member, '2026-11-01', '2027-01-01')).items).toEqual([])
    await expect(listSchedule(member, '2026-11-01', '2027-01-02')).rejects.toMatchObject({
      code: 'range_too_long',
    })
    await expect(listSchedule(member, '2026-11-02', '2026-11-01')).rejects.toMatchObject({
      problem: { errors: [{ path: 'to' }] },
    })
  })

  it.each([
    ['day', '2026-11-25', '2026-11-25', '2026-11-25'],
    ['week', '2026-11-25', '2026-11-23', '2026-11-29'],
    ['month', '2026-11-25', '2026-11-01', '2026-11-30'],
    ['week', undefined, '2026-11-16', '2026-11-22'],
  ] as const)('lists the %s around %s', async (calendar_type, period, from, to) => {
    const me = api.as(await aMember(app))
    const input = period === undefined ? { calendar_type } : { calendar_type, period }
    expect(await me.call('schedule.listSchedule', input)).toMatchObject({ from, to, total_count: 0 })
  })

  it('filters by what the viewer’s own items have, and by a program', async () => {
    const member = await aMember(app)
    const me = api.as(member)
    expect((await me.call('schedule.listScheduleFilters', {})).items).toEqual([])
    await me.call('progress.startPage', { id: page('Base') })
    await aScheduledItem(member, page('Squat'), '2026-11-23')
    await aScheduledItem(member, page('Long run'), '2026-11-23')
    const { items } = await me.call('schedule.listScheduleFilters', {})
    expect(items).toEqual([
      { value: `context:${page('Base')}`, kind: 'context', title: 'Base' },
      { value: 'item_type:page', kind: 'item_type', title: null },
      { value: 'scope:member', kind: 'scope', title: null },
    ])
    const count = async (input: object) =>
      (await listSchedule(member, '2026-11-23', '2026-11-23', input)).total_count
    const counts = await Promise.all(items.map(({ value }) => count({ filter: value })))
    expect(counts).toEqual([1, 2, 2])
    expect(await count({ context: page('Base') })).toBe(1)
    expect(await count({ filter: 'scope:app' })).toBe(0)
    await expect(count({ filter: 'anything' })).rejects.toMatchObject({ status: 422 })
  })

  it('shows the items by pages, and has no room beyond ten thousand', async () => {
    const member = await aMember(app)
    const { id } = await aScheduledItem(member, page('Long run'), '2026-11-23')
    await api.inApp(app.id, (tx) =>
      sql`
        insert into scheduled_items (app_id, id, subscriber_id, item_type, item_id, day, created_at)
        select app_id, gen_random_uuid(), subscriber_id, item_type, item_id, day, created_at
        from scheduled_items, generate_series(1, 9999) where id = ${id}
      `.execute(tx),
    )
    const list = (input: object) => listSchedule(member, '2026-11-23', '2026-11-23', input)
    const [first, last] = [await list({}), await list({ page: 20 })]
    expect([first.total_count, first.items.length, last.items.length]).toEqual([10_000, 500, 500])
    expect(last.items[0]?.id).not.toBe(first.items[0]?.id)
    expect((await list({ page: 21 })).items).toEqual([])
    await expect(aScheduledItem(member, page('Long run'), '2026-11-24')).rejects.toMatchObject({
      code: 'schedule_full',
    })
    await expect(api.as(member).call('schedule.duplicateItem', { id })).rejects.toMatchObject({
      code: 'schedule_full',
    })
  })

  it.each([
    [{}, 'from'],
    [{ from: '2026-11-23' }, 'to'],
  ])('needs a range (%o)', async (input, path) => {
    const me = api.as(await aMember(app))
    await expect(me.call('schedule.listSchedule', input)).rejects.toMatchObject({
      problem: { errors: [{ path, code: 'required' }] },
    })
  })
})

describe('items of other types', () => {
  async function anAppWithDates() {
    const own = await anApp()
    const form = await aForm(own, { title: 'Check-in' })
    const event = await anEvent(own, { title: 'Live call' })
    const locked = await anEvent(own, { node: { require_purchase: true, products: [] } })
    await publishApp(own)
    const [occurrence] = await waitForOccurrences(own, event)
    const [locked_occurrence] = await waitForOccurrences(own, locked)
    if (!occurrence || !locked_occurrence) throw new Error('An event has no occurrence.')
    return { own, form, occurrence, locked_occurrence }
  }

  it('schedules a form on a day, and an occurrence at its own start, once', async () => {
    const { own, form, occurrence, locked_occurrence } = await anAppWithDates()
    const me = api.as(await aMember(own))
    const date = '2026-11-24'
    const form_item = await me.call('schedule.scheduleItem', { item_id: form.id, item_type: 'form', date })
    expect(form_item).toMatchObject({ item_type: 'form', date, item: { title: 'Check-in' } })

    const event = { item_id: occurrence.id, item_type: 'event_occurrence' } as const
    const item = await me.call('schedule.scheduleItem', event)
    expect(item).toMatchObject({
      date: occurrence.starts_at.toISOString(),
      ends_at: occurrence.ends_at.toISOString(),
      is_all_day: false,
      item: { title: 'Live call' },
    })
    expect((await me.call('schedule.scheduleItem', event)).id).toBe(item.id)
    await Promise.all(
      [
        me.call('schedule.scheduleItem', { ...event, date: '2026-12-24' }),
        me.call('schedule.rescheduleItem', { id: item.id, date: '2026-12-24' }),
        me.call('schedule.duplicateItem', { id: item.id }),
      ].map((refused) => expect(refused).rejects.toMatchObject({ code: 'event_date_fixed' })),
    )

    const locked = me.call('schedule.scheduleItem', { ...event, item_id: locked_occurrence.id })
    await expect(locked).rejects.toMatchObject({ code: 'page_locked' })
    const page_as_form = { item_id: page('Long run'), item_type: 'form', date } as const
    await expect(
      api.as(await aMember(app)).call('schedule.scheduleItem', page_as_form),
    ).rejects.toMatchObject({ code: 'item_not_found' })
    const stranger = api.as(await aMember(app))
    await expect(stranger.call('schedule.scheduleItem', event)).rejects.toMatchObject({
      code: 'item_not_found',
    })
    api.clock.set(new Date(occurrence.ends_at.getTime() + 60_000))
    await expect(api.as(await aMember(own)).call('schedule.scheduleItem', event)).rejects.toMatchObject({
      code: 'schedule_in_past',
    })
  })

  it('asks for the date of a page', async () => {
    const me = api.as(await aMember(app))
    await expect(me.call('schedule.scheduleItem', { item_id: page('Long run') })).rejects.toMatchObject({
      problem: { errors: [{ path: 'date', code: 'required' }] },
    })
  })
})
