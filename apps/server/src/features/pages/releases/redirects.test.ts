import { beforeEach, describe, expect, it } from 'vitest'
import { setPageAccess } from '#test/factories/access.ts'
import { atApp } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aPage, usePlainRenderer, get, publishApp, type TestPage } from '#test/factories/pages.ts'
import { addLocales } from '#test/factories/translations.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { loadSite } from '../tree/site.ts'

describe('the paths of a release that was undone', () => {
  let api: TestServer
  let app: TestApp
  let page: TestPage
  let first: string

  const call = () => api.as(atApp(app.owner, app)).call
  const readRedirect = async (path: string) => {
    const { status, headers } = await get(app, path)
    return [status, headers['location'] ?? null]
  }

  /** Requests each release before the next, so that this server has cached it. */
  beforeEach(async () => {
    api = await aServer()
    await usePlainRenderer()
    app = await anApp()
    await addLocales(app, ['de'])
    await aPage(app, { path: '/', title: 'Home' })
    page = await aPage(app, { path: '/first', title: 'Named' })
    first = await publishApp(app)
    await readRedirect('/first')
    await readRedirect('/second')
    await call()('pages.setPagePath', { id: page.id, path: '/second' })
    await publishApp(app)
    await readRedirect('/first')
    await readRedirect('/second')
  })

  const undo = () => call()('pages.restoreRelease', { id: first })

  it('lead to those of the one that members see again, on a server that knew it', async () => {
    await undo()
    expect([await readRedirect('/first'), await readRedirect('/second')]).toEqual([
      [200, null],
      [301, '/first'],
    ])
    expect(await readRedirect('/_pages/second/index.json')).toEqual([301, '/_pages/first/index.json'])
    expect(await readRedirect('/_pages/_translations/de/second.json')).toEqual([
      301,
      '/_pages/_translations/de/first.json',
    ])
  })

  it('are read from the database on a server that has cached no release', async () => {
    await undo()
    const { redirects } = await api.inApp(app.id, (tx) => loadSite(tx, first))
    expect(redirects.get('/second')).toBe(page.id)
  })

  it('are not there when the page is private by now', async () => {
    await undo()
    await setPageAccess(app, page.id, { is_private: true })
    expect([await readRedirect('/first'), await readRedirect('/second')]).toEqual([
      [404, null],
      [404, null],
    ])
  })

  it('redirect to the page’s new path after a further publish', async () => {
    await undo()
    await call()('pages.setPagePath', { id: page.id, path: '/third' })
    await publishApp(app)
    for (const path of ['/first', '/second']) expect(await readRedirect(path)).toEqual([301, '/third'])
    expect(await readRedirect('/third')).toEqual([200, null])
  })

  it('are pages again when that release is restored', async () => {
    await undo()
    const [second] = (await call()('pages.listReleases', {})).items
    await call()('pages.restoreRelease', { id: second?.id ?? '' })
    expect([await readRedirect('/first'), await readRedirect('/second')]).toEqual([
      [301, '/second'],
      [200, null],
    ])
  })
})
