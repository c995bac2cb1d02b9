import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aGrant, aRevocation } from '#test/factories/access.ts'
import { aGuest, aMember, aUser } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aProgram, aWorkout, publishCourse } from '#test/factories/progress.ts'
import { aScheduledItem } from '#test/factories/schedule.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'

let api: TestServer
let app: TestApp
let page: (title: string) => string
const product_id = newId()
/** Saturday noon in Berlin, when it is Sunday already in Auckland. */
const NOON = new Date('2026-11-21T11:30:00.000Z')
const MINUTE_MS = 60_000

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
  const purchasable = { require_purchase: true, products: [product_id] }
  const later = { is_scheduled: true, unlocks_at: '2026-12-01T00:00:00.000Z' }
  page = await publishCourse(app, [
    aProgram(),
    {
      title: 'Second',
      content_type: 'program',
      below: [{ title: 'Part', below: [aWorkout('Swing'), aWorkout('Snatch', later), aWorkout('Clean')] }],
    },
    { title: 'Sold', content_type: 'program', node: purchasable, below: [aWorkout('Sold session')] },
    { title: 'Waiting', content_type: 'program', below: [aWorkout('Waits', later)] },
    aWorkout('Long run'),
    aWorkout('Bought run', purchasable),
    aWorkout('Browsable run', { ...purchasable, allow_browsing: true }),
    aWorkout('Private run', { is_private: true }),
    aWorkout('Opens later', later),
  ])
})

beforeEach(() => api.clock.set(NOON))

type Member = Awaited<ReturnType<typeof aMember>>
const getNow = (member: Member) => api.as(member).call('library.getNow')
const start = (member: Member, title: string) =>
  api.as(member).call('progress.startPage', { id: page(title) })
const complete = (member: Member, title: string) =>
  api.as(member).call('progress.completePage', { id: page(title) })
const advanceClock = () => api.clock.set(new Date(api.clock.now().getTime() + MINUTE_MS))

describe('getNow', () => {
  it('returns only the day for a new member', async () => {
    const member = await aMember(app, { timezone: 'Europe/Berlin' })
    expect(await getNow(member)).toEqual({
      day: '2026-11-21',
      todo: null,
      run: null,
      next: [],
    })
  })

  it('returns what is planned for today before the next page of a program', async () => {
    const member = await aMember(app, { timezone: 'Europe/Berlin' })
    await start(member, 'Base')
    expect((await getNow(member)).todo).toMatchObject({ title: 'Squat', is_planned: false })
    await aScheduledItem(member, page('Long run'), '2026-11-21')
    expect((await getNow(member)).todo).toMatchObject({
      title: 'Long run',
      path: '/long-run',
      is_planned: true,
    })
    await complete(member, 'Long run')
    expect((await getNow(member)).todo).toMatchObject({ title: 'Squat', is_planned: false })
  })

  it('takes the day in the order of the calendar, and no other day', async () => {
    const member = await aMember(app, { timezone: 'Europe/Berlin' })
    await aScheduledItem(member, page('Press'), '2026-11-22')
    expect((await getNow(member)).todo).toBeNull()
    await aScheduledItem(member, page('Row'), '2026-11-21T22:30:00Z')
    await aScheduledItem(member, page('Carry'), '2026-11-21T18:00:00Z')
    expect((await getNow(member)).todo).toMatchObject({ title: 'Carry' })
    await aScheduledItem(member, page('Squat'), '2026-11-21')
    expect((await getNow(member)).todo).toMatchObject({ title: 'Squat' })
  })

  it('counts days in the zone of the member, not of the server or the app', async () => {
    const [here, there] = await Promise.all([
      aMember(app, { timezone: 'Europe/Berlin' }),
      aMember(app, { timezone: 'Pacific/Auckland' }),
    ])
    for (const member of [here, there]) await aScheduledItem(member, page('Long run'), '2026-11-22')
    expect(await getNow(here)).toMatchObject({ day: '2026-11-21', todo: null })
    expect(await getNow(there)).toMatchObject({ day: '2026-11-22', todo: { title: 'Long run' } })
    api.clock.set(new Date('2026-11-21T23:00:00.000Z'))
    expect(await getNow(here)).toMatchObject({ day: '2026-11-22', todo: { title: 'Long run' } })
  })

  it('shows the member’s progress, week by week', async () => {
    const member = await aMember(app)
    await start(member, 'Base')
    for (const title of ['Squat', 'Press', 'Row']) await complete(member, title)
    expect((await getNow(member)).run).toMatchObject({
      page_id: page('Base'),
      path: '/base',
      title: 'Base',
      content_type: 'program',
      total: 4,
      done: 3,
      stages: [
        { total: 2, done: 2 },
        { total: 2, done: 1 },
      ],
    })
  })

  it('names what comes after what is to be done now, in order, each once', async () => {
    const member = await aMember(app)
    const titles = async () => (await getNow(member)).next.map(({ title }) => title)
    await start(member, 'Base')
    expect(await titles()).toEqual(['Press', 'Row', 'Carry'])
    await complete(member, 'Press')
    expect(await titles()).toEqual(['Row', 'Carry'])
    await aScheduledItem(member, page('Carry'), '2026-11-21')
    expect(await getNow(member)).toMatchObject({
      todo: { title: 'Carry' },
      next: [
        {
          title: 'Squat',
          path: '/base/week-1/squat',
          cover: { art: expect.stringMatching(/^figure\.airsquat\./) },
        },
        { title: 'Row' },
      ],
    })
  })

  it('continues the run that was started or continued last, and ignores finished ones', async () => {
    const member = await aMember(app)
    const running = async () => (await getNow(member)).run?.title
    await start(member, 'Base')
    advanceClock()
    await start(member, 'Second')
    expect(await running()).toBe('Second')
    advanceClock()
    await complete(member, 'Squat')
    expect(await running()).toBe('Base')
    advanceClock()
    await complete(member, 'Base')
    expect(await running()).toBe('Second')
    await api.as(member).call('progress.leavePage', { id: page('Second') })
    expect(await getNow(member)).toMatchObject({ todo: null, run: null })
  })

  it('never suggests a page that is still locked for this member', async () => {
    const member = await aMember(app)
    await start(member, 'Second')
    await complete(member, 'Swing')
    expect((await getNow(member)).todo).toMatchObject({ title: 'Clean' })
    await complete(member, 'Clean')
    expect(await getNow(member)).toMatchObject({
      todo: null,
      run: { title: 'Second', done: 2, total: 3 },
      next: [],
    })
    await start(member, 'Waiting')
    expect((await getNow(member)).todo).toBeNull()
  })

  it('drops planned or started pages that have become locked', async () => {
    const member = await aMember(app)
    const { cause_id } = await aGrant(app, member, { product_id })
    await start(member, 'Sold')
    expect(await getNow(member)).toMatchObject({ todo: { title: 'Sold session' }, run: { title: 'Sold' } })
    const planned = ['Bought run', 'Browsable run']
    for (const title of planned) await aScheduledItem(member, page(title), '2026-11-21')
    expect((await getNow(member)).todo).toMatchObject({ title: 'Bought run', is_planned: true })
    await aRevocation(app, member, { product_id }, cause_id)
    expect(await getNow(member)).toMatchObject({ todo: null, run: null })
  })

  it('does not know a private page any more when its grant has ended', async () => {
    const member = await aMember(app)
    const { cause_id } = await aGrant(app, member, { page_id: page('Private run') })
    await aScheduledItem(member, page('Private run'), '2026-11-21')
    expect((await getNow(member)).todo).toMatchObject({ title: 'Private run' })
    await aRevocation(app, member, { page_id: page('Private run') }, cause_id)
    expect(JSON.stringify(await getNow(member))).not.toContain('Private run')
  })

  it('is separate for each member of each app', async () => {
    const other_app = await anApp()
    const other_page = await publishCourse(other_app, [aProgram()])
    const [member, neighbour, stranger] = await Promise.all([aMember(app), aMember(app), aMember(other_app)])
    await start(member, 'Base')
    await aScheduledItem(member, page('Long run'), '2026-11-21')
    for (const other of [neighbour, stranger]) {
      expect(await getNow(other)).toMatchObject({ todo: null, run: null })
    }
    await api.as(stranger).call('progress.startPage', { id: other_page('Base') })
    expect((await getNow(stranger)).run).toMatchObject({ page_id: other_page('Base') })
    expect((await getNow(member)).run).toMatchObject({ page_id: page('Base') })
  })

  it('is for members', async () => {
    const closed = await anApp({ access: { is_private: true } })
    await expect(api.as(aGuest(app)).call('library.getNow')).rejects.toMatchObject({ status: 401 })
    await expect(api.as(await aUser(closed)).call('library.getNow')).rejects.toMatchObject({ status: 403 })
  })
})
