import { beforeEach, describe, expect, it } from 'vitest'
import type { InputFor } from '@foyer/contract/client'
import { setPageAccess } from '#test/factories/access.ts'
import { aTeamMember, atApp, mailsTo } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aPage, aTextBlock, usePlainRenderer, get, publishApp, type TestPage } from '#test/factories/pages.ts'
import { aSecondServer, aServer, runInAppOf, type Caller, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'
import { runPlanJob } from './jobs/run-plans.ts'
import { startPublishing } from '../queries/publishings.ts'

const HOUR_MS = 3_600_000
const A_RUN = { id: newId(), attempt: 1, is_last_attempt: false, signal: new AbortController().signal }

describe('a planned publish', () => {
  let api: TestServer
  let app: TestApp
  let owner: Caller
  let home: TestPage

  beforeEach(async () => {
    api = await aServer()
    await usePlainRenderer()
    app = await anApp()
    owner = atApp(app.owner, app)
    home = await aPage(app, { path: '/', title: 'Home', body_text: 'First words' })
    await publishApp(app)
    await edit(home, 'Second words')
  })

  const call = () => api.as(owner).call
  const inHours = (hours: number) => new Date(api.clock.now().getTime() + hours * HOUR_MS).toISOString()
  const plan = (input: Partial<InputFor<'pages.planPublish'>> = {}) =>
    call()('pages.planPublish', { run_at: inHours(1), ...input })
  const plans = async () => (await call()('pages.listPublishPlans', {})).items
  const advanceClock = (hours: number) => call()('apps.moveClock', { forward_seconds: hours * 3_600 })
  const words = async (path = '/') => (await get(app, path)).text

  async function edit(page: TestPage, text: string, change: object = {}): Promise<void> {
    const { revision, draft } = await call()('pages.getStudioPage', { id: page.id })
    const blocks = [aTextBlock(text)]
    await call()('pages.saveDraft', { id: page.id, revision, draft: { ...draft, blocks, ...change } })
  }

  /** The plan once it is over. */
  async function waitForEnd(id: string) {
    const find = async () => (await plans()).find((one) => one.id === id)
    await expect
      .poll(async () => (await find())?.state, { timeout: 15_000, interval: 20 })
      .not.toMatch(/waiting|running/)
    return find()
  }

  it('publishes the current drafts once, when the app’s clock reaches its time', async () => {
    const { id, state } = await plan({ note: 'Spring' })
    expect(state).toBe('waiting')
    await edit(home, 'Third words')
    expect(await words()).toContain('First words')
    await advanceClock(1)
    expect(await waitForEnd(id)).toMatchObject({ state: 'done', release_number: 2, problems: [] })
    expect(await words()).toContain('Third words')
    const [latest] = (await call()('pages.listReleases', {})).items
    expect(latest).toMatchObject({ number: 2, note: 'Spring', author: app.owner.name, is_live: true })
  })

  it('waits when its job runs too early, and runs once on however many servers', async () => {
    const servers = [api.services, (await aSecondServer()).services]
    const { id } = await plan({ run_at: new Date(api.clock.now().getTime() + 60_000).toISOString() })
    const runDuePlan = () =>
      Promise.all(
        [...servers, ...servers, ...servers].map((services) =>
          runInAppOf(services, app.id, (ctx) => runPlanJob.handle(ctx, { plan_id: id }, A_RUN)),
        ),
      )
    await runDuePlan()
    expect(await plans()).toMatchObject([{ id, state: 'waiting' }])
    api.clock.advance(60_000)
    await runDuePlan()
    await waitForEnd(id)
    await runDuePlan()
    expect((await call()('pages.listReleases', {})).items.map((release) => release.number)).toEqual([2, 1])
  })

  it('publishes only the chosen pages', async () => {
    const other = await aPage(app, { path: '/other', title: 'Other', body_text: 'Not yet' })
    const { id, pages } = await plan({ page_ids: [home.id] })
    expect(pages).toEqual([{ page_id: home.id, title: 'Home' }])
    await advanceClock(1)
    await waitForEnd(id)
    expect(await words()).toContain('Second words')
    expect((await get(app, other.path)).status).toBe(404)
  })

  it('includes theme and navigation with all pages, and with chosen pages on request', async () => {
    const color = async () => /<meta name="theme-color" content="([^"]+)"/.exec(await words())?.[1]
    const before = await color()
    await call()('apps.updateAppTheme', { brand_color: { primary: '#123456' } })
    const chosen = await plan({ page_ids: [home.id] })
    const settings_plan = await plan({ run_at: inHours(2), page_ids: [], with_settings: true })
    const all = await plan({ run_at: inHours(3) })
    expect([chosen, settings_plan, all].map((one) => one.with_settings)).toEqual([false, true, true])
    await advanceClock(1)
    await waitForEnd(chosen.id)
    expect(await color()).toBe(before)
    await advanceClock(1)
    expect(await waitForEnd(settings_plan.id)).toMatchObject({ state: 'done', release_number: 3 })
    expect(await color()).toBe('#123456')
  })

  it('has nothing to do when only what it excludes has changed', async () => {
    await publishApp(app)
    await call()('apps.updateAppTheme', { brand_color: { primary: '#123456' } })
    const { id } = await plan({ with_settings: false })
    await advanceClock(1)
    expect(await waitForEnd(id)).toMatchObject({ state: 'done', release_number: null })
    await expect(plan({ page_ids: [] })).rejects.toMatchObject({ code: 'nothing_to_publish' })
  })

  it('has nothing to do where all was published by hand before', async () => {
    const { id } = await plan()
    await publishApp(app)
    await advanceClock(1)
    expect(await waitForEnd(id)).toMatchObject({ state: 'done', release_number: null, problems: [] })
    expect((await call()('pages.listReleases', {})).items).toHaveLength(2)
  })

  it('leaves out an invalid page, stores the reason, and mails it to the planner', async () => {
    const planner = await aTeamMember(app, { role: 'admin' })
    await edit(home, '', { blocks: [{ id: newId(), type: 'hero', version: 1, props: {} }] })
    await aPage(app, { path: '/fine', title: 'Fine', body_text: 'All well' })
    const { id } = await api.as(planner).call('pages.planPublish', { run_at: inHours(1) })
    await advanceClock(1)
    const ended = await waitForEnd(id)
    expect(ended).toMatchObject({ state: 'done', release_number: 2, author: planner.name })
    expect(ended?.problems).toContainEqual(
      expect.objectContaining({ page_id: home.id, title: 'Home', code: expect.any(String) }),
    )
    expect(await words()).toContain('First words')
    expect(await words('/fine')).toContain('All well')
    const mails = await mailsTo({ id: null }, planner.email)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toBe(`Scheduled publish of ${app.name} left pages out`)
    expect(mails[0]?.text).toMatch(/Home: .+/)
    expect(mails[0]?.text).toContain(`/apps/${app.slug}/pages/releases`)
  })

  it('fails when every chosen page is invalid, and mails that to the planner', async () => {
    await edit(home, '', { blocks: [{ id: newId(), type: 'hero', version: 1, props: {} }] })
    const { id } = await plan()
    await advanceClock(1)
    expect(await waitForEnd(id)).toMatchObject({ state: 'failed', release_number: null })
    expect(await words()).toContain('First words')
    const mails = await mailsTo({ id: null }, app.owner.email)
    expect(mails[0]?.subject).toBe(`Scheduled publish of ${app.name} failed`)
  })

  it('deletes no chosen page for members that was deleted after it was planned', async () => {
    const page = await aPage(app, { path: '/spring', title: 'Spring', body_text: 'Spring words' })
    await publishApp(app)
    await edit(page, 'Newer words')
    const { id } = await plan({ page_ids: [home.id, page.id] })
    api.clock.advance(1_000)
    await call()('pages.deletePage', { id: page.id })
    await advanceClock(1)
    expect(await waitForEnd(id)).toMatchObject({
      state: 'failed',
      problems: [{ page_id: page.id, title: 'Spring', code: 'deleted_meanwhile' }],
    })
    expect(await words('/spring')).toContain('Spring words')
    expect(await mailsTo({ id: null }, app.owner.email)).toHaveLength(1)
  })

  it('leaves a page locked that was locked since', async () => {
    const { id } = await plan()
    await setPageAccess(app, home.id, { require_authentication: true })
    await advanceClock(1)
    expect(await waitForEnd(id)).toMatchObject({ state: 'done' })
    expect(await words()).not.toContain('Second words')
  })

  it('waits for a publish that runs, and fails with one that died', async () => {
    const { id } = await plan()
    const running = {
      id: newId(),
      note: '',
      author: 'Nobody',
      page_ids: null,
      with_settings: true,
      started_at: api.clock.now(),
    }
    await api.inApp(app.id, (tx) => startPublishing(tx, running))
    await advanceClock(1)
    const { id: second } = await plan({ run_at: inHours(2) })
    expect((await plans()).map((one) => one.state)).toEqual(['waiting', 'waiting'])
    await api.inApp(app.id, async (tx) => {
      await tx.updateTable('publishings').set({ state: 'failed' }).where('id', '=', running.id).execute()
      await startPublishing(tx, { ...running, id: second })
      await tx
        .updateTable('publish_plans')
        .set({ state: 'running', publishing_id: second })
        .where('id', '=', second)
        .execute()
      await tx
        .updateTable('publishings')
        .set({ beat_at: new Date(Date.now() - 120_000) })
        .where('id', '=', second)
        .execute()
    })
    expect(await waitForEnd(id)).toMatchObject({ state: 'done', release_number: 2 })
    expect(await waitForEnd(second)).toMatchObject({ state: 'failed', problems: [] })
    expect((await mailsTo({ id: null }, app.owner.email))[0]?.text).toContain('interrupted on our side')
  })

  it('is cancelled while it waits, and not once it runs or has ended', async () => {
    const { id } = await plan()
    expect(await call()('pages.cancelPublishPlan', { id })).toMatchObject({ id, state: 'cancelled' })
    expect(await call()('pages.cancelPublishPlan', { id })).toMatchObject({ id, state: 'cancelled' })
    await advanceClock(1)
    const { id: running } = await plan({ run_at: inHours(2) })
    const setState = (state: string) =>
      api.inApp(app.id, (tx) =>
        tx.updateTable('publish_plans').set({ state }).where('id', '=', running).execute(),
      )
    await setState('running')
    const cancel = () => call()('pages.cancelPublishPlan', { id: running })
    await expect(cancel()).rejects.toMatchObject({ code: 'plan_is_running' })
    await setState('done')
    await expect(cancel()).rejects.toMatchObject({ code: 'plan_has_ended' })
    expect((await call()('pages.listReleases', {})).items).toHaveLength(1)
  })

  it.each([
    ['a moment that has passed', () => inHours(-1), 'date_in_past'],
    ['this very moment', () => inHours(0), 'date_in_past'],
    ['the beginning of time', () => '0000-01-01T00:00:00Z', 'date_out_of_range'],
    ['a moment in two years', () => inHours(2 * 366 * 24), 'date_out_of_range'],
    ['the end of time', () => '9999-12-31T23:59:59-23:59', 'date_out_of_range'],
  ])('refuses %s', async (_what, run_at, code) => {
    await expect(plan({ run_at: run_at() })).rejects.toMatchObject({
      status: 422,
      problem: { errors: [{ path: 'run_at', code }] },
    })
    expect(await plans()).toEqual([])
  })

  it('refuses a second plan for the same time, also of two at once, until the first is cancelled', async () => {
    const run_at = inHours(1)
    const outcomes = await Promise.allSettled([plan({ run_at }), plan({ run_at })])
    const reasons = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(reasons).toMatchObject([{ code: 'plan_at_same_time', status: 422 }])
    const [first] = await plans()
    await call()('pages.cancelPublishPlan', { id: first?.id ?? '' })
    expect(await plan({ run_at })).toMatchObject({ state: 'waiting' })
  })

  it('takes fifty plans and no more', async () => {
    await Promise.all(Array.from({ length: 50 }, (_, at) => plan({ run_at: inHours(at + 1) })))
    await expect(plan({ run_at: inHours(60) })).rejects.toMatchObject({ code: 'too_many_plans' })
  })

  it('lists what comes first, then what ended last', async () => {
    const [late, soon, deleted] = [
      await plan({ run_at: inHours(3) }),
      await plan({ run_at: inHours(2) }),
      await plan({ run_at: inHours(1) }),
    ]
    await call()('pages.cancelPublishPlan', { id: deleted.id })
    expect((await plans()).map((one) => one.id)).toEqual([soon.id, late.id, deleted.id])
  })

  it('is available only to the team of the app', async () => {
    const { id } = await plan()
    const [stranger, admin] = [await anApp(), await aTeamMember(app, { role: 'admin' })]
    const theirs = atApp(stranger.owner, stranger)
    expect((await api.as(admin).call('pages.listPublishPlans', {})).items).toHaveLength(1)
    expect((await api.as(theirs).call('pages.listPublishPlans', {})).items).toEqual([])
    await expect(api.as(theirs).call('pages.cancelPublishPlan', { id })).rejects.toMatchObject({
      status: 404,
    })
    const intruder = { ...stranger.owner, slug: app.slug }
    await expect(api.as(intruder).call('pages.planPublish', { run_at: inHours(2) })).rejects.toMatchObject({
      status: 404,
    })
    await expect(
      api.as(theirs).call('pages.planPublish', { run_at: inHours(2), page_ids: [home.id] }),
    ).rejects.toMatchObject({ problem: { errors: [{ path: 'page_ids.0', code: 'unknown_page' }] } })
    expect(await plans()).toMatchObject([{ id, state: 'waiting' }])
  })
})
