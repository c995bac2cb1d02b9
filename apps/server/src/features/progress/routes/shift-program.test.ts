import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aGuest, aMember } from '#test/factories/identity.ts'
import { aPlannedProgram, aProgram, publishCourse } from '#test/factories/progress.ts'
import { aServer, type TestServer } from '#test/harness.ts'

let api: TestServer
let app: TestApp
let page: (title: string) => string
const START = '2026-11-16'
const DAY_MS = 86_400_000

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
  page = await publishCourse(app, [aPlannedProgram(), { ...aProgram(), title: 'Without days', below: [] }])
})

beforeEach(() => setDay(START))

type Member = Awaited<ReturnType<typeof aMember>>
type Shift = { change?: 'move' | 'skip' | 'undo'; day?: string }
const setDay = (day: string) => api.clock.set(new Date(Date.parse(`${day}T12:00:00.000Z`)))
const shift = (member: Member, input: Shift = {}) =>
  api.as(member).call('progress.shiftProgram', { id: page('Base'), ...input })
const readCourse = (member: Member) =>
  api.as(member).call('progress.getPageSubscribers', { id: page('Base') })
const readNow = async (member: Member) => {
  const { todo, next } = await api.as(member).call('library.getNow')
  return {
    todo: todo && `${todo.title}${todo.is_planned ? ' today' : ''}`,
    next: next.map(({ title }) => title),
  }
}

/** A member who did the first session on its day. */
async function aRunner() {
  const member = await aMember(app)
  await api.as(member).call('progress.subscribeProgram', { id: page('Base') })
  await api.as(member).call('progress.completePage', { id: page('Squat') })
  return member
}

describe('a planned program', () => {
  it('names the day of each page, to guests as well', async () => {
    for (const caller of [aGuest(app), await aRunner()]) {
      const { sequence, plan_changes } = await api
        .as(caller)
        .call('progress.getPageSubscribers', { id: page('Base') })
      expect(sequence.map((step) => step.plan_day)).toEqual([0, 3, 7, 10])
      expect(plan_changes).toEqual([])
    }
  })

  it('offers today’s session, between its days the next, and after a missed one that of today first', async () => {
    const member = await aMember(app)
    await api.as(member).call('progress.subscribeProgram', { id: page('Base') })
    expect(await readNow(member)).toEqual({ todo: 'Squat today', next: ['Press', 'Row', 'Carry'] })
    await api.as(member).call('progress.completePage', { id: page('Squat') })
    expect(await readNow(member)).toEqual({ todo: 'Press', next: ['Row', 'Carry'] })
    setDay('2026-11-23')
    expect(await readNow(member)).toEqual({ todo: 'Row today', next: ['Press', 'Carry'] })
    const { programs } = await api.as(member).call('library.getMyContent')
    expect(programs[0]?.next_page_id).toBe(page('Row'))
  })
})

describe('shiftProgram', () => {
  it('moves the first missed session to today, once a day', async () => {
    const member = await aRunner()
    setDay('2026-11-21')
    const change = { made_on: '2026-11-21', from_plan_day: 3, days: 2, except_page_ids: [] }
    const answer = { program_id: page('Base'), plan_changes: [change], shifted_days: 2 }
    expect(await shift(member)).toEqual(answer)
    expect(await shift(member)).toEqual(answer)
    expect((await readCourse(member)).plan_changes).toEqual([change])
    expect(await readNow(member)).toEqual({ todo: 'Press today', next: ['Row', 'Carry'] })
    setDay('2026-11-25')
    expect(await readNow(member)).toMatchObject({ todo: 'Row today' })
    setDay('2026-11-26')
    expect(await shift(member)).toMatchObject({ shifted_days: 7 })
  })

  it('is undone by its day, and again without effect', async () => {
    const member = await aRunner()
    setDay('2026-11-21')
    await shift(member)
    expect(await shift(member, { change: 'undo', day: '2026-11-20' })).toMatchObject({ shifted_days: 2 })
    for (const _again of [1, 2])
      expect(await shift(member, { change: 'undo' })).toMatchObject({ plan_changes: [], shifted_days: 0 })
  })

  it('leaves out what was missed, and moves nothing', async () => {
    const member = await aRunner()
    setDay('2026-11-21')
    expect(await shift(member, { change: 'skip' })).toMatchObject({
      plan_changes: [{ from_plan_day: 4, days: 0 }],
      shifted_days: 0,
    })
    expect(await readNow(member)).toEqual({ todo: 'Row', next: ['Carry', 'Press'] })
    expect(await shift(member)).toMatchObject({ shifted_days: 0 })
  })

  it('leaves what was completed ahead where it was', async () => {
    const member = await aRunner()
    await api.as(member).call('progress.completePage', { id: page('Row') })
    setDay('2026-11-21')
    expect((await shift(member)).plan_changes).toMatchObject([{ except_page_ids: [page('Row')] }])
  })

  it('changes nothing where nothing was missed', async () => {
    const member = await aRunner()
    for (const change of ['move', 'skip', 'undo'] as const)
      expect(await shift(member, { change })).toMatchObject({ plan_changes: [], shifted_days: 0 })
  })

  it('counts a move made without a network on its day, and refuses days of the future and of long ago', async () => {
    const member = await aRunner()
    setDay('2026-11-24')
    expect(await shift(member, { day: '2026-11-20' })).toMatchObject({ shifted_days: 1 })
    for (const days of [2, -61]) {
      const day = new Date(api.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10)
      await expect(shift(member, { day })).rejects.toMatchObject({
        problem: { errors: [{ path: 'day', code: 'date_out_of_range' }] },
      })
    }
  })

  it('counts the days in the zone of the member', async () => {
    const member = await aMember(app, { timezone: 'Pacific/Auckland' })
    await api.as(member).call('progress.subscribeProgram', { id: page('Base') })
    api.clock.set(new Date('2026-11-17T12:00:00.000Z'))
    expect(await shift(member)).toMatchObject({ plan_changes: [{ made_on: '2026-11-18', days: 1 }] })
  })

  it('starts anew with a new run', async () => {
    const member = await aRunner()
    setDay('2026-11-21')
    await shift(member)
    await api.as(member).call('progress.leavePage', { id: page('Base') })
    await api.as(member).call('progress.startPage', { id: page('Base') })
    expect((await readCourse(member)).plan_changes).toEqual([])
  })

  it('is for a program of the app that the member runs, and that has days', async () => {
    const member = await aMember(app)
    await expect(shift(member)).rejects.toMatchObject({ code: 'program_not_found' })
    await api.as(member).call('progress.startPage', { id: page('Without days') })
    const without_days = api.as(member).call('progress.shiftProgram', { id: page('Without days') })
    await expect(without_days).rejects.toMatchObject({ code: 'program_without_days', status: 422 })
    await expect(shift(await aMember(await anApp()))).rejects.toMatchObject({ code: 'program_not_found' })
    const guest = api.as(aGuest(app)).call('progress.shiftProgram', { id: page('Base') })
    await expect(guest).rejects.toMatchObject({ status: 401 })
  })

  it('changes only the own run', async () => {
    const [member, other] = [await aRunner(), await aRunner()]
    setDay('2026-11-21')
    await shift(member)
    expect((await readCourse(other)).plan_changes).toEqual([])
  })
})
