import { beforeEach, describe, expect, it } from 'vitest'
import type { InputFor } from '@foyer/contract/client'
import { setPageAccess } from '#test/factories/access.ts'
import { aMember, atApp } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aPage, aTextBlock, usePlainRenderer, get, type TestPage } from '#test/factories/pages.ts'
import { aServer, type TestServer } from '#test/harness.ts'

describe('a publish after an undo', () => {
  let api: TestServer
  let app: TestApp
  let pages: Record<'home' | 'words' | 'place' | 'deleted', TestPage>

  const call = () => api.as(atApp(app.owner, app)).call
  const words = async (path: string) => (await get(app, path)).text

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

  const releases = async () => (await call()('pages.listReleases', {})).items
  const changes = async () =>
    (await call()('pages.listChanges', {})).items
      .map(({ path, kind }) => `${kind} ${path}`)
      .filter((change) => change.includes('/'))
      .toSorted()

  beforeEach(async () => {
    api = await aServer()
    await usePlainRenderer()
    app = await anApp()
    const first = (path: string) => aPage(app, { path, title: `Page ${path}`, body_text: `First ${path}` })
    pages = {
      home: await first('/'),
      words: await first('/words'),
      place: await first('/place'),
      deleted: await first('/deleted'),
    }
    await publish()
    await edit(pages.home, 'Second /')
    await edit(pages.words, 'Second /words')
    await edit(pages.place, 'Second /place')
    await call()('pages.movePage', { id: pages.place.id, parent_id: pages.words.id, position: 0 })
    await call()('pages.deletePage', { id: pages.deleted.id })
    await aPage(app, { path: '/added', title: 'Added', body_text: 'Second /added' })
    await publish()
    await call()('pages.restoreRelease', { id: (await releases()).at(-1)?.id ?? '' })
  })

  it('includes the chosen page, and restores nothing that was undone', async () => {
    await publish({ page_ids: [pages.home.id] })
    expect(await words('/')).toContain('Second /')
    for (const path of ['/words', '/place', '/deleted']) expect(await words(path)).toContain(`First ${path}`)
    expect((await get(app, '/added')).status).toBe(404)
    expect((await releases())[0]).toMatchObject({ number: 3, page_count: 4, change_count: 1, is_live: true })
    expect(await changes()).toEqual(
      ['added /added', 'changed /place', 'changed /words', 'deleted /deleted'].toSorted(),
    )
  })

  it('moves a page with its live text when only its position was chosen', async () => {
    await edit(pages.place, 'First /place')
    await publish({ page_ids: [pages.words.id, pages.place.id] })
    expect(await words('/place')).toContain('First /place')
    expect(await words('/words')).toContain('Second /words')
    expect(await words('/')).toContain('First /')
    expect(await changes()).toEqual(['added /added', 'changed /', 'deleted /deleted'])
  })

  it('decides access by the gates at the pages’ positions in it', async () => {
    await setPageAccess(app, pages.words.id, { require_authentication: true })
    expect(await words('/place')).toContain('First /place')
    await publish({ page_ids: [pages.home.id] })
    expect(await words('/place')).toContain('First /place')
    await publish()
    expect(await words('/place')).not.toContain('Second /place')
    const member = await aMember(app)
    expect(JSON.stringify(await api.as(member).call('pages.getPageBody', { id: pages.place.id }))).toContain(
      'Second /place',
    )
  })

  it('names its base release, and the one left by the undo', async () => {
    await publish({ page_ids: [pages.home.id] })
    const [third, second, first] = await releases()
    expect([third?.base?.number, second?.base?.number, first?.base]).toEqual([1, 1, null])
    expect([third?.restored, first?.restored?.left]).toEqual([null, { id: second?.id, number: 2 }])
    const { items } = await call()('pages.compareReleases', {
      id: third?.id ?? '',
      against: third?.base?.number ?? 0,
    })
    expect(items.map(({ path, kind }) => `${kind} ${path}`)).toEqual(['changed /'])
    const back = await call()('pages.restoreRelease', { id: first?.id ?? '' })
    expect(back.restored?.left).toEqual({ id: third?.id, number: 3 })
  })

  it('can be undone in turn, with each release as it was', async () => {
    await publish({ page_ids: [pages.home.id] })
    const [third, second, first] = await releases()
    await call()('pages.restoreRelease', { id: second?.id ?? '' })
    expect(await words('/place')).toContain('Second /place')
    expect(await words('/added')).toContain('Second /added')
    expect((await get(app, '/deleted')).status).toBe(404)
    await call()('pages.restoreRelease', { id: first?.id ?? '' })
    expect(await words('/')).toContain('First /')
    await call()('pages.restoreRelease', { id: third?.id ?? '' })
    expect(await words('/')).toContain('Second /')
    expect(await words('/place')).toContain('First /place')
    expect((await get(app, '/added')).status).toBe(404)
  })
})
