import { beforeEach, describe, expect, it } from 'vitest'
import type { InputFor } from '@foyer/contract/client'
import { atApp } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aPage, aTextBlock, usePlainRenderer, get, type TestPage } from '#test/factories/pages.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'

describe('theme and navigation', () => {
  let api: TestServer
  let app: TestApp
  let owner: Caller
  let home: TestPage
  let before: string | undefined

  const call = () => api.as(owner).call
  const words = async () => (await get(app, '/')).text

  async function publish(input: InputFor<'pages.publish'> = {}): Promise<void> {
    const { id } = await call()('pages.publish', input)
    await expect
      .poll(async () => (await call()('pages.getPublishing', { id })).state, { timeout: 15_000 })
      .toBe('done')
  }

  async function edit(page: TestPage, text: string): Promise<void> {
    const { revision, draft } = await call()('pages.getStudioPage', { id: page.id })
    const blocks = [aTextBlock(text)]
    await call()('pages.saveDraft', { id: page.id, revision, draft: { ...draft, blocks } })
  }

  const repaint = (primary: string) => call()('apps.updateAppTheme', { brand_color: { primary } })
  const color = async () => /<meta name="theme-color" content="([^"]+)"/.exec(await words())?.[1]
  const kinds = async () => (await call()('pages.listChanges', {})).items.map((item) => item.kind)
  beforeEach(async () => {
    api = await aServer()
    await usePlainRenderer()
    app = await anApp()
    owner = atApp(app.owner, app)
    home = await aPage(app, { path: '/', title: 'Home', body_text: 'First words' })
    await publish()
    before = await color()
    await repaint('#123456')
    await edit(home, 'Second words')
  })

  it('are published with all pages', async () => {
    await publish()
    expect(await color()).toBe('#123456')
    expect(await kinds()).toEqual([])
  })

  it('stay as members see them when pages are chosen, also for later releases', async () => {
    await publish({ page_ids: [home.id] })
    expect([await color(), await kinds()]).toEqual([before, ['theme']])
    expect(await words()).toContain('Second words')
    await edit(home, 'Third words')
    await publish({ with_settings: false })
    expect([await color(), await kinds()]).toEqual([before, ['theme']])
    expect(await words()).toContain('Third words')
  })

  it('are published with chosen pages on request', async () => {
    await publish({ page_ids: [home.id], with_settings: true })
    expect([await color(), await kinds()]).toEqual(['#123456', []])
  })

  it('are published alone, and the release records that', async () => {
    await publish({ page_ids: [], with_settings: true })
    expect([await color(), await kinds()]).toEqual(['#123456', ['changed']])
    expect(await words()).toContain('First words')
    const [second] = (await call()('pages.listReleases', {})).items
    const { items } = await call()('pages.compareReleases', { id: second?.id ?? '', against: 1 })
    expect(items).toMatchObject([{ kind: 'theme' }])
  })

  it('are restored with the release that had them', async () => {
    await publish()
    const { items } = await call()('pages.listReleases', {})
    await call()('pages.restoreRelease', { id: items[1]?.id ?? '' })
    expect(await color()).toBe(before)
    await edit(home, 'Fourth words')
    await publish({ page_ids: [home.id] })
    expect(await color()).toBe(before)
    await call()('pages.restoreRelease', { id: items[0]?.id ?? '' })
    expect(await color()).toBe('#123456')
  })

  it('are no reason to publish where they were left out', async () => {
    await publish({ page_ids: [home.id] })
    for (const input of [{ with_settings: false }, { page_ids: [] }, { page_ids: [home.id] }]) {
      await expect(call()('pages.publish', input)).rejects.toMatchObject({ code: 'nothing_to_publish' })
    }
  })

  it('go out with the first release, because members need some', async () => {
    const other = await anApp()
    const page = await aPage(other, { path: '/', title: 'Start' })
    const theirs = api.as(atApp(other.owner, other)).call
    await theirs('apps.updateAppTheme', { brand_color: { primary: '#0f766e' } })
    const { id } = await theirs('pages.publish', { page_ids: [page.id] })
    await expect
      .poll(async () => (await theirs('pages.getPublishing', { id })).state, { timeout: 15_000 })
      .toBe('done')
    expect((await get(other, '/')).text).toContain('<meta name="theme-color" content="#0f766e"')
  })
})
