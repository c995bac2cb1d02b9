import { beforeEach, describe, expect, it } from 'vitest'
import type { InputFor } from '@foyer/contract/client'
import { atApp } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import {
  aPage,
  aTextBlock,
  usePlainRenderer,
  get,
  plainRenderer,
  type TestPage,
} from '#test/factories/pages.ts'
import { aServer, type TestServer } from '#test/harness.ts'

describe('an undo while a publish runs', () => {
  let api: TestServer
  let app: TestApp
  let home: TestPage
  let other: TestPage

  const call = () => api.as(atApp(app.owner, app)).call
  const words = async (path: string) => (await get(app, path)).text
  const releases = async () => (await call()('pages.listReleases', {})).items

  async function publish(selection: InputFor<'pages.publish'> = {}) {
    const { id } = await call()('pages.publish', selection)
    const publishing = () => call()('pages.getPublishing', { id })
    await expect.poll(async () => (await publishing()).state, { timeout: 15_000 }).not.toBe('running')
    return publishing()
  }

  async function edit(page: TestPage, text: string): Promise<void> {
    const { revision, draft } = await call()('pages.getStudioPage', { id: page.id })
    const blocks = [aTextBlock(text)]
    await call()('pages.saveDraft', { id: page.id, revision, draft: { ...draft, blocks } })
  }

  /** Alternates between the first and second release this many times while pages with these words are rendered. */
  async function restoreWhile(rendered_path: string, times: number): Promise<() => number> {
    const [second, first] = await releases()
    let restore_count = 0
    await usePlainRenderer({
      ...plainRenderer,
      build_id: `undo ${rendered_path}`,
      render: async (input) => {
        if (restore_count < times && JSON.stringify(input.index?.page ?? '').includes(rendered_path)) {
          restore_count += 1
          const target = restore_count % 2 === 1 ? first : second
          await call()('pages.restoreRelease', { id: target?.id ?? '' })
        }
        return plainRenderer.render(input)
      },
    })
    return () => restore_count
  }

  beforeEach(async () => {
    api = await aServer()
    await usePlainRenderer()
    app = await anApp()
    home = await aPage(app, { path: '/', title: 'Home', body_text: 'First home' })
    other = await aPage(app, { path: '/other', title: 'Other', body_text: 'First other' })
    await publish()
    await edit(home, 'Second home')
    await edit(other, 'Second other')
    await call()('apps.updateAppTheme', { brand_color: { primary: '#123456' } })
    await publish()
  })

  it('is preserved: the chosen pages go live on top of the restored release, its settings included', async () => {
    await edit(other, 'Third other')
    const restore_count = await restoreWhile('Third other', 1)
    expect(await publish({ page_ids: [other.id] })).toMatchObject({ state: 'done', problems: [] })
    expect(restore_count()).toBe(1)
    expect(await words('/')).toContain('First home')
    expect(await words('/other')).toContain('Third other')
    expect(await words('/')).not.toContain('#123456')
    expect((await releases())[0]).toMatchObject({ number: 3, is_live: true, change_count: 1 })
  })

  it('is seen as often as it happens, and the publish still ends', async () => {
    await edit(other, 'Third other')
    const restore_count = await restoreWhile('Third other', 2)
    expect(await publish({ page_ids: [other.id] })).toMatchObject({ state: 'done' })
    expect(restore_count()).toBe(2)
    expect(await words('/')).toContain('Second home')
    expect(await words('/')).toContain('#123456')
    expect(await words('/other')).toContain('Third other')
  })
})
