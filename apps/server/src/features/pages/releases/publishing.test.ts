import { beforeEach, describe, expect, it } from 'vitest'
import { pageIndex } from '@foyer/contract/pages/page-index'
import { aMember, atApp, type TeamCaller } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import {
  aBlock,
  aPage,
  aTextBlock,
  usePlainRenderer,
  get,
  plainRenderer,
  publishApp,
  type TestPage,
} from '#test/factories/pages.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'
import { startPublishing } from '../queries/publishings.ts'

describe('publishing', () => {
  let api: TestServer
  let app: TestApp
  let owner: Caller
  let home: TestPage

  beforeEach(async () => {
    api = await aServer()
    await usePlainRenderer()
    app = await anApp()
    owner = atApp(app.owner, app)
    home = await aPage(app, { path: '/', title: 'Home', body_text: 'First words' })
  })

  const call = () => api.as(owner).call

  /** Publishes as the owner does, and waits until it has ended. */
  async function publish(input: { note?: string; page_ids?: string[] } = {}) {
    const { id } = await call()('pages.publish', input)
    await expect
      .poll(async () => (await call()('pages.getPublishing', { id })).state, {
        timeout: 15_000,
        interval: 20,
      })
      .not.toBe('running')
    return call()('pages.getPublishing', { id })
  }

  async function edit(page: TestPage, words: string): Promise<void> {
    const { revision, draft } = await call()('pages.getStudioPage', { id: page.id })
    await call()('pages.saveDraft', {
      id: page.id,
      revision,
      draft: { ...draft, blocks: [aTextBlock(words)] },
    })
  }

  const words = async (path = '/') => (await get(app, path)).text

  it('shows members nothing before, and all pages after', async () => {
    expect((await get(app, '/')).status).toBe(404)
    const published = await publish({ note: 'The beginning' })
    expect(published).toMatchObject({ state: 'done', problems: [] })
    expect(await words()).toContain('First words')
    expect((await call()('pages.listReleases', {})).items).toMatchObject([
      { number: 1, note: 'The beginning', author: app.owner.name, page_count: 1, is_live: true },
    ])
  })

  it('hides drafts from members until the next publish', async () => {
    await publish()
    await edit(home, 'Second words')
    expect(await words()).toContain('First words')
    await publish()
    expect(await words()).toContain('Second words')
  })

  it('lists its changes and their audience', async () => {
    await publish()
    await aMember(app)
    await edit(home, 'Second words')
    await aPage(app, { path: '/new', title: 'New', node: { require_authentication: true } })
    const { items, address } = await call()('pages.listChanges', {})
    expect(items.map(({ path, kind, audience, gate }) => [path, kind, audience, gate])).toEqual([
      ['/', 'changed', null, 'open'],
      ['/new', 'added', 1, 'login'],
    ])
    expect(address).toContain(app.slug)
  })

  it('lists which parts of a page changed', async () => {
    await publish()
    const { revision, draft } = await call()('pages.getStudioPage', { id: home.id })
    const [first] = draft.blocks
    if (!first) throw new Error('The page has no block.')
    const blocks = [
      aBlock('hero', { title: 'Fresh' }),
      { ...first, props: { ...first.props, align: 'center' } },
    ]
    const changed = { ...draft, title: 'Another title', show_tabbar: !draft.show_tabbar, blocks }
    await call()('pages.saveDraft', { id: home.id, revision, draft: changed })
    const [change] = (await call()('pages.listChanges', {})).items
    expect(change?.parts).toEqual([
      { kind: 'title', block_type: null },
      { kind: 'block_added', block_type: 'hero' },
      { kind: 'block_changed', block_type: first.type },
      { kind: 'settings', block_type: null },
    ])
    const other = await call()('pages.getStudioPage', { id: home.id })
    const swapped = { ...draft, blocks: [] }
    await call()('pages.saveDraft', { id: home.id, revision: other.revision, draft: swapped })
    expect((await call()('pages.listChanges', {})).items[0]?.parts).toEqual([
      { kind: 'block_removed', block_type: first.type },
    ])
  })

  it('lists a changed cover as the only change', async () => {
    await publish()
    const { revision, draft } = await call()('pages.getStudioPage', { id: home.id })
    const cover = { art: 'sunrise', alt: 'A sun' }
    await call()('pages.saveDraft', { id: home.id, revision, draft: { ...draft, cover } })
    const [change] = (await call()('pages.listChanges', {})).items
    expect(change?.parts).toEqual([{ kind: 'cover', block_type: null }])
  })

  it('refuses when there is nothing to publish', async () => {
    await publish()
    await expect(call()('pages.publish', {})).rejects.toMatchObject({ code: 'nothing_to_publish' })
  })

  it('publishes the chosen pages and their ancestors', async () => {
    await publish()
    await edit(home, 'Not yet')
    const parent = await aPage(app, { path: '/parent', title: 'Parent' })
    const child = await aPage(app, {
      path: '/parent/child',
      title: 'Child',
      parent,
      body_text: 'Chosen words',
    })
    await publish({ page_ids: [child.id] })
    expect(await words()).toContain('First words')
    expect(await words('/parent/child')).toContain('Chosen words')
    expect((await call()('pages.listChanges', {})).items).toMatchObject([{ path: '/', kind: 'changed' }])
  })

  it('stops at an invalid block, reports its location, and leaves the old release live', async () => {
    await publish()
    const { revision, draft } = await call()('pages.getStudioPage', { id: home.id })
    const block = aBlock('hero', { height_ratio: 5000 })
    const saved = await call()('pages.saveDraft', {
      id: home.id,
      revision,
      draft: { ...draft, blocks: [block] },
    })
    expect(saved.problems).toMatchObject([{ block_id: block.id, path: 'height_ratio' }])
    const failed = await publish()
    expect(failed).toMatchObject({
      state: 'failed',
      release_id: null,
      problems: [{ page_id: home.id, block_id: block.id, path: 'height_ratio' }],
    })
    expect(await words()).toContain('First words')
  })

  it('retains a block of unknown type, and shows members nothing of it', async () => {
    const { revision, draft } = await call()('pages.getStudioPage', { id: home.id })
    const odd = { id: newId(), type: 'hologram', version: 3, props: { beam: 'unknownbeam' } }
    const saved = await call()('pages.saveDraft', {
      id: home.id,
      revision,
      draft: { ...draft, blocks: [odd, aTextBlock('Known')] },
    })
    expect(saved.problems).toEqual([{ block_id: odd.id, path: 'type', code: 'unknown_block' }])
    expect(await publish()).toMatchObject({ state: 'done' })
    expect(await words()).not.toContain('unknownbeam')
    const reopened = await call()('pages.getStudioPage', { id: home.id })
    expect(reopened.draft.blocks[0]).toEqual(odd)
  })

  it('redirects an old path to the new one with its query, also for files', async () => {
    const page = await aPage(app, { path: '/old-name', title: 'Named' })
    await publish()
    await call()('pages.setPagePath', { id: page.id, path: '/new-name' })
    expect((await get(app, '/old-name')).status).toBe(200)
    await publish()
    const query = '?lang=en&page-builder=0190&session=a%26b'
    const [document, file] = await Promise.all([
      get(app, `/old-name${query}`),
      get(app, '/_pages/old-name/index.json?utm_source=mail&lang=en'),
    ])
    expect([document.status, document.headers['location']]).toEqual([301, `/new-name${query}`])
    expect([file.status, file.headers['location']]).toEqual([301, '/_pages/new-name/index.json?lang=en'])
  })

  it('takes deleted pages away with the next one', async () => {
    const page = await aPage(app, { path: '/gone', title: 'Gone' })
    await publish()
    await call()('pages.deletePage', { id: page.id })
    expect((await get(app, '/gone')).status).toBe(200)
    expect((await call()('pages.listPages', {})).items).toMatchObject([
      { state: 'live' },
      { page_id: page.id, state: 'deleted' },
    ])
    await publish()
    expect((await get(app, '/gone')).status).toBe(404)
  })

  it('lets gates follow a page that moved, and not before it is published', async () => {
    const gate = await aPage(app, {
      path: '/members',
      title: 'Members',
      node: { require_authentication: true },
    })
    const page = await aPage(app, { path: '/tips', title: 'Tips', body_text: 'Good tips' })
    await publish()
    await call()('pages.movePage', { id: page.id, parent_id: gate.id, position: 0 })
    expect(await words('/tips')).toContain('Good tips')
    await publish()
    expect(await words('/tips')).not.toContain('Good tips')
    await expect(api.as({ slug: app.slug }).call('pages.getPageBody', { id: page.id })).rejects.toMatchObject(
      {
        code: 'authentication_required',
        status: 403,
      },
    )
  })

  it('refuses moves that would create a loop, names them, and accepts them with the moves of their ancestors', async () => {
    const upper = await aPage(app, { path: '/upper', title: 'Upper', body_text: 'Upper words' })
    const lower = await aPage(app, {
      path: '/lower',
      title: 'Lower',
      parent: upper,
      body_text: 'Lower words',
    })
    await publish()
    await call()('pages.movePage', { id: lower.id, parent_id: null, position: 0 })
    await call()('pages.movePage', { id: upper.id, parent_id: lower.id, position: 0 })
    const failed = await publish({ page_ids: [upper.id] })
    expect(failed.state).toBe('failed')
    expect(failed.problems).toHaveLength(2)
    for (const { id } of [upper, lower]) {
      const problem = { page_id: id, block_id: null, path: 'parent_id', code: 'parent_loop' }
      expect(failed.problems).toContainEqual(expect.objectContaining(problem))
    }
    expect(await words('/upper')).toContain('Upper words')
    expect(await publish({ page_ids: [upper.id, lower.id] })).toMatchObject({ state: 'done', problems: [] })
    expect(await words('/lower')).toContain('Lower words')
  })

  it('runs once at a time: of ten simultaneous starts one succeeds', async () => {
    const createPublishing = () => ({
      id: newId(),
      note: '',
      author: 'Nobody',
      page_ids: null,
      with_settings: true,
      started_at: api.clock.now(),
    })
    const started = await Promise.all(
      Array.from({ length: 10 }, () => api.inApp(app.id, (tx) => startPublishing(tx, createPublishing()))),
    )
    expect(started.filter(Boolean)).toHaveLength(1)
    await expect(call()('pages.publish', {})).rejects.toMatchObject({ code: 'already_publishing' })
  })

  it('replaces one that died between compiling and switching, while its old release stays live', async () => {
    await publish()
    await edit(home, 'Second words')
    const id = newId()
    await api.inApp(app.id, (tx) =>
      startPublishing(tx, {
        id,
        note: '',
        author: 'Nobody',
        page_ids: null,
        with_settings: true,
        started_at: api.clock.now(),
      }),
    )
    await expect(call()('pages.publish', {})).rejects.toMatchObject({ code: 'already_publishing' })
    expect(await words()).toContain('First words')

    await api.inApp(app.id, (tx) =>
      tx
        .updateTable('publishings')
        .set({ beat_at: new Date(Date.now() - 120_000) })
        .where('id', '=', id)
        .execute(),
    )
    expect(await publish()).toMatchObject({ state: 'done' })
    expect(await call()('pages.getPublishing', { id })).toMatchObject({ state: 'failed' })
    expect(await words()).toContain('Second words')
  })

  it('leaves the old release live when a page cannot be rendered', async () => {
    await publish()
    await edit(home, 'Second words')
    await usePlainRenderer({
      ...plainRenderer,
      build_id: 'broken',
      render: () => {
        throw new Error('The screen broke.')
      },
    })
    expect(await publish()).toMatchObject({
      state: 'failed',
      problems: [{ page_id: home.id, code: 'cannot_be_drawn' }],
    })
    await usePlainRenderer()
    expect(await words()).toContain('First words')
  })

  it('serves unchanged pages with the same bytes as before', async () => {
    const page = await aPage(app, { path: '/stays', title: 'Stays', body_text: 'As it was' })
    await publish()
    const before = await get(app, '/_pages/stays/index.json')
    await edit(home, 'Second words')
    await publish()
    const after = await get(app, '/_pages/stays/index.json', {
      'if-none-match': String(before.headers['etag']),
    })
    expect([after.status, pageIndex.parse(before.json()).page.page_id]).toEqual([304, page.id])
  })

  it('compares a release with another one, in both directions', async () => {
    const [leaves, moves] = await Promise.all([
      aPage(app, { path: '/leaves', title: 'Leaves' }),
      aPage(app, { path: '/moves', title: 'Moves' }),
    ])
    await publish()
    await edit(home, 'Second words')
    await publish()
    await aPage(app, { path: '/comes', title: 'Comes' })
    await call()('pages.deletePage', { id: leaves.id })
    await call()('pages.setPagePath', { id: moves.id, path: '/moved' })
    await publish()
    const [third, second, first] = (await call()('pages.listReleases', {})).items
    const compared = async (id = '', against = 0) => {
      const { items, more_count } = await call()('pages.compareReleases', { id, against })
      expect(more_count).toBe(0)
      return items.map(({ path, kind, parts }) => [path, kind, parts.map((part) => part.kind)])
    }
    expect(await compared(second?.id, 1)).toEqual([['/', 'changed', ['block_added', 'block_removed']]])
    expect(await compared(third?.id, 2)).toEqual([
      ['/comes', 'added', []],
      ['/leaves', 'deleted', []],
      ['/moved', 'moved', ['place']],
    ])
    expect(await compared(third?.id, 1)).toHaveLength(4)
    expect(await compared(first?.id, 3)).toContainEqual(['/leaves', 'added', []])
    expect(await compared(first?.id, 1)).toEqual([])
    await expect(call()('pages.compareReleases', { id: first?.id ?? '', against: 9 })).rejects.toMatchObject({
      status: 422,
      problem: { errors: [{ path: 'against', code: 'invalid' }] },
    })
  })

  it('is available only to team members of the account', async () => {
    const [member, stranger] = await Promise.all([aMember(app), anApp()])
    const foreign: Partial<TeamCaller> = { ...stranger.owner, headers: { 'x-app-slug': app.slug } }
    await expect(api.as(member).call('pages.publish', {})).rejects.toMatchObject({ status: 401 })
    await expect(api.as(foreign).call('pages.publish', {})).rejects.toMatchObject({ status: 404 })
    const release = await publishApp(stranger)
    await expect(call()('pages.restoreRelease', { id: release })).rejects.toMatchObject({ status: 404 })
  })
})
