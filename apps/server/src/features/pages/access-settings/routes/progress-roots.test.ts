import { beforeEach, describe, expect, it } from 'vitest'
import { aGrant } from '#test/factories/access.ts'
import { aGuest, aMember, atApp } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aPage, get, publishApp, type TestPage } from '#test/factories/pages.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'
import { PLAIN_NODE } from '#features/access/index.ts'

const wait = { ...PLAIN_NODE, is_scheduled: true, unlock_duration_seconds: 7 * 86_400 }
const rhythm = { ...PLAIN_NODE, is_scheduled: true, schedule_period: 'week', schedule_interval: 1 } as const

describe('what waits from a member’s start', () => {
  let api: TestServer
  let app: TestApp
  let program: TestPage
  let week: TestPage
  let shelf: TestPage

  const call = () => api.as(atApp(app.owner, app)).call
  const set = async (page: TestPage, node: typeof PLAIN_NODE) => {
    const { revision } = await call()('pages.getAccessSettings', { id: page.id })
    return call()('pages.setAccess', { id: page.id, node, revision })
  }
  const refused = (path: string) => ({
    code: 'no_progress_root',
    problem: { errors: [{ path, code: 'no_progress_root' }] },
  })
  async function publish() {
    const { id } = await call()('pages.publish', {})
    const state = async () => (await call()('pages.getPublishing', { id })).state
    await expect.poll(state, { timeout: 15_000 }).toMatch(/done|failed/)
    return call()('pages.getPublishing', { id })
  }

  beforeEach(async () => {
    api = await aServer()
    app = await anApp()
    program = await aPage(app, { title: 'Base', content_type: 'program' })
    week = await aPage(app, { title: 'Week 1', parent: program })
    shelf = await aPage(app, { title: 'Shelf' })
  })

  it.each([
    ['a wait', wait, 'node.unlock_duration_seconds'],
    ['a rhythm', rhythm, 'node.schedule_interval'],
  ])('is refused where nothing is started: %s', async (_what, node, path) => {
    await expect(set(shelf, node)).rejects.toMatchObject(refused(path))
    const preview = call()('pages.previewAccessChange', { id: shelf.id, node })
    await expect(preview).rejects.toMatchObject(refused(path))
    expect((await set(shelf, { ...node, is_progress_root: true })).node.is_progress_root).toBe(true)
    expect((await set(week, node)).node).toEqual(node)
  })

  it('names the page that it counts from before it is saved', async () => {
    const settings = (page: TestPage) => call()('pages.getAccessSettings', { id: page.id })
    expect(await settings(week)).toMatchObject({
      root_above: { page_id: program.id, title: 'Base' },
      is_always_started: false,
    })
    expect(await settings(program)).toMatchObject({
      root_above: null,
      is_always_started: true,
      node: { is_progress_root: true },
    })
  })

  it('has its program for good: that it is started cannot be switched off', async () => {
    await set(week, wait)
    expect((await set(program, { ...PLAIN_NODE, require_authentication: true })).node).toMatchObject({
      is_progress_root: true,
      require_authentication: true,
    })
  })

  it('prevents disabling the start of an ancestor while it waits for it', async () => {
    await set(shelf, { ...PLAIN_NODE, is_progress_root: true })
    const box = await aPage(app, { title: 'Box', parent: shelf })
    const tool = await aPage(app, { title: 'Tool', parent: box })
    await set(tool, rhythm)
    await expect(set(shelf, PLAIN_NODE)).rejects.toMatchObject(refused('node.is_progress_root'))
    await set(box, { ...PLAIN_NODE, is_progress_root: true })
    expect((await set(shelf, PLAIN_NODE)).node.is_progress_root).toBe(false)
    await expect(set(box, PLAIN_NODE)).rejects.toMatchObject(refused('node.is_progress_root'))
    await call()('pages.deletePage', { id: tool.id })
    expect((await set(box, PLAIN_NODE)).node.is_progress_root).toBe(false)
  })

  it('is not published out of its program', async () => {
    await set(week, wait)
    await publishApp(app)
    await call()('pages.movePage', { id: week.id, parent_id: shelf.id, position: 0 })
    const problem = { page_id: week.id, title: 'Week 1', code: 'no_progress_root', path: 'parent_id' }
    expect(await publish()).toMatchObject({ state: 'failed', problems: [problem] })
    await call()('pages.movePage', { id: week.id, parent_id: program.id, position: 0 })
    const { revision, draft } = await call()('pages.getStudioPage', { id: shelf.id })
    await call()('pages.saveDraft', { id: shelf.id, revision, draft: { ...draft, title: 'Board' } })
    expect(await publish()).toMatchObject({ state: 'done', problems: [] })
  })
})

describe('a page that waits from the start of a private program', () => {
  let api: TestServer
  let app: TestApp
  let [hall, program, lesson]: TestPage[] = []

  beforeEach(async () => {
    api = await aServer()
    app = await anApp()
    hall = await aPage(app, { title: 'Hall', path: '/hall' })
    const node = { is_private: true }
    program = await aPage(app, { title: 'Base', content_type: 'program', parent: hall, node })
    lesson = await aPage(app, { title: 'Lesson', parent: program })
    const { revision } = await owner('pages.getAccessSettings', { id: lesson.id })
    await owner('pages.setAccess', { id: lesson.id, node: { ...wait, inherit: false }, revision })
    await publishApp(app)
  })

  const owner: ReturnType<TestServer['as']>['call'] = (...args) => api.as(atApp(app.owner, app)).call(...args)

  /** The decision about the lesson from every call that returns it. */
  async function readDecision(caller: Caller) {
    const { call } = api.as(caller)
    const id = lesson?.id ?? ''
    const refusal = await call('pages.getPageBody', { id }).catch((error: unknown) => error)
    const { access } = await call('pages.resolvePage', { path: lesson?.path ?? '' })
    const { because, ended, ...alone } = await call('pages.getPageAccess', { id })
    expect([alone, because, ended]).toEqual([access, [], []])
    return { access, refusal: refusal as { problem: object } }
  }

  it('may be saved, since it unlocks for owners of that program', async () => {
    const member = await aMember(app)
    await aGrant(app, member, { page_id: program?.id ?? '' })
    const { access, refusal } = await readDecision(member)
    expect(access).toMatchObject({ reason: 'START_REQUIRED', start_page_id: program?.id })
    expect(refusal).toMatchObject({
      code: 'start_required',
      problem: { params: { start_page_id: program?.id } },
    })
    await api.as(member).call('progress.startPage', { id: program?.id ?? '' })
    expect((await readDecision(member)).access).toMatchObject({ reason: 'IS_SCHEDULED' })
  })

  it('does not name the program to viewers it is hidden from, in any decision, refusal or link', async () => {
    for (const caller of [await aMember(app), await aMember(app, { is_admin: true }), aGuest(app)]) {
      const { access, refusal } = await readDecision(caller)
      expect(access).toMatchObject({ reason: 'START_REQUIRED', start_page_id: null })
      expect(refusal).toMatchObject({ code: 'start_required' })
      expect(JSON.stringify(refusal.problem)).not.toContain(program?.id)
    }
    const member = await aMember(app)
    const gates = await api.as(member).call('pages.getTreeGates', { root: hall?.id ?? '' })
    expect(Object.keys(gates.nodes)).toEqual([hall?.id, lesson?.id])
    const published = await get(app, `/_pages/_trees/${hall?.id}.json`)
    for (const text of [JSON.stringify(gates), published.text]) expect(text).not.toContain(program?.id)
  })
})
