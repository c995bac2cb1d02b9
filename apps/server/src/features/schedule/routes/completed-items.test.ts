import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aMember } from '#test/factories/identity.ts'
import type { TestApp } from '#test/factories/apps.ts'
import { aScheduledItem, aSchedulableApp, listSchedule } from '#test/factories/schedule.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'

let api: TestServer
let app: TestApp
let page: (title: string) => string
const DAY_MS = 86_400_000

beforeAll(async () => {
  api = await aServer()
  ;({ app, page } = await aSchedulableApp())
})

beforeEach(() => api.clock.set(new Date('2026-11-21T09:00:00.000Z')))

type Member = Awaited<ReturnType<typeof aMember>>
const complete = (member: Member, title: string, scheduled_item_id?: string) =>
  api
    .as(member)
    .call('progress.completePage', { id: page(title), ...(scheduled_item_id ? { scheduled_item_id } : {}) })
const uncomplete = (member: Member, title: string, scheduled_item_id?: string) =>
  api
    .as(member)
    .call('progress.uncompletePage', { id: page(title), ...(scheduled_item_id ? { scheduled_item_id } : {}) })
const isPageCompleted = async (member: Member, title: string) =>
  (await api.as(member).call('progress.getCompletion', { id: page(title) })).is_completed
const doneDays = async (member: Member) =>
  (await listSchedule(member, '2026-11-01', '2026-12-31')).items
    .filter((item) => item.is_completed)
    .map((item) => item.date)

/** A member with the long run on these days, and the ids of the items. */
async function withRuns(...days: string[]) {
  const member = await aMember(app)
  const ids: string[] = []
  for (const day of days) ids.push((await aScheduledItem(member, page('Long run'), day)).id)
  return { member, ids }
}

describe('a page on several days', () => {
  it.each([
    ['today’s', ['2026-11-25', '2026-11-21', '2026-11-23'], '2026-11-21'],
    ['the next one where none is today’s', ['2026-11-25', '2026-11-23'], '2026-11-23'],
    [
      'the first hour of today',
      ['2026-11-21T18:00:00.000Z', '2026-11-21T11:00:00.000Z'],
      '2026-11-21T11:00:00.000Z',
    ],
  ])('completes %s only', async (_sentence, days, done) => {
    const { member } = await withRuns(...days)
    await complete(member, 'Long run')
    expect(await doneDays(member)).toEqual([done])
  })

  it('completes the item from which it was opened, and a day later the other', async () => {
    const { member, ids } = await withRuns('2026-11-21', '2026-11-23')
    await complete(member, 'Long run', ids[1])
    expect(await doneDays(member)).toEqual(['2026-11-23'])
    await complete(member, 'Long run', ids[0])
    expect(await doneDays(member)).toEqual(['2026-11-21', '2026-11-23'])
  })

  it('changes nothing when it is repeated', async () => {
    const { member } = await withRuns('2026-11-21', '2026-11-23')
    await complete(member, 'Long run')
    await complete(member, 'Long run')
    expect(await doneDays(member)).toEqual(['2026-11-21'])
  })

  it('is to be done when it was completed before it was scheduled', async () => {
    const member = await aMember(app)
    await complete(member, 'Long run')
    const { id } = await aScheduledItem(member, page('Long run'), '2026-11-23')
    expect(await doneDays(member)).toEqual([])
    await complete(member, 'Long run', id)
    expect(await doneDays(member)).toEqual(['2026-11-23'])
  })

  it('takes a day that has passed when nothing else is left', async () => {
    const { member } = await withRuns('2026-11-21', '2026-11-22')
    api.clock.set(new Date('2026-11-24T09:00:00.000Z'))
    await complete(member, 'Long run')
    expect(await doneDays(member)).toEqual(['2026-11-22'])
  })

  it('completes by the rule when the named item is unknown, of another page, or of another member', async () => {
    const other = await withRuns('2026-11-21')
    const { member } = await withRuns('2026-11-22', '2026-11-23')
    const squat = await aScheduledItem(member, page('Squat'), '2026-11-22')
    for (const item_id of [newId(), other.ids[0], squat.id]) {
      await complete(member, 'Long run', item_id)
      expect(await doneDays(member)).toEqual(['2026-11-22'])
      await uncomplete(member, 'Long run')
    }
    expect(await doneDays(other.member)).toEqual([])
  })

  it('takes back one day and stays completed by the other', async () => {
    const { member, ids } = await withRuns('2026-11-21', '2026-11-23')
    for (const id of ids) await complete(member, 'Long run', id)
    await uncomplete(member, 'Long run', ids[0])
    expect(await doneDays(member)).toEqual(['2026-11-23'])
    expect(await isPageCompleted(member, 'Long run')).toBe(true)
    await uncomplete(member, 'Long run', ids[1])
    expect(await doneDays(member)).toEqual([])
    expect(await isPageCompleted(member, 'Long run')).toBe(false)
  })

  it('takes back what was completed last when no item is named', async () => {
    const { member, ids } = await withRuns('2026-11-21', '2026-11-23')
    await complete(member, 'Long run', ids[1])
    api.clock.set(new Date('2026-11-21T10:00:00.000Z'))
    await complete(member, 'Long run', ids[0])
    await uncomplete(member, 'Long run')
    expect(await doneDays(member)).toEqual(['2026-11-23'])
  })

  it('completes one item for each page of a stage, and one for the stage', async () => {
    const member = await aMember(app)
    await api.as(member).call('progress.startPage', { id: page('Base') })
    for (const title of ['Squat', 'Press', 'Week 1']) {
      await aScheduledItem(member, page(title), '2026-11-22')
      await aScheduledItem(member, page(title), '2026-11-23')
    }
    await api.as(member).call('progress.completeStage', { id: page('Base'), stage_id: page('Week 1') })
    expect(await doneDays(member)).toEqual(['2026-11-22', '2026-11-22', '2026-11-22'])
  })

  it('names the item at home, and the second day once the first is done', async () => {
    const { member, ids } = await withRuns('2026-11-21', '2026-11-22')
    const todo = async () => (await api.as(member).call('library.getNow')).todo?.scheduled_item_id ?? null
    expect(await todo()).toBe(ids[0])
    await complete(member, 'Long run', ids[0])
    expect(await todo()).toBeNull()
    api.clock.set(new Date('2026-11-22T09:00:00.000Z'))
    expect(await todo()).toBe(ids[1])
  })
})

describe('restoreItem', () => {
  const restore = (member: Member, id: string) => api.as(member).call('schedule.restoreItem', { id })

  it('undoes a removal, with what was completed', async () => {
    const { member, ids } = await withRuns('2026-11-21')
    const id = ids[0] ?? ''
    await complete(member, 'Long run', id)
    const [before] = (await listSchedule(member, '2026-11-21', '2026-11-21')).items
    await api.as(member).call('schedule.deleteItem', { id })
    expect((await listSchedule(member, '2026-11-21', '2026-11-21')).items).toEqual([])
    expect(await restore(member, id)).toEqual(before)
    expect(await restore(member, id)).toEqual(before)
    expect((await listSchedule(member, '2026-11-21', '2026-11-21')).items).toEqual([before])
  })

  it('is over a day later, and the row is deleted', async () => {
    const { member, ids } = await withRuns('2026-11-21')
    const id = ids[0] ?? ''
    await api.as(member).call('schedule.deleteItem', { id })
    api.clock.set(new Date(api.clock.now().getTime() + DAY_MS + 1))
    await expect(restore(member, id)).rejects.toMatchObject({ status: 404 })
  })

  it('is for the member’s own items', async () => {
    const { member, ids } = await withRuns('2026-11-21')
    await api.as(member).call('schedule.deleteItem', { id: ids[0] ?? '' })
    await expect(restore(await aMember(app), ids[0] ?? '')).rejects.toMatchObject({ status: 404 })
    await expect(api.as(member).call('schedule.deleteItem', { id: ids[0] ?? '' })).rejects.toMatchObject({
      status: 404,
    })
  })
})
