import { beforeEach, describe, expect, it } from 'vitest'
import { setAppAccess } from '#test/factories/access.ts'
import { aProduct, aPurchase } from '#test/factories/commerce.ts'
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

  it('counts members only, as the list of members does', async () => {
    await aMember(app, { is_admin: true })
    await aMember(app, { suspended_at: api.clock.now() })
    await call()('members.viewApp')
    await move(tips, gated)
    await publishApp(app)
    await move(tips, null)
    expect((await changed(tips))?.audience_change).toMatchObject({ gains: 1 })
    expect(await call()('members.countMembers')).toMatchObject({
      members: { total: 1 },
      // The suspended one signed up too.
      views: { new: { total: 2 } },
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

  it('counts each member once over several pages, and for a deleted page those who see it now', async () => {
    const product = await aProduct(app)
    const sold = await aPage(app, {
      path: '/course',
      title: 'Course',
      node: { require_purchase: true, products: [product.id] },
    })
    const inner = await aPage(app, { path: '/course/one', title: 'One', parent: sold })
    await aPurchase(await aMember(app), product)
    await publishApp(app)
    for (const { id } of [tips, sold]) {
      const { revision, draft } = await call()('pages.getStudioPage', { id })
      await call()('pages.saveDraft', { id, revision, draft: { ...draft, title: 'New title' } })
    }
    await call()('pages.deletePage', { id: inner.id })

    const { items, audience_groups } = await call()('pages.listChanges', {})
    const of = ({ id }: TestPage) => items.find((item) => item.page_id === id)
    expect([of(tips)?.audience, of(sold)?.audience, of(inner)?.audience]).toEqual([null, 1, 1])
    const concerns = (...pages: TestPage[]) => {
      const keys = new Set(pages.map((page) => of(page)?.audience_key))
      return audience_groups
        .filter((group) => group.keys.some((key) => keys.has(key)))
        .reduce((sum, { count }) => sum + count, 0)
    }
    expect([concerns(tips), concerns(sold), concerns(inner), concerns(tips, sold)]).toEqual([2, 1, 1, 2])
  })

  it('counts members, not everyone, in a private app', async () => {
    await setAppAccess(app, { is_private: true })
    const { revision, draft } = await call()('pages.getStudioPage', { id: tips.id })
    await call()('pages.saveDraft', { id: tips.id, revision, draft: { ...draft, title: 'Hints' } })
    await call()('apps.updateAppTheme', { card_style: 'flat' })
    const { items } = await call()('pages.listChanges', {})
    expect(items.map(({ kind, audience }) => [kind, audience])).toEqual([
      ['changed', 1],
      ['theme', 1],
    ])
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
