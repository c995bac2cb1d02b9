import { beforeEach, describe, expect, it } from 'vitest'
import type { InputFor } from '@foyer/contract/client'
import { atApp } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aPage, aTextBlock, drawPlainly, get, plainRenderer, type TestPage } from '#test/factories/pages.ts'
import { aServer, type TestServer } from '#test/harness.ts'

describe('an undo while a publish runs', () => {
  let api: TestServer
  let app: TestApp
  let home: TestPage
  let other: TestPage

  const call = () => api.as(atApp(app.owner, app)).call
  const words = async (path: string) => (await get(app, path)).text
  const releases = async () => (await call()('pages.listReleases', {})).items

  async function publish(wish: InputFor<'pages.publish'> = {}) {
    const { id } = await call()('pages.publish', wish)
    const publishing = () => call()('pages.getPublishing', { id })
    await expect.poll(async () => (await publishing()).state, { timeout: 15_000 }).not.toBe('running')
    return publishing()
  }

  async function edit(page: TestPage, text: string): Promise<void> {
    const { revision, draft } = await call()('pages.getStudioPage', { id: page.id })
    const blocks = [aTextBlock(text)]
    await call()('pages.saveDraft', { id: page.id, revision, draft: { ...draft, blocks } })
  }

  /** Goes back to the first release while pages with these words are drawn, so many times in turn with the second. */
  async function undoWhile(drawn: string, times: number): Promise<() => number> {
    const [second, first] = await releases()
    let undone = 0
    await drawPlainly({
      ...plainRenderer,
      build_id: `undo ${drawn}`,
      render: async (input) => {
        if (undone < times && JSON.stringify(input.index?.page ?? '').includes(drawn)) {
          undone += 1
          const target = undone % 2 === 1 ? first : second
          await call()('pages.restoreRelease', { id: target?.id ?? '' })
        }
        return plainRenderer.render(input)
      },
    })
    return () => undone
  }

  beforeEach(async () => {
    api = await aServer()
    await drawPlainly()
    app = await anApp()
    home = await aPage(app, { path: '/', title: 'Home', words: 'First home' })
    other = await aPage(app, { path: '/other', title: 'Other', words: 'First other' })
    await publish()
    await edit(home, 'Second home')
    await edit(other, 'Second other')
    await call()('apps.updateAppTheme', { brand_color: { primary: '#123456' } })
    await publish()
  })

  it('is kept: what was chosen goes live with what was gone back to, its settings too', async () => {
    await edit(other, 'Third other')
    const undone = await undoWhile('Third other', 1)
    expect(await publish({ page_ids: [other.id] })).toMatchObject({ state: 'done', problems: [] })
    expect(undone()).toBe(1)
    expect(await words('/')).toContain('First home')
    expect(await words('/other')).toContain('Third other')
    expect(await words('/')).not.toContain('#123456')
    expect((await releases())[0]).toMatchObject({ number: 3, is_live: true, change_count: 1 })
  })

  it('is seen as often as it happens, and the publish still ends', async () => {
    await edit(other, 'Third other')
    const undone = await undoWhile('Third other', 2)
    expect(await publish({ page_ids: [other.id] })).toMatchObject({ state: 'done' })
    expect(undone()).toBe(2)
    expect(await words('/')).toContain('Second home')
    expect(await words('/')).toContain('#123456')
    expect(await words('/other')).toContain('Third other')
  })
})
