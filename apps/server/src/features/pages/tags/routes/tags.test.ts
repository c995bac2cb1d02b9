import { newContentRule } from '@foyer/content/definitions'
import { pageIndex } from '@foyer/contract/pages/page-index'
import { beforeAll, describe, expect, it } from 'vitest'
import { anApp, anOwner, type TestApp } from '#test/factories/apps.ts'
import { aGuest, aMember, atApp } from '#test/factories/identity.ts'
import { aBlock, aPage, get, publishApp, usePlainRenderer } from '#test/factories/pages.ts'
import { aTag } from '#test/factories/tags.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'

let api: TestServer
let app: TestApp
beforeAll(async () => {
  api = await aServer()
  await usePlainRenderer()
  app = await anApp()
})

const ownerOf = (of: TestApp): Caller => atApp(of.owner, of)
const studio = (of = app) => api.as(ownerOf(of))
const aWorkout = async (of = app) => (await aPage(of, { content_type: 'workout' })).id
const assign = (page_ids: string[], add_tag_ids: string[], remove_tag_ids: string[] = [], of = app) =>
  studio(of).call('pages.assignTags', { page_ids, add_tag_ids, remove_tag_ids })
const tagsOf = async (page_id: string) =>
  (await studio().call('pages.listPages')).items.find((node) => node.page_id === page_id)?.tag_ids

describe('tags', () => {
  it('are listed by name, with the pages of the draft that carry them', async () => {
    const own = await anApp()
    const [one, two] = [await aWorkout(own), await aWorkout(own)]
    await aTag(own, { name: 'Mobility', color: 'teal', page_ids: [one] })
    await aTag(own, { name: 'core', page_ids: [one, two] })
    await aTag(own, { name: 'Ärger' })
    await studio(own).call('pages.deletePage', { id: two })
    const { items } = await studio(own).call('pages.listTags')
    expect(items.map(({ name, page_count }) => [name, page_count])).toEqual([
      ['Ärger', 0],
      ['core', 1],
      ['Mobility', 1],
    ])
  })

  it('have a name of their own, whatever its case and accents, in each app', async () => {
    const tag = await aTag(app, { name: 'Été' })
    await expect(aTag(app, { name: ' ETE ' })).rejects.toMatchObject({ code: 'tag_exists' })
    const other = await aTag(app, { name: 'Winter' })
    await expect(
      studio().call('pages.updateTag', { tag_id: other.id, name: 'été', color: 'red' }),
    ).rejects.toMatchObject({ code: 'tag_exists' })
    const renamed = await studio().call('pages.updateTag', { tag_id: tag.id, name: 'ete', color: 'red' })
    expect(renamed).toMatchObject({ id: tag.id, name: 'ete', color: 'red' })
    await expect(aTag(await anApp(), { name: 'ete' })).resolves.toMatchObject({ name: 'ete' })
  })

  it.each([['   '], ['\u200b'], ['x'.repeat(41)]])('are not called %j', async (name) => {
    await expect(aTag(app, { name })).rejects.toMatchObject({ status: 422 })
  })

  it('are given to many pages and taken from them, and only changes count', async () => {
    const [one, two] = [await aWorkout(), await aWorkout()]
    const [old, fresh] = [await aTag(app, { page_ids: [one] }), await aTag(app)]
    expect(await assign([one, two, one], [fresh.id], [old.id])).toEqual({ changed_count: 2, refused: [] })
    expect([await tagsOf(one), await tagsOf(two)]).toEqual([[fresh.id], [fresh.id]])
    expect(await assign([one, two], [fresh.id], [old.id])).toEqual({ changed_count: 0, refused: [] })
    expect(await assign([one], [fresh.id], [fresh.id])).toMatchObject({ changed_count: 1 })
    expect(await tagsOf(one)).toEqual([])
  })

  it('are at most thirty on a page', async () => {
    const page = await aWorkout()
    const tags = await Promise.all(Array.from({ length: 31 }, () => aTag(app)))
    const ids = tags.map(({ id }) => id)
    await assign([page], ids.slice(0, 30))
    const other = await aWorkout()
    const full = { page_id: page, code: 'too_many_page_tags', params: { max: 30 } }
    expect(await assign([page, other], ids.slice(30))).toEqual({ changed_count: 1, refused: [full] })
    expect(await tagsOf(page)).toHaveLength(30)
    expect(await assign([page], ids.slice(30), ids.slice(0, 1))).toEqual({ changed_count: 1, refused: [] })
  })

  it('merge: the pages of one carry the other, once', async () => {
    const [one, two] = [await aWorkout(), await aWorkout()]
    const [from, into] = [await aTag(app, { page_ids: [one, two] }), await aTag(app, { page_ids: [one] })]
    const merged = await studio().call('pages.mergeTags', { tag_id: from.id, into_tag_id: into.id })
    expect(merged).toMatchObject({ id: into.id, page_count: 2 })
    expect([await tagsOf(one), await tagsOf(two)]).toEqual([[into.id], [into.id]])
    await expect(
      studio().call('pages.mergeTags', { tag_id: into.id, into_tag_id: into.id }),
    ).rejects.toMatchObject({ status: 422 })
  })

  it('stay on a copy of a page, and go from all pages with the tag', async () => {
    const page = await aWorkout()
    const tag = await aTag(app, { page_ids: [page] })
    const copy = await studio().call('pages.duplicatePage', { id: page })
    expect(await tagsOf(copy.page_id)).toEqual([tag.id])
    await studio().call('pages.deleteTag', { tag_id: tag.id })
    expect([await tagsOf(page), await tagsOf(copy.page_id)]).toEqual([[], []])
  })

  it('name pages and tags of this app alone', async () => {
    const other = await anApp()
    const [page, tag] = [await aWorkout(), await aTag(app)]
    const [strange_page, strange_tag] = [await aWorkout(other), await aTag(other)]
    const merge = (tag_id: string, into_tag_id: string) =>
      studio().call('pages.mergeTags', { tag_id, into_tag_id })
    expect(await assign([strange_page, page], [tag.id])).toEqual({
      changed_count: 1,
      refused: [{ page_id: strange_page, code: 'not_found' }],
    })
    for (const attempt of [
      () => assign([page], [strange_tag.id]),
      () => assign([page], [], [strange_tag.id]),
      () => assign([page], [newId()]),
      () => merge(tag.id, strange_tag.id),
    ])
      await expect(attempt()).rejects.toMatchObject({ status: 422, code: 'invalid' })
    const named = { tag_id: strange_tag.id, name: 'Mine', color: 'red' } as const
    await expect(studio().call('pages.updateTag', named)).rejects.toMatchObject({ status: 404 })
    await expect(studio().call('pages.deleteTag', { tag_id: strange_tag.id })).rejects.toMatchObject({
      status: 404,
    })
    await expect(merge(strange_tag.id, tag.id)).rejects.toMatchObject({ status: 404 })
  })

  it('are for the team of the app', async () => {
    const stranger = atApp(await anOwner(), app)
    for (const caller of [aGuest(app), await aMember(app), stranger])
      await expect(api.as(caller).call('pages.listTags')).rejects.toMatchObject({
        status: expect.toSatisfy((status: number) => [401, 403, 404].includes(status)),
      })
  })
})

describe('tags of published pages', () => {
  it('change lists and documents without a release', async () => {
    const own = await anApp()
    const guest = api.as(aGuest(own))
    const tag = await aTag(own, { name: 'Short' })
    const rule = { ...newContentRule('workout'), with_tags: [tag.id] }
    const list = aBlock('collection', { source: 'rule', rule })
    const home = await aPage(own, { path: '/', draft: { blocks: [list] } })
    const workout = await aWorkout(own)
    await publishApp(own)
    const listed = async () => {
      const { text } = await get(own, '/_pages/index.json')
      return pageIndex.parse(JSON.parse(text)).lists[list.id]
    }
    const items = async () =>
      (await guest.call('library.listContent', { content_type: 'workout', with_tags: tag.id })).items
    expect([await listed(), await items()]).toEqual([[], []])

    await assign([workout], [tag.id], [], own)
    expect(await listed()).toEqual([workout])
    expect(await items()).toMatchObject([{ page_id: workout, tags: [{ name: 'Short', color: 'teal' }] }])

    await studio(own).call('pages.updateTag', { tag_id: tag.id, name: 'Quick', color: 'red' })
    expect(await items()).toMatchObject([{ tags: [{ id: tag.id, name: 'Quick', color: 'red' }] }])

    await studio(own).call('pages.deleteTag', { tag_id: tag.id })
    expect([await listed(), await items()]).toEqual([[], []])
    expect((await studio(own).call('pages.getStudioPage', { id: home.id })).state).toBe('live')
  })
})
