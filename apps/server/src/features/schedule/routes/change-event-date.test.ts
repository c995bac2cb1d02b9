import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { recordEvents } from '#test/factories/events.ts'
import { aMember, atApp } from '#test/factories/identity.ts'
import { publishApp } from '#test/factories/pages.ts'
import { anEvent, waitForOccurrences } from '#test/factories/schedule.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'

const MORNING = new Date('2026-11-21T09:00:00.000Z')
const WEEKLY = { repeats: 'weekly', first_day: '2026-11-26', time: '18:00', minutes: 60 }

let api: TestServer
beforeAll(async () => {
  api = await aServer()
})
beforeEach(() => api.clock.set(MORNING))

const ownerOf = (app: TestApp) => api.as(atApp(app.owner, app))

/** An event each Thursday at six in Berlin, and what an owner does to its dates. */
async function aWeeklyEvent() {
  const app = await anApp({ time_zone: 'Europe/Berlin' })
  const { id } = await anEvent(app, { fields: WEEKLY })
  await publishApp(app)
  await waitForOccurrences(app, { id })
  const read = async () => {
    const { events } = await ownerOf(app).call('schedule.listCalendar', {
      from: '2026-11-21',
      to: '2026-12-20',
    })
    return events.map(({ starts_at, ends_at, is_cancelled }) => [
      starts_at.slice(5, 16),
      is_cancelled ? 'cancelled' : ends_at.slice(11, 16),
    ])
  }
  const change = (original_start: string, input: object = {}) =>
    ownerOf(app).call('schedule.changeEventDate', { id, original_start, scope: 'one', ...input })
  const restore = (original_start: string) =>
    ownerOf(app).call('schedule.restoreEventDate', { id, original_start })
  return { app, id, read, change, restore }
}

/** A member who has an occurrence on the calendar, and what is there now. */
async function aComer(app: TestApp, event_id: string, at: string) {
  const member = await aMember(app)
  const { subscriber_id } = member
  const [row] = await waitForOccurrences(app, { id: event_id }, (rows) => rows.length > 0)
  const starts_at = new Date(at)
  const item = { id: newId(), item_type: 'event_occurrence', item_id: row?.id ?? '', starts_at }
  await api.inApp(app.id, (tx) =>
    tx
      .insertInto('scheduled_items')
      .values({ ...item, subscriber_id, app_id: app.id, created_at: MORNING })
      .execute(),
  )
  const read = async () => {
    const rows = await api.inApp(app.id, (tx) =>
      tx
        .selectFrom('scheduled_items')
        .select('starts_at')
        .where('subscriber_id', '=', subscriber_id)
        .execute(),
    )
    return rows.map((found) => found.starts_at?.toISOString())
  }
  return { occurrence_id: item.item_id, read }
}

describe('changeEventDate', () => {
  it('notifies who comes of a moved and a cancelled date, and nobody who declined', async () => {
    const { app, id, change } = await aWeeklyEvent()
    const [first, second] = await waitForOccurrences(app, { id }, (rows) => rows.length > 1)
    const [comer, other] = [await aMember(app), await aMember(app)]
    for (const occurrence of [first, second])
      await api.as(comer).call('schedule.subscribeEvent', { id: occurrence?.id ?? '', answer: 'going' })
    await api.as(other).call('schedule.subscribeEvent', { id: first?.id ?? '', answer: 'declined' })
    await change('2026-11-26T18:00', { starts: '2026-11-27T19:00' })
    await change('2026-12-03T18:00', { is_cancelled: true })
    const kindsOf = async (member: typeof comer) => {
      const { notifications } = await api.as(member).call('notifications.listNotifications', {})
      return notifications.map(({ kind }) => kind).toSorted()
    }
    await expect.poll(() => kindsOf(comer)).toEqual(['event_cancelled', 'event_moved'])
    expect(await kindsOf(other)).toEqual([])
  })

  it('limits who may come to one date, and a restored date is on the calendar of who comes', async () => {
    const { app, id, change, restore } = await aWeeklyEvent()
    const [row] = await waitForOccurrences(app, { id })
    const occurrence_id = row?.id ?? ''
    const [first, second] = [await aMember(app), await aMember(app)]
    await change('2026-11-26T18:00', { capacity: 1 })
    await api.as(first).call('schedule.subscribeEvent', { id: occurrence_id })
    expect(await api.as(second).call('schedule.subscribeEvent', { id: occurrence_id })).toMatchObject({
      is_waiting: true,
    })
    const scheduled = async (member: typeof first) => {
      const days = { from: '2026-11-26', to: '2026-11-26' }
      return (await api.as(member).call('schedule.listSchedule', days)).items.length
    }
    await change('2026-11-26T18:00', { is_cancelled: true })
    expect(await scheduled(first)).toBe(0)
    await restore('2026-11-26T18:00')
    // Without the limit both have a place.
    expect([await scheduled(first), await scheduled(second)]).toEqual([1, 1])
    const { events } = await ownerOf(app).call('schedule.listCalendar', {
      from: '2026-11-26',
      to: '2026-11-26',
    })
    expect(events).toMatchObject([{ id: occurrence_id, going: 2, capacity: null, change: null }])
  })

  it('moves one date at once, with its length, and restores it under the same id', async () => {
    const { app, id, read, change, restore } = await aWeeklyEvent()
    const comer = await aComer(app, id, '2026-11-26T17:00:00.000Z')
    const changed = recordEvents(api, 'schedule.event_changed')
    await change('2026-11-26T18:00', { starts: '2026-11-27T09:30', minutes: 90 })
    expect((await read()).slice(0, 2)).toEqual([
      ['11-27T08:30', '10:00'],
      ['12-03T17:00', '18:00'],
    ])
    expect(await comer.read()).toEqual(['2026-11-27T08:30:00.000Z'])
    await restore('2026-11-26T18:00')
    expect((await read())[0]).toEqual(['11-26T17:00', '18:00'])
    expect(await comer.read()).toEqual(['2026-11-26T17:00:00.000Z'])
    const moved = { occurrence_id: comer.occurrence_id, event_id: id, change: 'moved' }
    expect(changed).toEqual([moved, moved])
  })

  it('cancels a date: members no longer find it, and the team can bring it back', async () => {
    const { app, id, read, change, restore } = await aWeeklyEvent()
    const comer = await aComer(app, id, '2026-11-26T17:00:00.000Z')
    const changed = recordEvents(api, 'schedule.event_changed')
    await change('2026-11-26T18:00', { is_cancelled: true })
    const known = { start: MORNING.toISOString(), end: '2026-12-04T00:00:00Z' }
    const member = api.as(await aMember(app))
    const { items } = await member.call('schedule.listOccurrences', known)
    expect(items.map(({ starts_at }) => starts_at)).toEqual(['2026-12-03T17:00:00.000Z'])
    expect((await read())[0]).toEqual(['11-26T17:00', 'cancelled'])
    expect(await comer.read()).toEqual([])
    expect(changed).toEqual([{ occurrence_id: comer.occurrence_id, event_id: id, change: 'cancelled' }])
    await restore('2026-11-26T18:00')
    expect((await read())[0]).toEqual(['11-26T17:00', '18:00'])
  })

  it('changes a date and those that follow, over a new publish, and ends them', async () => {
    const { app, read, change } = await aWeeklyEvent()
    await change('2026-12-03T18:00', { scope: 'following', starts: '2026-12-03T19:00' })
    const starts = async () => (await read()).map(([at]) => at)
    const later = ['11-26T17:00', '12-03T18:00', '12-10T18:00', '12-17T18:00']
    expect(await starts()).toEqual(later)
    await publishApp(app)
    expect(await starts()).toEqual(later)
    await change('2026-12-10T18:00', { scope: 'following', is_cancelled: true })
    expect(await read()).toEqual([
      ['11-26T17:00', '18:00'],
      ['12-03T18:00', '19:00'],
      ['12-10T17:00', 'cancelled'],
    ])
  })

  it.each([
    ['no date of the event', '2026-11-27T18:00', {}, 'original_start', 'date_is_invalid'],
    ['into the past', '2026-11-26T18:00', { starts: '2026-11-20T18:00' }, 'starts', 'date_in_past'],
    ['too far', '2026-11-26T18:00', { starts: '2027-03-26T18:00' }, 'starts', 'date_out_of_range'],
  ])('refuses %s', async (_what, date, input, path, code) => {
    const { change } = await aWeeklyEvent()
    await expect(change(date, input)).rejects.toMatchObject({ problem: { errors: [{ path, code }] } })
  })

  it('refuses places below none, a date that has started, and the event of another app', async () => {
    const { id, change, restore } = await aWeeklyEvent()
    await expect(change('2026-11-26T18:00', { capacity: -1 })).rejects.toMatchObject({ code: 'invalid' })
    const other = await anApp()
    const input = { id, original_start: '2026-11-26T18:00' }
    await expect(
      ownerOf(other).call('schedule.changeEventDate', { ...input, scope: 'one' }),
    ).rejects.toMatchObject({ code: 'not_found' })
    await expect(ownerOf(other).call('schedule.restoreEventDate', input)).rejects.toMatchObject({
      code: 'not_found',
    })
    api.clock.set(new Date('2026-11-26T17:00:00.000Z'))
    const started = { problem: { errors: [{ path: 'original_start', code: 'date_in_past' }] } }
    await expect(change('2026-11-26T18:00', { is_cancelled: true })).rejects.toMatchObject(started)
    await expect(restore('2026-11-26T18:00')).rejects.toMatchObject(started)
  })
})
