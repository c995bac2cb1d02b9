import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { setPageAccess } from '#test/factories/access.ts'
import { aGuest, aMember, atApp, PASSWORD } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { publishApp } from '#test/factories/pages.ts'
import { aProgram, aWorkout, publishCourse } from '#test/factories/progress.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'
import { PLAIN_NODE, recordRunStart } from '../../access/index.ts'

const DAY_MS = 86_400_000
const week = { is_scheduled: true, unlock_duration_seconds: 7 * 86_400 }
type Member = Awaited<ReturnType<typeof aMember>>

let api: TestServer
beforeAll(async () => {
  api = await aServer()
})

const inDays = (days: number): string => new Date(api.clock.now().getTime() + days * DAY_MS).toISOString()

describe('waiting from the own start', () => {
  let app: TestApp
  let page: (title: string) => string
  let member: Member
  beforeEach(async () => {
    app = await anApp({ is_sandbox: true })
    const below = [aWorkout('First'), aWorkout('Later', week)]
    const program = { title: 'Base', content_type: 'program', node: { is_progress_root: true }, below }
    page = await publishCourse(app, [program])
    member = await aMember(app)
  })

  const start = (input: { started_at?: string } = {}) =>
    api.as(member).call('progress.startPage', { id: page('Base'), ...input })
  const leave = () => api.as(member).call('progress.leavePage', { id: page('Base') })
  const readPage = (title: string, who: Member = member) =>
    api.as(who).call('pages.getPageAccess', { id: page(title) })
  const delay = (days: number) =>
    api.as({ ...app.owner, slug: app.slug }).call('apps.moveClock', { forward_seconds: days * 86_400 })
  const locked = (days: number) => ({ granted: false, reason: 'IS_SCHEDULED', available_after: inDays(days) })

  it('gains nothing by leaving and starting again', async () => {
    await start()
    await delay(6)
    expect(await readPage('Later')).toMatchObject(locked(7))
    await leave()
    expect(await readPage('Later')).toMatchObject({ granted: false, reason: 'START_REQUIRED' })
    await start()
    expect(await readPage('Later')).toMatchObject(locked(13))
    await delay(6)
    expect(await readPage('Later')).toMatchObject({ granted: false, reason: 'IS_SCHEDULED' })
    await leave()
    await start({ started_at: inDays(0) })
    expect(await readPage('Later')).toMatchObject(locked(19))
    await delay(7)
    expect(await readPage('Later')).toMatchObject({ granted: true })
  })

  it('cannot be shortened by a past start from the client, and is extended by a future one', async () => {
    await start({ started_at: inDays(-30) })
    expect(await readPage('Later')).toMatchObject(locked(7))
    await leave()
    await start({ started_at: inDays(3) })
    expect(await readPage('Later')).toMatchObject(locked(10))
  })

  it('never shuts what was completed, whatever is set afterwards', async () => {
    await start()
    await api.as(member).call('progress.completePage', { id: page('First') })
    const other = await aMember(app)
    const far = { is_scheduled: true, unlocks_at: '2090-01-01T00:00:00.000Z' }
    for (const node of [
      far,
      { ...week, unlocks_at: null },
      { schedule_period: 'month', schedule_interval: 9 },
    ] as const) {
      await setPageAccess(app, page('First'), node)
      expect(await readPage('First')).toMatchObject({ granted: true })
      expect(await readPage('First', other)).toMatchObject({ granted: false })
    }
    await leave()
    expect(await readPage('First')).toMatchObject({ granted: true })
  })
})

describe('a completed stage or program', () => {
  const far = { is_scheduled: true, unlocks_at: '2090-01-01T00:00:00.000Z' }
  let app: TestApp
  let page: (title: string) => string
  let member: Member
  beforeEach(async () => {
    app = await anApp()
    const pack = { title: 'Pack', content_type: 'pack', node: { is_progress_root: true } }
    const alone = aWorkout('Alone')
    page = await publishCourse(app, [
      aProgram(),
      {
        ...pack,
        below: [
          { ...pack, title: 'Inner', content_type: 'program', below: [aWorkout('Deep'), aWorkout('Deeper')] },
          alone,
        ],
      },
    ])
    member = await aMember(app)
  })

  const start = (title: string) => api.as(member).call('progress.startPage', { id: page(title) })
  const complete = (...titles: string[]) =>
    runInOrder(titles, (title) => api.as(member).call('progress.completePage', { id: page(title) }))
  const isOpen = async (title: string) =>
    (await api.as(member).call('pages.getPageAccess', { id: page(title) })).granted
  const isOpenFor = async (...titles: string[]) => {
    for (const title of titles) await setPageAccess(app, page(title), far)
    const found = await runInOrder(titles, async (title) => ((await isOpen(title)) ? [title] : []))
    return found.flat()
  }

  it('is never locked again when its last page is completed', async () => {
    await start('Base')
    await complete('Squat', 'Press', 'Row')
    expect(await isOpenFor('Week 1', 'Week 2', 'Base')).toEqual(['Week 1'])
  })

  it('is never locked again as a whole when the last page of all is completed', async () => {
    await start('Base')
    await complete('Squat', 'Press', 'Row', 'Carry')
    expect(await isOpenFor('Week 1', 'Week 2', 'Base')).toEqual(['Week 1', 'Week 2', 'Base'])
  })

  it('is never locked again when it is completed by itself', async () => {
    await start('Base')
    await complete('Week 1')
    expect(await isOpenFor('Week 1', 'Week 2', 'Base')).toEqual(['Week 1'])
  })

  it('is never locked again when a stage is completed by the call of its program', async () => {
    await start('Base')
    await api.as(member).call('progress.completeStage', { id: page('Base'), stage_id: page('Week 2') })
    expect(await isOpenFor('Week 1', 'Week 2', 'Base')).toEqual(['Week 2'])
  })

  it('is never locked again when a program is completed by its own call', async () => {
    await start('Base')
    await api.as(member).call('progress.completeProgram', { id: page('Base') })
    expect(await isOpenFor('Week 1', 'Week 2', 'Base')).toEqual(['Week 1', 'Week 2', 'Base'])
  })

  it('is never locked again when nobody has started it', async () => {
    await complete('Squat', 'Press')
    expect(await isOpenFor('Week 1', 'Base')).toEqual(['Week 1'])
  })

  it('is never locked again when one part was completed in a run of its own, and the rest outside of any', async () => {
    await start('Inner')
    await complete('Deep', 'Deeper', 'Alone')
    expect(await isOpenFor('Inner', 'Pack')).toEqual(['Inner', 'Pack'])
  })

  it('is never locked again when both it and a program in it are running', async () => {
    await start('Inner')
    await start('Pack')
    await complete('Alone', 'Deeper', 'Deep')
    expect(await isOpenFor('Inner', 'Pack')).toEqual(['Inner', 'Pack'])
  })

  it('stays accessible and known to the member when one of its pages is undone', async () => {
    await start('Base')
    await complete('Week 1', 'Row')
    await api.as(member).call('progress.uncompletePage', { id: page('Squat') })
    await api.as(member).call('progress.uncompleteStage', { id: page('Base'), stage_id: page('Week 1') })
    expect(await isOpenFor('Week 1')).toEqual(['Week 1'])
    const { ever_completed_page_ids } = await api
      .as(aGuest(app))
      .call('identity.login', { email: member.email, password: PASSWORD })
    const titles = ['Week 1', 'Squat', 'Press', 'Row']
    expect(ever_completed_page_ids.toSorted()).toEqual(titles.map(page).toSorted())
  })
})

describe('a program that waits from its own start', () => {
  const own_delay = { is_scheduled: true, unlock_duration_seconds: 3_600 }
  const program = { content_type: 'program', node: { is_progress_root: true } }
  const refused = (reason: string) => ({ code: 'page_locked', problem: { params: { reason } } })
  let app: TestApp
  let page: (title: string) => string
  let member: Member
  beforeEach(async () => {
    app = await anApp({ is_sandbox: true })
    page = await publishCourse(app, [
      { ...program, title: 'Base', below: [aWorkout('Later', week)] },
      { ...program, title: 'Year', below: [{ ...program, title: 'Inner', below: [aWorkout('Inside')] }] },
    ])
    member = await aMember(app)
  })

  const start = (title: string) => api.as(member).call('progress.startPage', { id: page(title) })
  const subscribe = (title: string) => api.as(member).call('progress.subscribeProgram', { id: page(title) })
  const readPage = (title: string) => api.as(member).call('pages.getPageAccess', { id: page(title) })
  const delay = (days: number) =>
    api.as({ ...app.owner, slug: app.slug }).call('apps.moveClock', { forward_seconds: days * 86_400 })

  it('cannot be started before its day, which that wait comes on top of', async () => {
    await setPageAccess(app, page('Base'), { is_scheduled: true, unlocks_at: inDays(10) })
    await expect(start('Base')).rejects.toMatchObject(refused('IS_SCHEDULED'))
    await setPageAccess(app, page('Base'), own_delay)
    for (const startProgram of [start, subscribe])
      await expect(startProgram('Base')).rejects.toMatchObject(refused('IS_SCHEDULED'))
    await delay(10)
    await start('Base')
    expect(await readPage('Later')).toMatchObject({ granted: false, available_after: inDays(17) })
  })

  it('cannot be started before what it waits for above has been started and has ended', async () => {
    await setPageAccess(app, page('Year'), week)
    await setPageAccess(app, page('Inner'), own_delay)
    await expect(start('Inner')).rejects.toMatchObject(refused('START_REQUIRED'))
    await start('Year')
    await expect(start('Inner')).rejects.toMatchObject(refused('IS_SCHEDULED'))
    await delay(7)
    expect(await start('Inner')).toMatchObject({ progress: 0 })
    expect(await readPage('Inside')).toMatchObject({ granted: false, available_after: inDays(1 / 24 + 7) })
  })

  it.each([
    ['of ten years', { unlock_duration_seconds: 316_224_000 }],
    ['of 120 months', { unlock_duration_seconds: null, schedule_period: 'month', schedule_interval: 120 }],
  ] as const)('can be started however long that is: one %s', async (_sentence, input) => {
    await setPageAccess(app, page('Base'), { ...own_delay, ...input })
    expect(await start('Base')).toMatchObject({ progress: 0 })
  })
})

describe('a program created in the studio', () => {
  it('is what waiting on its pages counts from, without a word in its settings', async () => {
    const app = await anApp({ is_sandbox: true })
    const owner = api.as(atApp(app.owner, app)).call
    const create = async (parent_id: string | null, content_type: string, title: string) =>
      (await owner('pages.createPage', { parent_id, content_type, title })).page_id
    const program = await create(null, 'program', 'Couch to 5k')
    const lesson = await create(program, 'article', 'Second week')
    await owner('pages.setAccess', { id: lesson, node: { ...PLAIN_NODE, ...week }, revision: 1 })
    await publishApp(app)
    const member = await aMember(app)
    const readPage = () => api.as(member).call('pages.getPageAccess', { id: lesson })
    expect(await readPage()).toMatchObject({ reason: 'START_REQUIRED', start_page_id: program })
    await api.as(member).call('progress.startPage', { id: program })
    expect(await readPage()).toMatchObject({ reason: 'IS_SCHEDULED', available_after: inDays(7) })
    await owner('apps.moveClock', { forward_seconds: 7 * 86_400 })
    expect(await readPage()).toMatchObject({ granted: true, may_act: true })
  })
})

describe('a page that opens the day after the start', () => {
  it.each([
    ['Europe/Berlin', '2035-03-24T14:00:00.000Z', '2035-03-25T22:00:00.000Z', '2035-03-26'],
    ['Europe/Lisbon', '2035-03-24T15:00:00.000Z', '2035-03-25T23:00:00.000Z', '2035-03-26'],
    ['America/New_York', '2035-03-10T20:00:00.000Z', '2035-03-12T04:00:00.000Z', '2035-03-12'],
    ['Australia/Sydney', '2035-03-31T04:00:00.000Z', '2035-04-01T14:00:00.000Z', '2035-04-02'],
    ['Australia/Lord_Howe', '2035-03-31T04:00:00.000Z', '2035-04-01T13:30:00.000Z', '2035-04-02'],
    ['Africa/Cairo', '2035-04-26T13:00:00.000Z', '2035-04-27T21:00:00.000Z', '2035-04-28'],
  ])(
    'opens at the first midnight of %s after a whole day, over a change of the clocks',
    async (time_zone, started_at, available_after, available_day) => {
      const app = await anApp({ time_zone })
      const daily = { is_scheduled: true, schedule_period: 'day', schedule_interval: 1 } as const
      const below = [aWorkout('Next', daily)]
      const page = await publishCourse(app, [
        { title: 'Base', content_type: 'program', node: { is_progress_root: true }, below },
      ])
      const member = await aMember(app, { timezone: 'Pacific/Kiritimati' })
      await api.inApp(app.id, (tx) =>
        recordRunStart(tx, {
          run_id: newId(),
          subscriber_id: member.subscriber_id,
          root_id: page('Base'),
          started_at: new Date(started_at),
        }),
      )
      const response = { available_after, available_day }
      const me = api.as(member)
      expect(await me.call('pages.getPageAccess', { id: page('Next') })).toMatchObject({
        granted: false,
        reason: 'IS_SCHEDULED',
        ...response,
      })
      await expect(me.call('pages.getPageBody', { id: page('Next') })).rejects.toMatchObject({
        code: 'is_scheduled',
        problem: { params: response },
      })
    },
  )
})

/** Does one thing after the other. */
async function runInOrder<Result>(titles: readonly string[], act: (title: string) => Promise<Result>) {
  const results: Result[] = []
  for (const title of titles) results.push(await act(title))
  return results
}
