import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aMember } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aProgram, aWorkout, publishCourse } from '#test/factories/progress.ts'
import { listSchedule } from '#test/factories/schedule.ts'
import { aServer, type TestServer } from '#test/harness.ts'

let api: TestServer
let app: TestApp
let page: Awaited<ReturnType<typeof publishCourse>>

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
  const program = aProgram()
  const late = aWorkout('Late', { is_scheduled: true, unlocks_at: '2026-12-20T00:00:00.000Z' })
  const bought = aWorkout('Bought', { require_purchase: true, products: [crypto.randomUUID()] })
  page = await publishCourse(app, [
    { ...program, below: [...(program.below ?? []), { title: 'Week 3', below: [late, bought] }] },
  ])
})

beforeEach(() => api.clock.set(new Date('2026-11-21T09:00:00.000Z')))

async function aRunner() {
  const member = await aMember(app, { timezone: 'Europe/Berlin' })
  await api.as(member).call('progress.subscribeProgram', { id: page('Base') })
  return member
}

type Member = Awaited<ReturnType<typeof aMember>>
const plan = (member: Member, input: object = {}) =>
  api.as(member).call('schedule.planProgram', {
    root_id: page('Base'),
    first_day: '2026-11-24',
    weekdays: [1, 3],
    time: '07:00',
    ...input,
  })
const pause = (member: Member, input: { from: string; days: number }) =>
  api.as(member).call('schedule.pauseSchedule', input)
const dates = async (member: Member) =>
  (await listSchedule(member, '2026-11-21', '2027-01-20')).items.map(({ date }) => date)

describe('planProgram', () => {
  it('takes one chosen day for each page, a later one where it unlocks later, and skips what never opens', async () => {
    const member = await aRunner()
    const preview = await plan(member, { dry_run: true })
    expect(await dates(member)).toEqual([])
    const planned = await plan(member)
    expect(planned.items.map(({ item, date }) => [item?.title, date])).toEqual([
      ['Squat', '2026-11-25T06:00:00.000Z'],
      ['Press', '2026-11-30T06:00:00.000Z'],
      ['Row', '2026-12-02T06:00:00.000Z'],
      ['Carry', '2026-12-07T06:00:00.000Z'],
      ['Late', '2026-12-21T06:00:00.000Z'],
    ])
    expect(preview.items.map(({ date }) => date)).toEqual(planned.items.map(({ date }) => date))
    expect(planned).toMatchObject({ replaced: 0, skipped: 1 })
  })

  it('replaces an earlier plan', async () => {
    const member = await aRunner()
    await plan(member)
    expect((await plan(member, { weekdays: [5], time: null })).replaced).toBe(5)
    expect((await dates(member)).slice(0, 2)).toEqual(['2026-11-27', '2026-12-04'])
  })

  it('refuses the past, programs that do not run, and those of another app', async () => {
    const member = await aRunner()
    await expect(plan(member, { first_day: '2026-11-20' })).rejects.toMatchObject({
      code: 'schedule_in_past',
    })
    await expect(plan(await aMember(app))).rejects.toMatchObject({ code: 'item_not_found' })
    const stranger = await aMember(await anApp())
    await expect(plan(stranger)).rejects.toMatchObject({ code: 'item_not_found' })
  })
})

describe('pauseSchedule', () => {
  it('moves open items by the same days at the same hour, and back', async () => {
    const member = await aRunner()
    await plan(member)
    const before = await dates(member)
    expect(await pause(member, { from: '2026-12-01', days: 14 })).toEqual({ moved: 3 })
    expect(await dates(member)).toEqual([
      ...before.slice(0, 2),
      '2026-12-16T06:00:00.000Z',
      '2026-12-21T06:00:00.000Z',
      '2027-01-04T06:00:00.000Z',
    ])
    await pause(member, { from: '2026-12-15', days: -14 })
    expect(await dates(member)).toEqual(before)
  })

  it('moves nothing into the past, and nothing of others', async () => {
    const member = await aRunner()
    await plan(member)
    await expect(pause(member, { from: '2026-11-21', days: -30 })).rejects.toMatchObject({
      code: 'schedule_in_past',
    })
    expect(await pause(await aRunner(), { from: '2026-11-21', days: 7 })).toEqual({ moved: 0 })
    expect((await dates(member))[0]).toBe('2026-11-25T06:00:00.000Z')
  })
})
