import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aGrant, aRevocation, setPageAccess } from '#test/factories/access.ts'
import { aGuest, aMember, aUser } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aProgram, aWorkout, publishCourse } from '#test/factories/progress.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'

let api: TestServer
let app: TestApp
let page: (title: string) => string
const product_id = newId()
const TODAY = '2026-11-21'

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
  page = await publishCourse(app, [
    aProgram(),
    { title: 'Kitchen', content_type: 'generic', below: [{ title: 'Crème brûlée', content_type: 'meal' }] },
    { title: 'Kettlebell', content_type: 'exercise' },
    aWorkout('Long run'),
    aWorkout('Bought run', { require_purchase: true, products: [product_id] }),
    aWorkout('Private run', { is_private: true }),
    aWorkout('Opens later', { is_scheduled: true, unlocks_at: '2026-12-01T00:00:00.000Z' }),
  ])
})

beforeEach(() => api.clock.set(new Date(`${TODAY}T09:00:00.000Z`)))

type Member = Awaited<ReturnType<typeof aMember>>
const list = async (member: Member, search = '', date = TODAY) =>
  (await api.as(member).call('library.listPlannable', { date, search })).items
const titles = async (...list_args: Parameters<typeof list>) =>
  (await list(...list_args)).map((item) => item.title)

describe('listPlannable', () => {
  it('offers what is open to the member, workouts first and exercises last', async () => {
    expect(await titles(await aMember(app))).toEqual([
      ...['Squat', 'Press', 'Row', 'Carry', 'Long run'],
      ...['Crème brûlée', 'Kettlebell'],
    ])
  })

  it('starts with the rest of a running program, then the member’s bookmarks', async () => {
    const member = await aMember(app)
    await api.as(member).call('progress.startPage', { id: page('Base') })
    await api.as(member).call('progress.completePage', { id: page('Squat') })
    await api.as(member).call('progress.toggleBookmark', { id: page('Kettlebell') })
    const items = await list(member)
    expect(items.slice(0, 5).map((item) => [item.title, item.source, item.program_title])).toEqual([
      ['Press', 'program', 'Base'],
      ['Row', 'program', 'Base'],
      ['Carry', 'program', 'Base'],
      ['Kettlebell', 'bookmark', null],
      ['Squat', 'content', null],
    ])
    expect(new Set(items.map((item) => item.page_id)).size).toBe(items.length)
  })

  it('does not name a program of which the member may not know any more, though they run it', async () => {
    const own = await anApp()
    const open = { inherit: false }
    const titlesOf = await publishCourse(own, [
      { title: 'Base', content_type: 'program', below: [aWorkout('Open to all', open), aWorkout('Inside')] },
    ])
    const [member, list_args] = [await aMember(own), await aMember(own)]
    for (const one of [member, list_args])
      await api.as(one).call('progress.startPage', { id: titlesOf('Base') })
    const { cause_id } = await aGrant(own, list_args, { page_id: titlesOf('Base') })
    await setPageAccess(own, titlesOf('Base'), { is_private: true })
    const named = async (one: Member) =>
      (await list(one)).map((item) => [item.title, item.source, item.program_title])
    expect(await named(member)).toEqual([['Open to all', 'program', null]])
    expect(await named(list_args)).toEqual([
      ['Open to all', 'program', 'Base'],
      ['Inside', 'program', 'Base'],
      ['Base', 'bookmark', null],
    ])
    await aRevocation(own, list_args, { page_id: titlesOf('Base') }, cause_id)
    expect(await named(list_args)).toEqual([['Open to all', 'program', null]])
  })

  it('decides access at the planned day, so that pages that unlock by then can be planned', async () => {
    const member = await aMember(app)
    expect(await titles(member, 'later', '2026-11-30')).toEqual([])
    expect(await titles(member, 'later', '2026-12-01')).toEqual(['Opens later'])
  })

  it('offers what was bought or given, as long as it is', async () => {
    const member = await aMember(app)
    expect(await titles(member, 'run')).toEqual(['Long run'])
    const [bought, list_args] = [await aGrant(app, member, { product_id }), { page_id: page('Private run') }]
    const { cause_id } = await aGrant(app, member, list_args)
    expect(await titles(member, 'run')).toEqual(['Private run', 'Long run', 'Bought run'])
    await aRevocation(app, member, list_args, cause_id)
    await aRevocation(app, member, { product_id }, bought.cause_id)
    expect(await titles(member, 'run')).toEqual(['Long run'])
  })

  it.each([
    ['creme BRULEE', ['Crème brûlée']],
    [' squat ', ['Squat']],
    ['%', []],
    ['Kitchen', []],
  ])('finds "%s" by title', async (search, found) => {
    expect(await titles(await aMember(app), search)).toEqual(found)
  })

  it('refuses a past day in the member’s zone', async () => {
    const there = await aMember(app, { timezone: 'Pacific/Auckland' })
    api.clock.set(new Date(`${TODAY}T11:30:00.000Z`))
    await expect(list(there)).rejects.toMatchObject({ code: 'schedule_in_past' })
    await expect(list(await aMember(app))).resolves.not.toEqual([])
  })

  it('is available only to members of the app', async () => {
    const closed = await anApp({ access: { is_private: true } })
    await publishCourse(closed, [aWorkout('Members only')])
    const listFor = (caller: object) => api.as(caller).call('library.listPlannable', { date: TODAY })
    await expect(listFor(aGuest(app))).rejects.toMatchObject({ status: 401 })
    await expect(listFor(await aUser(closed))).rejects.toMatchObject({ status: 403 })
    expect(await titles(await aMember(closed))).toEqual(['Members only'])
  })
})
