import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { atApp } from '#test/factories/identity.ts'
import { runJob } from '#test/factories/jobs.ts'
import { publishApp, type TestPage } from '#test/factories/pages.ts'
import { anEvent, waitForOccurrences } from '#test/factories/schedule.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { stableId } from '#platform/events/index.ts'
import { writeOccurrencesJob } from './jobs.ts'

const MORNING = new Date('2026-11-21T09:00:00.000Z')
const DAY_MS = 86_400_000

let api: TestServer
beforeAll(async () => {
  api = await aServer()
})
beforeEach(() => api.clock.set(MORNING))

const ownerOf = (app: TestApp) => api.as(atApp(app.owner, app))
const monthly = { repeats: 'monthly', first_day: '2026-11-30', time: '18:00' }

async function aPublishedEvent(fields: Record<string, unknown> = monthly) {
  const app = await anApp({ time_zone: 'Europe/Berlin' })
  const event = await anEvent(app, { fields })
  await publishApp(app)
  return { app, event, rows: await waitForOccurrences(app, event) }
}

async function changeEvent(app: TestApp, event: TestPage, fields: Record<string, unknown>) {
  const { revision, draft } = await ownerOf(app).call('pages.getStudioPage', { id: event.id })
  const changed = { ...draft, fields: { ...draft.fields, ...fields } }
  await ownerOf(app).call('pages.saveDraft', { id: event.id, revision, draft: changed })
  return publishApp(app)
}

const days = (rows: readonly { starts_at: Date }[]) =>
  rows.map(({ starts_at }) => starts_at.toISOString().slice(0, 10))

describe('occurrences', () => {
  it('are created for a year from the published page, in the zone of the app', async () => {
    const { event, rows } = await aPublishedEvent()
    expect(rows).toHaveLength(12)
    expect(rows[0]).toEqual({
      id: stableId(event.id, '2026-11-30T18:00'),
      original_starts_at: '2026-11-30T18:00',
      starts_at: new Date('2026-11-30T17:00:00.000Z'),
      ends_at: new Date('2026-11-30T18:00:00.000Z'),
    })
    expect(days(rows).slice(0, 5)).toEqual([
      ...['2026-11-30', '2026-12-30', '2027-01-30', '2027-02-28', '2027-03-30'],
    ])
    expect(rows[5]?.starts_at).toEqual(new Date('2027-04-30T16:00:00.000Z'))
  })

  it('are not created from a draft, nor from an event without a day', async () => {
    const { app } = await aPublishedEvent()
    const draft = await anEvent(app)
    await runJob(writeOccurrencesJob, app, {})
    expect(await waitForOccurrences(app, draft, () => true)).toEqual([])
    const unsettled = await aPublishedEventWithout()
    expect(unsettled).toEqual([])
  })

  async function aPublishedEventWithout() {
    const app = await anApp()
    const event = await anEvent(app, { fields: { first_day: '' } })
    const beside = await anEvent(app)
    await publishApp(app)
    await waitForOccurrences(app, beside)
    return waitForOccurrences(app, event, () => true)
  }

  it('stay as they are when they are written again', async () => {
    const { app, event, rows } = await aPublishedEvent()
    await runJob(writeOccurrencesJob, app, {})
    await publishApp(app)
    await runJob(writeOccurrencesJob, app, {})
    expect(await waitForOccurrences(app, event)).toEqual(rows)
  })

  it('go on each day, and what has been stays', async () => {
    const { app, event, rows } = await aPublishedEvent()
    api.clock.set(new Date(MORNING.getTime() + 60 * DAY_MS))
    await runJob(writeOccurrencesJob, app, {})
    const later = await waitForOccurrences(app, event)
    expect(later.slice(0, 12)).toEqual(rows)
    expect(days(later).slice(12)).toEqual(['2027-11-30', '2027-12-30'])
  })

  it('retain their ids when an event gets longer, and end later', async () => {
    const { app, event, rows } = await aPublishedEvent()
    await changeEvent(app, event, { minutes: 90 })
    const longer = await waitForOccurrences(app, event, (now) => !sameEnds(now, rows))
    expect(longer.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
    expect(longer[0]?.ends_at).toEqual(new Date('2026-11-30T18:30:00.000Z'))
  })

  it('follow a change of the recurrence when in the future, and stay unchanged once started', async () => {
    const { app, event, rows } = await aPublishedEvent()
    api.clock.set(new Date('2026-12-30T17:00:00.000Z'))
    await changeEvent(app, event, { repeats: 'once', first_day: '2027-05-01', time: '09:00' })
    const changed = await waitForOccurrences(app, event, (now) => now.length === 3)
    expect(days(changed)).toEqual(['2026-11-30', '2026-12-30', '2027-05-01'])
    expect(changed.slice(0, 2)).toEqual(rows.slice(0, 2))
  })

  it('move with the zone of the app, under the same ids', async () => {
    const { app, event, rows } = await aPublishedEvent()
    await ownerOf(app).call('apps.updateApp', { time_zone: 'America/New_York' })
    const moved = await waitForOccurrences(app, event, ([first]) => first?.starts_at.getUTCHours() === 23)
    expect(moved.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
    expect(moved[0]?.starts_at).toEqual(new Date('2026-11-30T23:00:00.000Z'))
  })

  it('are deleted with their page, and restored with it under the same ids', async () => {
    const { app, event, rows } = await aPublishedEvent()
    const { items } = await ownerOf(app).call('pages.listReleases', {})
    await ownerOf(app).call('pages.deletePage', { id: event.id })
    await publishApp(app)
    expect(await waitForOccurrences(app, event, (now) => now.length === 0)).toEqual([])
    await ownerOf(app).call('pages.restoreRelease', { id: items[0]?.id ?? '' })
    expect(await waitForOccurrences(app, event)).toEqual(rows)
  })

  it('are isolated: another app retains its own', async () => {
    const [one, other] = [await aPublishedEvent(), await aPublishedEvent()]
    await ownerOf(one.app).call('pages.deletePage', { id: one.event.id })
    await publishApp(one.app)
    await waitForOccurrences(one.app, one.event, (now) => now.length === 0)
    expect(await waitForOccurrences(other.app, other.event)).toEqual(other.rows)
    expect(await waitForOccurrences(one.app, other.event, () => true)).toEqual([])
  })
})

function sameEnds(some: readonly object[], others: readonly object[]): boolean {
  return JSON.stringify(some) === JSON.stringify(others)
}
