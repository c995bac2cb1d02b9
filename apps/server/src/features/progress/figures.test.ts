import { beforeAll, describe, expect, it } from 'vitest'
import { aMember } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aProgram, publishCourse } from '#test/factories/progress.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { countCompletionsByHour, listLatestCompletions } from './index.ts'

let api: TestServer
let app: TestApp
let page: (title: string) => string

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
  page = await publishCourse(app, [aProgram()])
  const [one, other] = [api.as(await aMember(app)), api.as(await aMember(app))]
  api.clock.set(new Date('2026-11-21T22:10:00.000Z'))
  for (const me of [one, other]) await me.call('progress.completePage', { id: page('Squat') })
  api.clock.set(new Date('2026-11-21T22:40:00.000Z'))
  await one.call('progress.completePage', { id: page('Press') })
  await other.call('progress.completePage', { id: page('Press') })
  await other.call('progress.uncompletePage', { id: page('Press') })
  api.clock.set(new Date('2026-11-21T23:05:00.000Z'))
  await one.call('progress.completePage', { id: page('Row') })
})

describe('countCompletionsByHour', () => {
  it.each([
    ['UTC', '2026-11-21T00:00:00Z', '2026-11-22T00:00:00Z', { 22: 3, 23: 1 }],
    ['Europe/Berlin', '2026-11-20T23:00:00Z', '2026-11-21T23:00:00Z', { 23: 3 }],
    ['Europe/Berlin', '2026-11-21T23:00:00Z', '2026-11-22T23:00:00Z', { 0: 1 }],
    ['Asia/Kolkata', '2026-11-21T18:30:00Z', '2026-11-22T18:30:00Z', { 3: 2, 4: 2 }],
    ['UTC', '2026-11-22T00:00:00Z', '2026-11-23T00:00:00Z', {}],
  ])('counts a day in %s', async (zone, from, to, expected) => {
    const counts = await api.inApp(app.id, (tx) =>
      countCompletionsByHour(tx, { zone, from: new Date(from), to: new Date(to) }),
    )
    expect(counts).toHaveLength(24)
    expect(Object.fromEntries(counts.entries().filter(([, count]) => count > 0))).toEqual(expected)
  })

  it('counts nothing of another app', async () => {
    const other = await anApp()
    const day = { zone: 'UTC', from: new Date('2026-11-21T00:00:00Z'), to: new Date('2026-11-22T00:00:00Z') }
    expect(await api.inApp(other.id, (tx) => countCompletionsByHour(tx, day))).toEqual(
      Array.from({ length: 24 }, () => 0),
    )
    expect(await api.inApp(other.id, (tx) => listLatestCompletions(tx, 10))).toEqual([])
  })
})

describe('listLatestCompletions', () => {
  it('returns the newest first', async () => {
    const latest = await api.inApp(app.id, (tx) => listLatestCompletions(tx, 2))
    expect(latest.map((row) => row.page_id)).toEqual([page('Row'), page('Press')])
  })
})
