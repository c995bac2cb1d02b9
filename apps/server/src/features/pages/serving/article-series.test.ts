import { beforeAll, describe, expect, it } from 'vitest'
import { pageIndex } from '@foyer/contract/pages/page-index'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aPage, usePlainRenderer, get, publishApp } from '#test/factories/pages.ts'
import { aServer } from '#test/harness.ts'

describe('an article among others', () => {
  let app: TestApp
  const readLinks = async (path: string) => {
    const { links } = pageIndex.parse((await get(app, `/_pages${path}/index.json`)).json())
    return Object.values(links)
      .map(({ title }) => title)
      .toSorted()
  }

  beforeAll(async () => {
    await aServer()
    await usePlainRenderer()
    app = await anApp()
    await aPage(app, { path: '/', title: 'Home' })
    const journal = await aPage(app, { path: '/journal', title: 'Journal' })
    const below = { parent: journal, content_type: 'article' }
    await aPage(app, { ...below, path: '/journal/one', title: 'One' })
    await aPage(app, { ...below, path: '/journal/two', title: 'Two', node: { is_private: true } })
    await aPage(app, { ...below, path: '/journal/three', title: 'Three' })
    await aPage(app, { ...below, path: '/journal/four', title: 'Four' })
    await publishApp(app)
  })

  it('links to the page that contains it and to the next article, and to no other', async () => {
    expect(await readLinks('/journal/three')).toEqual(['Four', 'Journal'])
    expect(await readLinks('/journal/four')).toEqual(['Journal'])
  })

  it('passes over what its readers may not know of', async () => {
    expect(await readLinks('/journal/one')).toEqual(['Journal', 'Three'])
  })

  it('has no series at the top level', async () => {
    await aPage(app, { path: '/alone', title: 'Alone', content_type: 'article' })
    await publishApp(app)
    expect(await readLinks('/alone')).toEqual([])
  })
})
