import { beforeAll, describe, expect, it } from 'vitest'
import { aGrant, setPageAccess } from '#test/factories/access.ts'
import { aGuest, aMember, PASSWORD } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aProgram, aWorkout, publishCourse } from '#test/factories/progress.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'

let api: TestServer
let app: TestApp
let page: (title: string) => string
const product_id = newId()

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
  const bought = { require_purchase: true, products: [product_id] }
  page = await publishCourse(app, [
    aProgram(),
    { title: 'An article', content_type: 'article' },
    { title: 'A pack', content_type: 'pack', below: [aWorkout('One')] },
    {
      title: 'Half free',
      content_type: 'program',
      below: [
        { title: 'Free week', below: [aWorkout('Free')] },
        { title: 'Paid week', below: [aWorkout('Paid', bought)] },
      ],
    },
    {
      title: 'Private pack',
      content_type: 'pack',
      node: { is_private: true },
      below: [aWorkout('Two')],
    },
    {
      title: 'Sold with a sample',
      content_type: 'program',
      node: bought,
      below: [{ title: 'Sample week', node: { inherit: false }, below: [aWorkout('Sample')] }],
    },
    {
      title: 'Sold pack with a sample',
      content_type: 'pack',
      node: bought,
      below: [aWorkout('Sample of the pack', { inherit: false })],
    },
    { title: 'Sold pack', content_type: 'pack', node: bought, below: [aWorkout('Three')] },
    {
      title: 'Private',
      content_type: 'program',
      node: { is_private: true },
      below: [{ title: 'Secret week', below: [aWorkout('Secret')] }],
    },
  ])
})

async function subscribed(title: string) {
  const member = await aMember(app)
  const id = page(title)
  const { program_subscription } = await api.as(member).call('progress.subscribeProgram', { id })
  return { member, me: api.as(member), id, program_subscription }
}

describe('subscribeProgram', () => {
  it('starts the program at its first stage', async () => {
    const { program_subscription } = await subscribed('Base')
    expect(program_subscription).toEqual({
      program_id: page('Base'),
      completed_stage_ids: [],
      active_stage_id: page('Week 1'),
      progress: 0,
      started_at: api.clock.now().toISOString(),
    })
  })

  it('is one with starting its page', async () => {
    const { me, id } = await subscribed('Base')
    await me.call('progress.leavePage', { id })
    expect(await me.call('progress.listProgramSubscriptions')).toEqual({ program_subscriptions: [] })
    await me.call('progress.startPage', { id })
    expect((await me.call('progress.listProgramSubscriptions')).program_subscriptions).toHaveLength(1)
  })

  it.each(['An article', 'A pack', 'Private'])('answers Program Not Found for %s', async (title) => {
    const me = api.as(await aMember(app))
    await expect(me.call('progress.subscribeProgram', { id: page(title) })).rejects.toMatchObject({
      status: 404,
      code: 'program_not_found',
    })
  })

  it('knows no program of another app', async () => {
    const stranger = api.as(await aMember(await anApp()))
    await expect(stranger.call('progress.subscribeProgram', { id: page('Base') })).rejects.toMatchObject({
      code: 'program_not_found',
    })
    await expect(
      api.as(aGuest(app)).call('progress.subscribeProgram', { id: page('Base') }),
    ).rejects.toMatchObject({
      status: 401,
    })
  })
})

describe('a program that has become private for a member who runs it', () => {
  it('is not named by its subscription, by the progress of its pages, or at the next sign-in', async () => {
    const own = await anApp()
    const below = [aWorkout('Open to all', { inherit: false }), aWorkout('Inside')]
    const nodes = { Plan: 'program', Pack: 'pack' } as const
    const titled = await publishCourse(
      own,
      Object.entries(nodes).map(([title, content_type]) => ({
        title,
        content_type,
        below: title === 'Plan' ? below : [aWorkout('One'), aWorkout('Shown', { inherit: false })],
      })),
    )
    const member = await aMember(own)
    const me = api.as(member)
    for (const title of ['Plan', 'Pack']) await me.call('progress.startPage', { id: titled(title) })
    const change = async (title: string) => [
      (await me.call('progress.completePage', { id: titled(title) })).root_progress,
      (await me.call('progress.uncompletePage', { id: titled(title) })).root_progress,
    ]
    const response = async () => {
      const { program_subscriptions } = await me.call('progress.listProgramSubscriptions')
      const login = await api
        .as(aGuest(own))
        .call('identity.login', { email: member.email, password: PASSWORD })
      return [
        program_subscriptions.map((one) => one.program_id),
        Object.keys(login.program_subscriptions),
        login.pack_subscriptions,
        ['Plan', 'Pack'].map((title) => JSON.stringify(login).includes(titled(title))),
        await change('Open to all'),
        await change('Shown'),
      ]
    }
    const progressOf = (title: string) => [50, 0].map((progress) => ({ page_id: titled(title), progress }))
    const plan = titled('Plan')
    const everything = [
      [plan],
      [plan],
      [titled('Pack')],
      [true, true],
      progressOf('Plan'),
      progressOf('Pack'),
    ]
    expect(await response()).toEqual(everything)
    for (const title of ['Open to all', 'Inside', 'One', 'Shown'])
      await me.call('progress.completePage', { id: titled(title) })
    for (const title of ['Open to all', 'Shown'])
      await me.call('progress.uncompletePage', { id: titled(title) })
    for (const title of ['Plan', 'Pack']) await setPageAccess(own, titled(title), { is_private: true })
    expect(await response()).toEqual([[], [], [], [false, false], [null, null], [null, null]])
    await aGrant(own, member, { page_id: plan })
    const [, , , , of_plan] = await response()
    expect(of_plan).toMatchObject([{ page_id: plan }, { page_id: plan }])
  })
})

describe('stages', () => {
  it('completes and undoes the pages of a stage', async () => {
    const { me, id } = await subscribed('Base')
    const done = await me.call('progress.completeStage', { id, stage_id: page('Week 1') })
    expect(done.program_subscription).toMatchObject({
      completed_stage_ids: [page('Week 1')],
      active_stage_id: page('Week 2'),
      progress: 50,
    })
    const undone = await me.call('progress.uncompleteStage', { id, stage_id: page('Week 1') })
    expect(undone.program_subscription).toMatchObject({
      completed_stage_ids: [],
      active_stage_id: page('Week 1'),
      progress: 0,
    })
  })

  it('is completed with its last page, and the last stage stays active at the end', async () => {
    const { me, id } = await subscribed('Base')
    for (const title of ['Squat', 'Press', 'Row', 'Carry'])
      await me.call('progress.completePage', { id: page(title) })
    expect((await me.call('progress.listProgramSubscriptions')).program_subscriptions).toMatchObject([
      {
        program_id: id,
        completed_stage_ids: [page('Week 1'), page('Week 2')],
        active_stage_id: page('Week 2'),
        progress: 100,
      },
    ])
  })

  it('answers Program Not Found for a program that the member has not started, and for a stage of another one', async () => {
    const stranger = api.as(await aMember(app))
    const { me, id } = await subscribed('Base')
    const stage_id = page('Week 1')
    for (const call of ['progress.completeStage', 'progress.uncompleteStage'] as const) {
      await expect(stranger.call(call, { id, stage_id })).rejects.toMatchObject({
        status: 404,
        code: 'program_not_found',
      })
      await expect(me.call(call, { id, stage_id: page('Free week') })).rejects.toMatchObject({
        code: 'program_not_found',
      })
      await expect(me.call(call, { id, stage_id: newId() })).rejects.toMatchObject({
        code: 'program_not_found',
      })
    }
  })

  it('cannot complete a stage that is locked', async () => {
    const { member, me, id } = await subscribed('Half free')
    const stage_id = page('Paid week')
    await expect(me.call('progress.completeStage', { id, stage_id })).rejects.toMatchObject({
      code: 'page_locked',
    })
    await aGrant(app, member, { product_id })
    expect((await me.call('progress.completeStage', { id, stage_id })).program_subscription.progress).toBe(50)
  })
})

describe('completeProgram', () => {
  it('completes all that the member may open', async () => {
    const { me, id } = await subscribed('Half free')
    const { program_subscription } = await me.call('progress.completeProgram', { id })
    expect(program_subscription).toMatchObject({ completed_stage_ids: [page('Free week')], progress: 50 })
  })

  it('counts once for any number of simultaneous requests', async () => {
    const { me, id, member } = await subscribed('Base')
    await Promise.all(Array.from({ length: 8 }, () => me.call('progress.completeProgram', { id })))
    const rows = await api.inApp(app.id, (tx) =>
      tx
        .selectFrom('page_completions')
        .select('id')
        .where('app_id', '=', app.id)
        .where('subscriber_id', '=', member.subscriber_id)
        .execute(),
    )
    expect(rows).toHaveLength(4)
  })

  it('answers Program Not Found where it is not running', async () => {
    const me = api.as(await aMember(app))
    await expect(me.call('progress.completeProgram', { id: page('Base') })).rejects.toMatchObject({
      code: 'program_not_found',
    })
  })
})

describe('getProgramAccess', () => {
  it('returns the decision to anyone who may know of the program', async () => {
    const guest = api.as(aGuest(app))
    expect(await guest.call('progress.getProgramAccess', { id: page('Base') })).toMatchObject({
      granted: true,
      may_act: false,
    })
    const member = await aMember(app)
    expect(await api.as(member).call('progress.getProgramAccess', { id: page('Base') })).toMatchObject({
      granted: true,
      may_act: true,
    })
    await expect(guest.call('progress.getProgramAccess', { id: page('Private') })).rejects.toMatchObject({
      status: 404,
    })
    await aGrant(app, member, { page_id: page('Private') })
    expect(await api.as(member).call('progress.getProgramAccess', { id: page('Private') })).toMatchObject({
      granted: true,
    })
  })
})

it('the access of programs and packs reports accessible descendants like that of pages', async () => {
  const guest = api.as(aGuest(app))
  const requested = [
    ['progress.getProgramAccess', 'Sold with a sample'],
    ['progress.getPackageAccess', 'Sold pack with a sample'],
  ] as const
  for (const [name, title] of requested) {
    const id = page(title)
    const response = await guest.call(name, { id })
    expect(response).toMatchObject({ reason: 'VIEWABLE_CHILDREN', denied_by: 'PURCHASE_REQUIRED' })
    expect(await guest.call('pages.getPageAccess', { id })).toMatchObject(response)
  }
})

describe('getPackageAccess', () => {
  const requestAccess = (who: Caller, title: string) =>
    api.as(who).call('progress.getPackageAccess', { id: page(title) })

  it('returns the decision to anyone who may know of the pack', async () => {
    const member = await aMember(app)
    expect(await requestAccess(aGuest(app), 'A pack')).toMatchObject({ granted: true, may_act: false })
    expect(await requestAccess(member, 'A pack')).toMatchObject({ granted: true, may_act: true })
    expect(await requestAccess(member, 'Sold pack')).toMatchObject({
      granted: false,
      reason: 'PURCHASE_REQUIRED',
      product_ids: [product_id],
    })
    await aGrant(app, member, { product_id })
    expect(await requestAccess(member, 'Sold pack')).toMatchObject({ granted: true })
  })

  it('shows a private pack only to its owners, and refuses pages of other types', async () => {
    const member = await aMember(app)
    for (const who of [aGuest(app), member])
      await expect(requestAccess(who, 'Private pack')).rejects.toMatchObject({ status: 404 })
    await aGrant(app, member, { page_id: page('Private pack') })
    expect(await requestAccess(member, 'Private pack')).toMatchObject({ granted: true })
    for (const title of ['Base', 'An article'])
      await expect(requestAccess(member, title)).rejects.toMatchObject({ status: 404 })
    await expect(requestAccess(await aMember(await anApp()), 'A pack')).rejects.toMatchObject({ status: 404 })
  })
})

describe('listPackageSubscriptions', () => {
  it('lists the packs that the member runs, with how far they are, until they leave', async () => {
    const member = await aMember(app)
    const me = api.as(member)
    const id = page('A pack')
    await me.call('progress.startPage', { id: page('Base') })
    expect(await me.call('progress.listPackageSubscriptions')).toEqual({ pack_subscriptions: [] })
    await me.call('progress.startPage', { id })
    await me.call('progress.completePage', { id: page('One') })
    expect(await me.call('progress.listPackageSubscriptions')).toEqual({
      pack_subscriptions: [
        { pack_id: id, progress: 100, total: 1, done: 1, started_at: api.clock.now().toISOString() },
      ],
    })
    const stranger = api.as(await aMember(await anApp()))
    expect(await stranger.call('progress.listPackageSubscriptions')).toEqual({ pack_subscriptions: [] })
    await me.call('progress.leavePage', { id })
    expect(await me.call('progress.listPackageSubscriptions')).toEqual({ pack_subscriptions: [] })
  })

  it('is for members', async () => {
    await expect(api.as(aGuest(app)).call('progress.listPackageSubscriptions')).rejects.toMatchObject({
      status: 401,
    })
  })
})
