import { beforeAll, describe, expect, it } from 'vitest'
import { atApp } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aBlock, aPage, usePlainRenderer, publishApp } from '#test/factories/pages.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'

let api: TestServer
let app: TestApp
let other: TestApp
let owner: Caller

beforeAll(async () => {
  api = await aServer()
  await usePlainRenderer()
  app = await anApp()
  other = await anApp()
  owner = atApp(app.owner, app)
})

const call = () => api.as(owner).call

describe('making pages', () => {
  it('creates one with the suggested blocks of its type and a path derived from its title', async () => {
    const page = await call()('pages.createPage', {
      parent_id: null,
      content_type: 'article',
      title: 'How to breathe',
    })
    expect(page).toMatchObject({
      path: '/how-to-breathe',
      content_type: 'article',
      revision: 1,
      state: 'new',
      problems: [],
    })
    expect(page.draft.blocks.map((block) => block.type)).toEqual(['text'])
    expect(page.draft.page_actions).toMatchObject([{ action_type: 'mark_complete' }])
    expect(page.root_id).toBe(page.page_id)
  })

  it('adds a number to a derived path that is taken', async () => {
    const titles = await Promise.all(
      [1, 2, 3].map(() =>
        call()('pages.createPage', { parent_id: null, content_type: 'generic', title: 'Twins' }),
      ),
    )
    expect(titles.map((page) => page.path).toSorted()).toEqual(['/twins', '/twins-2', '/twins-3'])
  })

  it.each([
    ['a path that is taken', { path: '/taken' }, 'path_taken'],
    ['a path of the product itself', { path: '/me/plan' }, 'path_reserved'],
    ['a path without a letter', { path: '/---' }, 'path_invalid'],
    ['a type that does not exist', { content_type: 'hologram' }, 'unknown_content_type'],
    ['a parent that does not exist', { parent_id: newId() }, 'invalid'],
  ])('refuses %s', async (_what, overrides, code) => {
    await aPage(app, { path: '/taken' }).catch(() => undefined)
    const input = { parent_id: null, content_type: 'generic', title: 'New', ...overrides }
    await expect(call()('pages.createPage', input)).rejects.toMatchObject({ code })
  })

  it('refuses a tree that is too deep', async () => {
    let parent_id: string | null = null
    for (let level = 0; level < 12; level += 1) {
      parent_id = (
        await call()('pages.createPage', { parent_id, content_type: 'generic', title: `Level ${level}` })
      ).page_id
    }
    await expect(
      call()('pages.createPage', { parent_id, content_type: 'generic', title: 'Too deep' }),
    ).rejects.toMatchObject({
      code: 'too_deep',
    })
  })

  it('inserts it at the requested position among its siblings', async () => {
    const root = await aPage(app, { title: 'Shelf' })
    for (const title of ['One', 'Three']) await aPage(app, { parent: root, title })
    await call()('pages.createPage', {
      parent_id: root.id,
      content_type: 'generic',
      title: 'Two',
      position: 1,
    })
    const { items } = await call()('pages.listPages', {})
    expect(
      items.filter((item) => item.parent_id === root.id).map((item) => [item.position, item.title]),
    ).toEqual([
      [0, 'One'],
      [1, 'Two'],
      [2, 'Three'],
    ])
  })
})

describe('saving a draft', () => {
  it('stores the sent content and increments the revision', async () => {
    const page = await aPage(app)
    const { draft, revision } = await call()('pages.getStudioPage', { id: page.id })
    const saved = await call()('pages.saveDraft', {
      id: page.id,
      revision,
      draft: { ...draft, title: 'Renamed' },
    })
    expect(saved).toMatchObject({
      revision: revision + 1,
      updated_by: app.owner.name,
      draft: { title: 'Renamed' },
    })
  })

  it('refuses a stale revision and changes nothing', async () => {
    const page = await aPage(app, { title: 'Mine' })
    const { draft, revision } = await call()('pages.getStudioPage', { id: page.id })
    const saves = await Promise.allSettled(
      ['One', 'Two'].map((title) =>
        call()('pages.saveDraft', { id: page.id, revision, draft: { ...draft, title } }),
      ),
    )
    expect(saves.filter((save) => save.status === 'rejected')).toMatchObject([
      { reason: { code: 'stale_revision', status: 409 } },
    ])
    expect((await call()('pages.getStudioPage', { id: page.id })).revision).toBe(revision + 1)
  })

  it.each([
    ['a link in text', { body: createLinkBlock('javascript:alert(1)') }],
    ['a link with a line break in its scheme', { body: createLinkBlock('java\nscript:alert(1)') }],
    ['a data link', { body: createLinkBlock('data:text/html,hello') }],
  ])('refuses %s that could run code', async (_what, props) => {
    const page = await aPage(app)
    const { draft, revision } = await call()('pages.getStudioPage', { id: page.id })
    const blocks = [aBlock('text', props)]
    await expect(
      call()('pages.saveDraft', { id: page.id, revision, draft: { ...draft, blocks } }),
    ).rejects.toMatchObject({
      code: 'invalid',
      status: 422,
      problem: { errors: [{ code: 'unsafe_link' }] },
    })
  })

  it('refuses a button that leads to code', async () => {
    const page = await aPage(app)
    const { draft, revision } = await call()('pages.getStudioPage', { id: page.id })
    const block_action = { id: newId(), type: 'open_url' as const, url: 'javascript:alert(1)' }
    const page_actions = [
      {
        id: newId(),
        action_type: 'generic_button' as const,
        text: 'Go',
        post_action_button_text: '',
        block_action,
      },
    ]
    await expect(
      call()('pages.saveDraft', { id: page.id, revision, draft: { ...draft, page_actions } }),
    ).rejects.toMatchObject({
      code: 'invalid',
    })
  })

  it('opens with all data that views need, including locked parts', async () => {
    const locked = await aPage(app, { title: 'Locked', node: { require_authentication: true } })
    const page = await aPage(app, {
      draft: { blocks: [aBlock('collection', { source: 'pages', page_ids: [locked.id] })] },
    })
    const opened = await call()('pages.getStudioPage', { id: page.id })
    expect(opened.links[locked.id]).toMatchObject({ title: 'Locked', gate: 'open' })
  })
})

describe('the tree', () => {
  it('moves a page, and never below itself', async () => {
    const [a, b] = [await aPage(app, { title: 'A' }), await aPage(app, { title: 'B' })]
    const { items } = await call()('pages.movePage', { id: b.id, parent_id: a.id, position: 0 })
    expect(items).toMatchObject([{ page_id: b.id, parent_id: a.id, position: 0 }])
    await expect(call()('pages.movePage', { id: a.id, parent_id: b.id, position: 0 })).rejects.toMatchObject({
      code: 'would_loop',
    })
    await expect(call()('pages.movePage', { id: a.id, parent_id: a.id, position: 0 })).rejects.toMatchObject({
      code: 'would_loop',
    })
  })

  it('creates no loop by two simultaneous moves', async () => {
    const [a, b] = [await aPage(app, { title: 'A' }), await aPage(app, { title: 'B' })]
    const moves = await Promise.allSettled([
      call()('pages.movePage', { id: a.id, parent_id: b.id, position: 0 }),
      call()('pages.movePage', { id: b.id, parent_id: a.id, position: 0 }),
    ])
    expect(moves.filter((move) => move.status === 'rejected')).toMatchObject([
      { reason: { code: 'would_loop' } },
    ])
  })

  it('retains its order through a hundred moves to one position', async () => {
    const root = await aPage(app, { title: 'Deck' })
    const [first, second] = [await aPage(app, { parent: root }), await aPage(app, { parent: root })]
    for (let turn = 0; turn < 60; turn += 1) {
      await call()('pages.movePage', {
        id: turn % 2 === 0 ? second.id : first.id,
        parent_id: root.id,
        position: 0,
      })
    }
    const { items } = await call()('pages.movePage', { id: second.id, parent_id: root.id, position: 0 })
    expect(items.map((item) => item.page_id)).toEqual([second.id, first.id])
  })

  it('duplicates with ids of its own and the same gates', async () => {
    const page = await aPage(app, {
      title: 'Plan',
      body_text: 'Squat',
      node: { require_authentication: true },
    })
    const copy = await call()('pages.duplicatePage', { id: page.id })
    const original = await call()('pages.getStudioPage', { id: page.id })
    expect(copy.path).toBe('/plan')
    expect(copy.draft.blocks[0]?.props).toEqual(original.draft.blocks[0]?.props)
    expect(copy.draft.blocks[0]?.id).not.toBe(original.draft.blocks[0]?.id)
    expect((await call()('pages.getAccessSettings', { id: copy.page_id })).node.require_authentication).toBe(
      true,
    )
  })

  it('deletes a page with its descendants, and restores all of them', async () => {
    const root = await aPage(app, { path: '/branch' })
    const leaf = await aPage(app, { parent: root, path: '/branch/leaf' })
    const { deleted_page_ids } = await call()('pages.deletePage', { id: root.id })
    expect(deleted_page_ids.toSorted()).toEqual([root.id, leaf.id].toSorted())
    await expect(call()('pages.getStudioPage', { id: leaf.id })).rejects.toMatchObject({ status: 404 })
    const { items } = await call()('pages.restorePage', { id: root.id })
    expect(items.map((item) => item.page_id)).toContain(root.id)
    expect((await call()('pages.getStudioPage', { id: leaf.id })).parent_id).toBe(root.id)
  })

  it('does not restore a page whose path is taken, nor one deleted long ago', async () => {
    const page = await aPage(app, { path: '/fought-for' })
    await call()('pages.deletePage', { id: page.id })
    await aPage(app, { path: '/fought-for' })
    await expect(call()('pages.restorePage', { id: page.id })).rejects.toMatchObject({ code: 'path_taken' })

    const old = await aPage(app, { path: '/old' })
    await call()('pages.deletePage', { id: old.id })
    await api.inApp(app.id, (tx) =>
      tx
        .updateTable('pages')
        .set({ deleted_at: new Date(api.clock.now().getTime() - 31 * 86_400_000) })
        .where('id', '=', old.id)
        .execute(),
    )
    await expect(call()('pages.restorePage', { id: old.id })).rejects.toMatchObject({ status: 404 })
  })

  it('refuses to delete the start page', async () => {
    const home = await aPage(app, { path: '/', title: 'Start' })
    await expect(call()('pages.deletePage', { id: home.id })).rejects.toMatchObject({ code: 'is_start_page' })
  })

  it('changes the path of a page, and reports why it cannot', async () => {
    const page = await aPage(app)
    expect(await call()('pages.setPagePath', { id: page.id, path: 'Fresh Name' })).toMatchObject({
      path: '/fresh-name',
    })
    await aPage(app, { path: '/in-use' })
    const refusals = [
      ['/in-use', 'path_taken'],
      ['/api/x', 'path_reserved'],
      ['---', 'path_invalid'],
    ] as const
    for (const [path, code] of refusals) {
      await expect(call()('pages.setPagePath', { id: page.id, path })).rejects.toMatchObject({ code })
    }
  })
})

describe('the search of the library', () => {
  it('finds pages by title, by text and by type, in paginated results', async () => {
    const search_app = await anApp()
    for (let at = 0; at < 5; at += 1) {
      await aPage(search_app, { title: `Goblet squat ${at}`, content_type: 'exercise' })
    }
    await aPage(search_app, { title: 'Elsewhere', body_text: 'A goblet of water' })
    const search = api.as(atApp(search_app.owner, search_app)).call
    const first = await search('pages.searchPages', { term: 'GOBLET squat', limit: 3 })
    expect([first.items.length, first.total_count]).toEqual([3, 5])
    const second = await search('pages.searchPages', {
      term: 'goblet squat',
      limit: 3,
      cursor: first.next_cursor ?? '',
    })
    expect(new Set([...first.items, ...second.items].map((item) => item.page_id)).size).toBe(5)
    expect(second.next_cursor).toBeNull()
    expect(
      (await search('pages.searchPages', { term: 'goblet', content_type: 'generic' })).items,
    ).toMatchObject([{ title: 'Elsewhere' }])
    expect((await search('pages.searchPages', { term: '100%_' })).items).toEqual([])
    await expect(search('pages.searchPages', { cursor: 'nonsense' })).rejects.toMatchObject({ status: 422 })
  })
})

describe('the search for a page', () => {
  it.each([
    ['training', 'Krafttraining für Anfänger'],
    ['anfanger kraft', 'Krafttraining für Anfänger'],
    ['tuzo', 'Fűző és Tűző'],
    ['京都', '東京都の朝ヨガ'],
    ['قوه', 'تمارين القوّة'],
    ['12', 'Week 12'],
  ])('finds by “%s” “%s”, in its title and in its text', async (term, words) => {
    const search_app = await anApp()
    const in_title = await aPage(search_app, { title: words })
    const in_text = await aPage(search_app, { title: 'Other', body_text: words })
    await aPage(search_app, { title: 'Nothing of it', body_text: 'rain train ring' })
    const { items } = await api.as(atApp(search_app.owner, search_app)).call('pages.searchPages', { term })
    expect(new Set(items.map(({ page_id }) => page_id))).toEqual(new Set([in_title.id, in_text.id]))
  })
})

describe('pages of another tenant', () => {
  it('answer exactly like pages that do not exist', async () => {
    const foreign = await aPage(other, { title: 'Theirs', body_text: 'Their words' })
    await publishApp(other)
    const unknown = newId()
    const attempts = (id: string) => [
      call()('pages.getStudioPage', { id }),
      call()('pages.deletePage', { id }),
      call()('pages.duplicatePage', { id }),
      call()('pages.movePage', { id, parent_id: null, position: 0 }),
      call()('pages.setPagePath', { id, path: '/x' }),
      call()('pages.getAccessSettings', { id }),
      call()('pages.restorePage', { id }),
      call()('pages.createPage', { parent_id: id, content_type: 'generic', title: 'Below' }),
    ]
    const [theirs, nobodys] = await Promise.all([
      Promise.allSettled(attempts(foreign.id)),
      Promise.allSettled(attempts(unknown)),
    ])
    const codes = (results: PromiseSettledResult<unknown>[]) =>
      results.map((result) =>
        result.status === 'rejected' ? (result.reason as { code: string }).code : 'answered',
      )
    expect(codes(theirs)).toEqual(codes(nobodys))
    expect(new Set(codes(theirs))).toEqual(new Set(['not_found', 'invalid']))
  })
})

function createLinkBlock(href: string): object {
  const text = { type: 'text', text: 'here', marks: [{ type: 'link', attrs: { href } }] }
  return { type: 'doc', content: [{ type: 'paragraph', content: [text] }] }
}
