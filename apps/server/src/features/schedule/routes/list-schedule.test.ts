import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aGrant, aRevocation } from '#test/factories/access.ts'
import { aMember } from '#test/factories/identity.ts'
import type { TestApp } from '#test/factories/apps.ts'
import {
  aScheduledItem,
  aSchedulableApp,
  listSchedule,
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
})
