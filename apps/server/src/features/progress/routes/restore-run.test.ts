import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aMember } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aProgram, aWorkout, publishCourse } from '#test/factories/progress.ts'
import { aScheduledItem, listSchedule } from '#test/factories/schedule.ts'
import { aServer, type TestServer } from '#test/harness.ts'

let api: TestServer
let app: TestApp
let page: (title: string) => string
const DAY_MS = 86_400_000
const NOON = new Date('2026-11-21T12:00:00.000Z')

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
  page = await publishCourse(app, [
    aProgram(),
    {
      title: 'Dripped',
      content_type: 'program',
      node: { is_progress_root: true },
      below: [
        {
          title: 'Only week',
          below: [
            aWorkout('First'),
            aWorkout('Later', { is_scheduled: true, unlock_duration_seconds: 7 * 86_400 }),
          ],
        },
      ],
    },
  ])
})

beforeEach(() => api.clock.set(NOON))

type Member = Awaited<ReturnType<typeof aMember>>
const call = (member: Member) => api.as(member).call
const advance = (ms: number) => api.clock.set(new Date(api.clock.now().getTime() + ms))
const getRun = (member: Member, title = 'Base') => call(member)('progress.getRun', { id: page(title) })
const restore = (member: Member, title = 'Base') => call(member)('progress.restoreRun', { id: page(title) })
const leave = (member: Member, title = 'Base') => call(member)('progress.leavePage', { id: page(title) })
const readProgress = async (member: Member) => {
  const { progress, sequence, started_at, start_from_page_id } = await call(member)(
    'progress.getPageSubscribers',
    { id: page('Base') },
  )
  return { progress, sequence, started_at, start_from_page_id }
}
const days = async (member: Member) =>
  (await listSchedule(member, '2026-11-01', '2026-12-31')).items.map((item) => item.date)

/** A member in the middle of Base: a session completed, two scheduled, of which one was removed before. */
async function inBase() {
  const member = await aMember(app)
  await call(member)('progress.startPage', { id: page('Base'), start_from_page_id: page('Press') })
  await call(member)('progress.completePage', { id: page('Press') })
  const removed = await aScheduledItem(member, page('Squat'), '2026-11-22')
  await call(member)('schedule.deleteItem', { id: removed.id })
  advance(60_000)
  await aScheduledItem(member, page('Row'), '2026-11-23')
  await aScheduledItem(member, page('Carry'), '2026-11-24')
  return member
}

describe('getRun', () => {
  it('counts what leaving removes and hides, and what a run that was left had completed', async () => {
    const member = await inBase()
    expect(await getRun(member)).toMatchObject({
      run: { total: 4, done: 1, scheduled_count: 2, started_at: NOON.toISOString() },
      ended_run: null,
    })
    await leave(member)
    expect(await getRun(member)).toMatchObject({ run: null, ended_run: { total: 4, done: 1 } })
  })

  it('is empty before a start', async () => {
    expect(await getRun(await aMember(app))).toEqual({ page_id: page('Base'), run: null, ended_run: null })
  })
})

describe('restoreRun', () => {
  it('restores start, progress and scheduled items, and nothing that was removed before', async () => {
    const member = await inBase()
    const before = [await readProgress(member), await days(member)]
    advance(60_000)
    await leave(member)
    expect(await days(member)).toEqual([])
    await restore(member)
    expect([await readProgress(member), await days(member)]).toEqual(before)
    await restore(member)
    expect([await readProgress(member), await days(member)]).toEqual(before)
  })

  it('lets drip count from the first start again', async () => {
    const member = await aMember(app)
    await call(member)('progress.startPage', { id: page('Dripped') })
    await leave(member, 'Dripped')
    advance(8 * DAY_MS - 7 * DAY_MS)
    await restore(member, 'Dripped')
    advance(6 * DAY_MS)
    const { sequence } = await call(member)('progress.getPageSubscribers', { id: page('Dripped') })
    expect(sequence.map((step) => step.is_locked)).toEqual([false, false])
  })

  it('is over after a day, and in the way of a new run', async () => {
    const member = await inBase()
    await leave(member)
    advance(DAY_MS + 1)
    await expect(restore(member)).rejects.toMatchObject({ status: 404 })
    await call(member)('progress.startPage', { id: page('Base') })
    await leave(member)
    await call(member)('progress.startPage', { id: page('Base') })
    await expect(restore(member)).rejects.toMatchObject({ code: 'conflict' })
  })

  it('is for the member’s own run', async () => {
    await leave(await inBase())
    await expect(restore(await aMember(app))).rejects.toMatchObject({ status: 404 })
  })
})

describe('a restart', () => {
  const restart = (member: Member, copies_completions: boolean, title = 'Base') =>
    call(member)('progress.startPage', { id: page(title), copies_completions })

  it.each([
    ['takes over what was completed when the member wants it', true, 25],
    ['begins anew otherwise', false, 0],
  ])('%s', async (_sentence, copies_completions, progress) => {
    const member = await inBase()
    await leave(member)
    expect(await restart(member, copies_completions)).toMatchObject({ progress })
    expect(await days(member)).toEqual([])
  })

  it('counts a copied completion once', async () => {
    const member = await inBase()
    await leave(member)
    await restart(member, true)
    await leave(member)
    await restart(member, true)
    expect(await readProgress(member)).toMatchObject({ progress: 25 })
  })

  it('has drip count from the new start', async () => {
    const member = await aMember(app)
    await restart(member, false, 'Dripped')
    await call(member)('progress.completePage', { id: page('First') })
    await leave(member, 'Dripped')
    advance(5 * DAY_MS)
    expect(await restart(member, true, 'Dripped')).toMatchObject({ progress: 50 })
    advance(3 * DAY_MS)
    await expect(call(member)('progress.completePage', { id: page('Later') })).rejects.toMatchObject({
      code: 'page_locked',
    })
    advance(5 * DAY_MS)
    await call(member)('progress.completePage', { id: page('Later') })
  })
})

describe('the sequence', () => {
  it('marks what is locked for the member now', async () => {
    const member = await aMember(app)
    await call(member)('progress.startPage', { id: page('Dripped') })
    const { sequence } = await call(member)('progress.getPageSubscribers', { id: page('Dripped') })
    expect(sequence).toEqual([
      { page_id: page('First'), is_completed: false, is_locked: false, plan_day: null },
      { page_id: page('Later'), is_completed: false, is_locked: true, plan_day: null },
    ])
  })
})
