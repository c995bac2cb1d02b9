import { pageIndex, type PageEntity } from '@foyer/contract/pages/page-index'
import { beforeAll, describe, expect, it } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { atApp } from '#test/factories/identity.ts'
import { aPage, get, publishApp, usePlainRenderer } from '#test/factories/pages.ts'
import { aServer, type TestServer } from '#test/harness.ts'

let api: TestServer
let app: TestApp
beforeAll(async () => {
  api = await aServer()
  await usePlainRenderer()
  app = await anApp()
})

const load = async (path: string): Promise<PageEntity | null> => {
  const index = pageIndex.parse((await get(app, `/_pages${path}/index.json`)).json())
  return index.kind === 'open' ? index.page : null
}

describe('the toolbar and the view switch of a page', () => {
  it('are as its type has them until the owner chooses', async () => {
    const collection = await aPage(app, { content_type: 'collection' })
    const plain = await aPage(app)
    await publishApp(app)
    expect(await load(collection.path)).toMatchObject({ use_global_toolbar: true, show_view_switcher: true })
    expect(await load(plain.path)).toMatchObject({ use_global_toolbar: true, show_view_switcher: false })
  })

  it('are as the owner chose once that is published', async () => {
    const { id, path } = await aPage(app, { content_type: 'collection' })
    await publishApp(app)
    const owner = api.as(atApp(app.owner, app))
    const { draft, revision } = await owner.call('pages.getStudioPage', { id })
    await owner.call('pages.saveDraft', {
      id,
      revision,
      draft: { ...draft, use_global_toolbar: false, show_view_switcher: false },
    })
    expect(await load(path)).toMatchObject({ use_global_toolbar: true, show_view_switcher: true })
    await publishApp(app)
    expect(await load(path)).toMatchObject({ use_global_toolbar: false, show_view_switcher: false })
  })
})
