import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aMember, atApp } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aPage, usePlainRenderer, get, publishApp, type TestPage } from '#test/factories/pages.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { PLAIN_NODE } from '#features/access/index.ts'

const LOGIN = { ...PLAIN_NODE, require_authentication: true }

describe('access to a page whose draft is deleted', () => {
  let api: TestServer
  let app: TestApp
  let plan: TestPage
  let week: TestPage

  const call = () => api.as(atApp(app.owner, app)).call
  const words = async (path: string) => (await get(app, path)).text

  beforeAll(async () => {
    api = await aServer()
    await usePlainRenderer()
  })

  beforeEach(async () => {
    app = await anApp()
    await aPage(app, { path: '/', title: 'Home' })
    plan = await aPage(app, { path: '/plan', body_text: 'Squat on Monday' })
    week = await aPage(app, { path: '/plan/week', parent: plan, body_text: 'Press on Friday' })
    await publishApp(app)
    await call()('pages.deletePage', { id: plan.id })
  })

  async function lockPage(page: TestPage): Promise<void> {
    const { revision } = await call()('pages.getAccessSettings', { id: page.id })
    await call()('pages.setAccess', { id: page.id, node: LOGIN, revision })
  }

  it('can be read, tried and set as long as members see it', async () => {
    expect(await words('/plan')).toContain('Squat on Monday')
    const settings = await call()('pages.getAccessSettings', { id: week.id })
    expect(settings).toMatchObject({ node: PLAIN_NODE, inherited_from: plan.id })
    await lockPage(plan)
    expect(await call()('pages.getAccessSettings', { id: plan.id })).toMatchObject({
      node: LOGIN,
      history: [{ author: app.owner.name }],
    })
    await expect.poll(() => words('/plan')).not.toContain('Squat on Monday')
    await expect.poll(() => words('/plan/week')).not.toContain('Press on Friday')
    const member = api.as(await aMember(app))
    expect(JSON.stringify(await member.call('pages.getPageBody', { id: plan.id }))).toContain('Squat')
  })

  it('is previewed before a change, including descendants that members still see', async () => {
    const preview = await call()('pages.previewAccessChange', { id: plan.id, node: LOGIN })
    expect(preview).toMatchObject({ page_count: 2, guests: { before: 2, after: 0, loses: 2 } })
    expect(preview.pages.map(({ page_id }) => page_id).toSorted()).toEqual([plan.id, week.id].toSorted())
  })

  it('is previewed for deleted pages below one that is not deleted', async () => {
    const root = await aPage(app, { path: '/root' })
    const leaf = await aPage(app, { path: '/root/leaf', parent: root })
    await publishApp(app)
    await call()('pages.deletePage', { id: leaf.id })
    const preview = await call()('pages.previewAccessChange', { id: root.id, node: LOGIN })
    expect(preview.guests).toMatchObject({ before: 2, after: 0 })
  })

  it('is unavailable once the deletion is published, and again after an undo', async () => {
    const calls = [
      () => call()('pages.getAccessSettings', { id: plan.id }),
      () => call()('pages.setAccess', { id: plan.id, node: LOGIN, revision: 1 }),
      () => call()('pages.previewAccessChange', { id: plan.id, node: LOGIN }),
    ]
    await publishApp(app)
    for (const one of calls) await expect(one()).rejects.toMatchObject({ status: 404 })
    const { items } = await call()('pages.listReleases', {})
    await call()('pages.restoreRelease', { id: items.at(-1)?.id ?? '' })
    expect(await words('/plan')).toContain('Squat on Monday')
    await lockPage(plan)
    await expect.poll(() => words('/plan')).not.toContain('Squat on Monday')
  })

  it('cannot be changed by another tenant', async () => {
    const stranger = await anApp()
    const theirs = api.as(atApp(stranger.owner, stranger)).call
    await expect(theirs('pages.getAccessSettings', { id: plan.id })).rejects.toMatchObject({ status: 404 })
    const input = { id: plan.id, node: LOGIN }
    await expect(theirs('pages.setAccess', { ...input, revision: 1 })).rejects.toMatchObject({ status: 404 })
    await expect(theirs('pages.previewAccessChange', input)).rejects.toMatchObject({ status: 404 })
  })
})
