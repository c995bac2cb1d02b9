import { beforeEach, describe, expect, it } from 'vitest'
import { atApp } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import {
  aBlock,
  aPage,
  aTextBlock,
  get,
  plainRenderer,
  publishApp,
  usePlainRenderer,
  type TestPage,
} from '#test/factories/pages.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'

describe('a page that cannot be published', () => {
  let api: TestServer
  let app: TestApp
  let owner: Caller
  let [home, other]: TestPage[] = []

  beforeEach(async () => {
    api = await aServer()
    await usePlainRenderer()
    app = await anApp()
    owner = atApp(app.owner, app)
    home = await aPage(app, { path: '/', title: 'Home', body_text: 'First words' })
    other = await aPage(app, { path: '/other', title: 'Other', body_text: 'Other words' })
  })

  const call = () => api.as(owner).call
  const words = async (path: string) => (await get(app, path)).text
  const invalid = () => aBlock('hero', { height_ratio: 5000 })

  async function edit(page: TestPage | undefined, block: ReturnType<typeof aBlock>): Promise<void> {
    const id = page?.id ?? ''
    const { revision, draft } = await call()('pages.getStudioPage', { id })
    await call()('pages.saveDraft', { id, revision, draft: { ...draft, blocks: [block] } })
  }

  async function publish(input: { page_ids?: string[] } = {}) {
    const { id } = await call()('pages.publish', input)
    await expect
      .poll(async () => (await call()('pages.getPublishing', { id })).state, {
        timeout: 15_000,
        interval: 20,
      })
      .not.toBe('running')
    return call()('pages.getPublishing', { id })
  }

  it('is named and left out, keeps its live version and its draft, and the rest goes live', async () => {
    await publishApp(app)
    const block = invalid()
    await edit(home, block)
    await edit(other, aTextBlock('Newer words'))
    expect(await publish()).toMatchObject({
      state: 'done',
      problems: [{ page_id: home?.id, title: 'Home', block_id: block.id, path: 'height_ratio' }],
    })
    expect(await words('/')).toContain('First words')
    expect(await words('/other')).toContain('Newer words')
    expect((await call()('pages.getStudioPage', { id: home?.id ?? '' })).draft.blocks).toMatchObject([block])
    expect((await call()('pages.listChanges', {})).items).toMatchObject([{ path: '/', kind: 'changed' }])
    await edit(home, aTextBlock('Valid again'))
    expect(await publish()).toMatchObject({ state: 'done', problems: [] })
    expect(await words('/')).toContain('Valid again')
  })

  it('takes its new descendants with it, and what moved below it stays where it was', async () => {
    await publishApp(app)
    const parent = await aPage(app, { path: '/new', title: 'New', draft: { blocks: [invalid()] } })
    const child = await aPage(app, { path: '/new/child', title: 'Child', parent })
    const fine = await aPage(app, { path: '/fine', title: 'Fine', body_text: 'All well' })
    await call()('pages.movePage', { id: other?.id ?? '', parent_id: parent.id, position: 0 })
    const { state, problems } = await publish()
    expect(state).toBe('done')
    expect(problems.map(({ page_id, code }) => [page_id, code])).toEqual([
      [parent.id, 'ratio_out_of_range'],
      ...[other?.id, child.id].map((id) => [id, 'parent_left_out']),
    ])
    expect(await words('/other')).toContain('Other words')
    expect(await words(fine.path)).toContain('All well')
    expect((await get(app, child.path)).status).toBe(404)
  })

  it('prevents that the page above it is deleted from under it, and its path from being taken', async () => {
    const above = await aPage(app, { path: '/above', title: 'Above', body_text: 'Above words' })
    const below = await aPage(app, {
      path: '/below',
      title: 'Below',
      parent: above,
      body_text: 'Below words',
    })
    await publishApp(app)
    await call()('pages.movePage', { id: below.id, parent_id: null, position: 0 })
    await call()('pages.setPagePath', { id: below.id, path: '/moved' })
    await edit(below, invalid())
    await call()('pages.deletePage', { id: above.id })
    const taker = await aPage(app, { path: '/below', title: 'Taker', body_text: 'Taker words' })
    await edit(other, aTextBlock('Newer words'))
    const { state, problems } = await publish()
    expect(state).toBe('done')
    expect(new Map(problems.map(({ page_id, code }) => [page_id, code]))).toMatchObject(
      new Map([
        [below.id, 'parent_missing'],
        [above.id, 'needed_by_pages_below'],
        [taker.id, 'path_taken'],
      ]),
    )
    expect(await words('/below')).toContain('Below words')
    expect(await words('/above')).toContain('Above words')
    expect(await words('/other')).toContain('Newer words')
  })

  it('is left out too where it cannot be rendered', async () => {
    await publishApp(app)
    await edit(home, aTextBlock('Unlucky words'))
    await edit(other, aTextBlock('Newer words'))
    await usePlainRenderer({
      ...plainRenderer,
      build_id: 'half',
      render: (input) => {
        if (JSON.stringify(input).includes('Unlucky')) throw new Error('The screen broke.')
        return plainRenderer.render(input)
      },
    })
    expect(await publish()).toMatchObject({
      state: 'done',
      problems: [{ page_id: home?.id, code: 'cannot_be_drawn' }],
    })
    await usePlainRenderer()
    expect(await words('/')).toContain('First words')
    expect(await words('/other')).toContain('Newer words')
  })

  it('makes no release where nothing else changed', async () => {
    await edit(home, invalid())
    const { state, release_id } = await publish({ page_ids: [home?.id ?? ''] })
    expect([state, release_id]).toEqual(['failed', null])
    expect((await call()('pages.listReleases', {})).items).toEqual([])
  })
})
