import { beforeEach, describe, expect, it } from 'vitest'
import { aMember, atApp } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aPage, usePlainRenderer, publishApp, type TestPage } from '#test/factories/pages.ts'
import { aServer, type TestServer } from '#test/harness.ts'

describe('the audience of a change', () => {
  let api: TestServer
  let app: TestApp
  let gated: TestPage
  let tips: TestPage

  const call = () => api.as(atApp(app.owner, app)).call
  const move = (page: TestPage, parent: TestPage | null) =>
    call()('pages.movePage', { id: page.id, parent_id: parent?.id ?? null, position: 0 })
  const changed = async ({ id }: TestPage) =>
    (await call()('pages.listChanges', {})).items.find((item) => item.page_id === id)

  beforeEach(async () => {
    api = await aServer()
    await usePlainRenderer()
    app = await anApp()
    gated = await aPage(app, { path: '/sold', title: 'Sold', node: { require_purchase: true } })
    tips = await aPage(app, { path: '/tips', title: 'Tips' })
    await aPage(app, { path: '/tips/one', title: 'One', parent: tips })
    await aMember(app)
    await publishApp(app)
  })

  it('counts those who may see a page at its new place, and who loses it and all below it', async () => {
    await move(tips, gated)
    expect(await changed(tips)).toMatchObject({
      kind: 'moved',
      gate: 'purchase',
      audience: 0,
      audience_change: { gains: 0, loses: 1, pages_below: 1 },
    })
  })

  it('counts who gains a page that leaves a gate', async () => {
    await move(tips, gated)
    await publishApp(app)
    await move(tips, null)
    expect(await changed(tips)).toMatchObject({
      kind: 'moved',
      gate: 'open',
      audience: null,
      audience_change: { gains: 1, loses: 0, pages_below: 1 },
    })
  })

  it('counts nobody when a page keeps its gates, and is absent when it does not move', async () => {
    const other = await aPage(app, { path: '/other', title: 'Other' })
    await publishApp(app)
    await move(tips, other)
    expect((await changed(tips))?.audience_change).toEqual({ gains: 0, loses: 0, pages_below: 0 })
    await call()('pages.setPagePath', { id: gated.id, path: '/bought' })
    expect(await changed(gated)).toMatchObject({
      audience_change: null,
      parts: [{ kind: 'place', block_type: null, path: '/sold' }],
    })
  })

  it('covers a page whose text and path both changed', async () => {
    const { revision, draft } = await call()('pages.getStudioPage', { id: tips.id })
    await call()('pages.saveDraft', { id: tips.id, revision, draft: { ...draft, title: 'Hints' } })
    await call()('pages.setPagePath', { id: tips.id, path: '/hints' })
    expect(await changed(tips)).toMatchObject({
      kind: 'changed',
      parts: [{ kind: 'title' }, { kind: 'place', path: '/tips' }],
    })
    await publishApp(app)
    const [second] = (await call()('pages.listReleases', {})).items
    const { items } = await call()('pages.compareReleases', { id: second?.id ?? '', against: 1 })
    expect(items).toMatchObject([
      { path: '/hints', kind: 'changed', parts: [{ kind: 'title' }, { kind: 'place', path: '/tips' }] },
    ])
  })
})
