import { beforeAll, describe, expect, it } from 'vitest'
import { aGrant, aRevocation } from '#test/factories/access.ts'
import { aGuest, aMember, aTeamMember, PASSWORD } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aProgram, aWorkout, publishCourse } from '#test/factories/progress.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'

let api: TestServer
let app: TestApp
let page: (title: string) => string
const product_id = newId()
const DAY_MS = 86_400_000
const bought = { require_purchase: true, products: [product_id] }

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
  const program = { content_type: 'program' }
  page = await publishCourse(app, [
    aProgram(),
    { title: 'An article', content_type: 'article' },
    { title: 'A pack', content_type: 'pack', below: [aWorkout('One'), aWorkout('Two')] },
    { title: 'A challenge', node: { is_progress_root: true }, below: [aWorkout('Day 1')] },
    {
      ...program,
      title: 'Bought',
      node: { ...bought, is_progress_root: true },
      below: [{ title: 'Only week', below: [aWorkout('Lift')] }],
    },
    { ...program, title: 'Browsable', node: { ...bought, allow_browsing: true, is_progress_root: true } },
    {
      ...program,
      title: 'Private',
      node: { is_private: true, is_progress_root: true },
      below: [aWorkout('Hidden')],
    },
    {
      ...program,
      title: 'Dripped',
      node: { is_progress_root: true },
      below: [
        {
          title: 'Later week',
          below: [aWorkout('Later', { is_scheduled: true, unlock_duration_seconds: 7 * 86_400 })],
        },
        { title: 'First week', below: [aWorkout('First')] },
      ],
    },
    {
      ...program,
      title: 'Waits for itself',
      node: { is_progress_root: true, is_scheduled: true, unlock_duration_seconds: 86_400 },
      below: [aWorkout('Inside')],
    },
    {
      ...program,
      title: 'Waits and costs',
      node: {
        ...bought,
        allow_browsing: true,
        is_progress_root: true,
        is_scheduled: true,
        unlock_duration_seconds: 60,
      },
    },
  ])
})

type Member = Awaited<ReturnType<typeof aMember>>
const start = (member: Member, title: string, input: object = {}) =>
  api.as(member).call('progress.startPage', { id: page(title), ...input })
const leave = (member: Member, title: string) =>
  api.as(member).call('progress.leavePage', { id: page(title) })
const readSubscribers = (caller: object, title: string) =>
  api.as(caller).call('progress.getPageSubscribers', { id: page(title) })

describe('startPage', () => {
  it('returns the sequence without completions', async () => {
    expect(await start(await aMember(app), 'Base')).toEqual({
      page_id: page('Base'),
      progress: 0,
      sequence: ['Squat', 'Press', 'Row', 'Carry'].map((title) => ({
        page_id: page(title),
        is_completed: false,
      })),
    })
  })

  it('returns the active run when it is started again', async () => {
    const member = await aMember(app)
    await start(member, 'Base')
    await api.as(member).call('progress.completePage', { id: page('Squat') })
    expect(await start(member, 'Base')).toMatchObject({ progress: 25 })
    expect(await runsOf(member)).toHaveLength(1)
  })

  it('starts one run when twelve devices start at the same time', async () => {
    const member = await aMember(app)
    const answers = await Promise.all(Array.from({ length: 12 }, () => start(member, 'Base')))
    expect(answers).toHaveLength(12)
    expect(await runsOf(member)).toHaveLength(1)
  })

  it.each([
    ['puts a start off', 3 * DAY_MS, 3 * DAY_MS],
    ['never lets one lie before now', -30 * DAY_MS, 0],
  ])('%s', async (_sentence, requested_start, actual) => {
    const member = await aMember(app)
    const now = api.clock.now().getTime()
    await start(member, 'Base', { started_at: new Date(now + requested_start).toISOString() })
    expect((await readSubscribers(member, 'Base')).started_at).toBe(new Date(now + actual).toISOString())
  })

  it('refuses a start that is years in the future, and one at a page of another program', async () => {
    const member = await aMember(app)
    const far = new Date(api.clock.now().getTime() + 800 * DAY_MS).toISOString()
    await expect(start(member, 'Base', { started_at: far })).rejects.toMatchObject({
      problem: { errors: [{ path: 'started_at', code: 'too_late' }] },
    })
    await expect(start(member, 'Base', { start_from_page_id: page('Lift') })).rejects.toMatchObject({
      problem: { errors: [{ path: 'start_from_page_id', code: 'not_in_sequence' }] },
    })
    expect(await runsOf(member)).toEqual([])
  })

  it('starts packs and any progress root of the owner, and nothing else', async () => {
    const member = await aMember(app)
    expect((await start(member, 'A pack')).sequence).toHaveLength(2)
    expect((await start(member, 'A challenge')).sequence).toHaveLength(1)
    await expect(start(member, 'An article')).rejects.toMatchObject({
      status: 422,
      code: 'not_a_progress_root',
    })
  })

  it('requires the product; browsing is not enough', async () => {
    const member = await aMember(app)
    for (const title of ['Bought', 'Browsable', 'Waits and costs']) {
      await expect(start(member, title)).rejects.toMatchObject({ code: 'page_locked' })
    }
    await aGrant(app, member, { product_id })
    for (const title of ['Bought', 'Browsable', 'Waits and costs']) {
      expect(await start(member, title)).toMatchObject({ progress: 0 })
    }
  })

  it('lets a program that waits for its own start be started', async () => {
    expect(await start(await aMember(app), 'Waits for itself')).toMatchObject({ progress: 0 })
  })

  it('answers for a private program as for none', async () => {
    const member = await aMember(app)
    const stranger = await aMember(await anApp())
    await expect(start(member, 'Private')).rejects.toMatchObject({ status: 404 })
    await expect(start(stranger, 'Base')).rejects.toMatchObject({ status: 404 })
    await aGrant(app, member, { page_id: page('Private') })
    expect((await start(member, 'Private')).sequence).toEqual([
      { page_id: page('Hidden'), is_completed: false },
    ])
  })

  it('starts the clock of what opens later', async () => {
    const member = await aMember(app)
    const later = { id: page('Later') }
    await expect(api.as(member).call('progress.completePage', later)).rejects.toMatchObject({
      code: 'page_locked',
    })
    await start(member, 'Dripped')
    await expect(api.as(member).call('progress.completePage', later)).rejects.toMatchObject({
      code: 'page_locked',
    })
    api.clock.advance(7 * DAY_MS)
    expect(await api.as(member).call('progress.completePage', later)).toMatchObject({
      page_id: page('Later'),
    })
    api.clock.advance(-7 * DAY_MS)
    expect(await api.as(member).call('progress.completePage', later)).toMatchObject({
      page_id: page('Later'),
    })
  })
})

describe('leavePage', () => {
  it('ends the run and hides its progress; a restart is a new run', async () => {
    const member = await aMember(app)
    await start(member, 'Base')
    await api.as(member).call('progress.completePage', { id: page('Squat') })
    expect(await leave(member, 'Base')).toEqual({ page_id: page('Base') })
    expect(await readSubscribers(member, 'Base')).toMatchObject({
      progress: 0,
      started_at: null,
      can_schedule_start: true,
    })
    expect(await start(member, 'Base')).toMatchObject({ progress: 0 })
    expect(await runsOf(member)).toHaveLength(2)
  })

  it('changes nothing where nothing runs, and knows no page that the member may not know of', async () => {
    const member = await aMember(app)
    expect(await leave(member, 'Base')).toEqual({ page_id: page('Base') })
    await expect(leave(member, 'Private')).rejects.toMatchObject({ status: 404 })
  })

  it('is possible though the page has become hidden', async () => {
    const member = await aMember(app)
    const { cause_id } = await aGrant(app, member, { page_id: page('Private') })
    await start(member, 'Private')
    await aRevocation(app, member, { page_id: page('Private') }, cause_id)
    expect(await leave(member, 'Private')).toEqual({ page_id: page('Private') })
  })

  it('leaves the runs of other members unchanged', async () => {
    const [own_row, other] = [await aMember(app), await aMember(app)]
    for (const member of [own_row, other]) await start(member, 'Base')
    await leave(own_row, 'Base')
    expect((await readSubscribers(other, 'Base')).started_at).not.toBeNull()
  })
})

describe('getPageSubscribers', () => {
  it('counts who runs it and names the last five to members, without those who hide', async () => {
    const own = await anApp()
    const own_row = await publishCourse(own, [aProgram()])
    const id = own_row('Base')
    const names = ['Anna Alt', 'Bo Berg', 'Cleo Clay', 'Dan Dorn', 'Eve Elm', 'Fay Frost']
    const people = []
    for (const name of names) people.push(await aMember(own, { name }))
    people.push(await aMember(own, { name: 'Hidden One', profile_visibility: 'private' }))
    people.push(await aMember(own, { name: 'Suspended Two' }))
    for (const person of people) await api.as(person).call('progress.startPage', { id })
    const suspended = people.at(-1)
    await api.inApp(own.id, (tx) =>
      tx
        .updateTable('users')
        .set({ suspended_at: new Date() })
        .where('app_id', '=', own.id)
        .where('id', '=', suspended?.user_id ?? '')
        .execute(),
    )
    const guest = await api.as(aGuest(own)).call('progress.getPageSubscribers', { id })
    expect(guest).toMatchObject({
      page_title: 'Base',
      page_path: '/base',
      count: 6,
      progress: 0,
      can_schedule_start: false,
    })
    expect(guest.last_5).toEqual([])
    const member = await api.as(people[0] ?? {}).call('progress.getPageSubscribers', { id })
    expect(member.last_5.map((person) => person.name)).toEqual(names.slice(1).toReversed())
  })

  it('returns the progress of the viewer', async () => {
    const member = await aMember(app)
    expect(await readSubscribers(member, 'Base')).toMatchObject({
      can_schedule_start: true,
      started_at: null,
    })
    await start(member, 'Base')
    await api.as(member).call('progress.completePage', { id: page('Press') })
    const own_row = await readSubscribers(member, 'Base')
    expect(own_row).toMatchObject({ progress: 25, can_schedule_start: false })
    expect(own_row.sequence.filter((step) => step.is_completed)).toEqual([
      { page_id: page('Press'), is_completed: true, is_locked: false, plan_day: null },
    ])
  })

  it('is empty for a page that cannot be started', async () => {
    expect(await readSubscribers(aGuest(app), 'An article')).toMatchObject({
      count: 0,
      sequence: [],
      can_schedule_start: false,
    })
  })

  it('shows the pages of a locked program only to its owners', async () => {
    const member = await aMember(app)
    for (const caller of [aGuest(app), member]) {
      await expect(readSubscribers(caller, 'Bought')).rejects.toMatchObject({ code: 'page_locked' })
      await expect(readSubscribers(caller, 'Private')).rejects.toMatchObject({ status: 404 })
    }
    await aGrant(app, member, { product_id })
    expect((await readSubscribers(member, 'Bought')).sequence).toHaveLength(1)
  })
})

describe('what a sign-in carries', () => {
  it('includes runs, completions and bookmarks', async () => {
    const member = await aMember(app)
    const me = api.as(member)
    for (const title of ['Base', 'A pack', 'A challenge']) await start(member, title)
    for (const title of ['Squat', 'Press', 'One', 'An article'])
      await me.call('progress.completePage', { id: page(title) })
    await me.call('progress.toggleBookmark', { id: page('Row') })
    const answer = await api
      .as({ slug: app.slug })
      .call('identity.login', { email: member.email, password: PASSWORD })
    expect(answer.program_subscriptions).toEqual({ [page('Base')]: [page('Week 1')] })
    expect(answer.pack_subscriptions).toEqual([page('A pack')])
    expect(answer.page_subscriptions.map((one) => one.page_id).toSorted()).toEqual(
      [page('Base'), page('A pack'), page('A challenge')].toSorted(),
    )
    expect(answer.page_completions.by_uuid).toHaveLength(4)
    expect(answer.page_completions.by_content_type['article']).toEqual([page('An article')])
    expect(answer.page_completions.by_content_type['workout']).toHaveLength(3)
    expect(answer.bookmarked_pages).toEqual([page('Row')])
  })

  it('omits a run that was left', async () => {
    const member = await aMember(app)
    await start(member, 'Base')
    await api.as(member).call('progress.completePage', { id: page('Squat') })
    await leave(member, 'Base')
    const answer = await api
      .as({ slug: app.slug })
      .call('identity.login', { email: member.email, password: PASSWORD })
    expect(answer).toMatchObject({
      program_subscriptions: {},
      page_subscriptions: [],
      page_completions: { by_uuid: [] },
    })
  })
})

describe('what the owner sees', () => {
  it('includes what a member started and completed', async () => {
    const member = await aMember(app)
    await start(member, 'A pack')
    await leave(member, 'A pack')
    await start(member, 'Base')
    await api.as(member).call('progress.completePage', { id: page('Squat') })
    const owner = await aTeamMember(app)
    const visible = await api.as(owner).call('members.showMember', { id: member.user_id })
    expect(visible.started).toMatchObject([
      { title: 'Base', progress: 25, ended_at: null },
      { title: 'A pack', progress: null },
    ])
    expect(visible.completed).toMatchObject([{ page_id: page('Squat'), title: 'Squat' }])
  })
})

function runsOf(member: Member) {
  return api.inApp(app.id, (tx) =>
    tx
      .selectFrom('progress_runs')
      .select('id')
      .where('app_id', '=', app.id)
      .where('subscriber_id', '=', member.subscriber_id)
      .execute(),
  )
}
