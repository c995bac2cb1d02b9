import { beforeAll, describe, expect, it } from 'vitest'
import { anApp, anOwner, type TestApp } from '#test/factories/apps.ts'
import { aProduct } from '#test/factories/commerce.ts'
import { aFile } from '#test/factories/files.ts'
import { runJob } from '#test/factories/jobs.ts'
import { aPicture } from '#test/factories/media.ts'
import { aBlock, aPage, publishApp } from '#test/factories/pages.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'
import { cleanUploadsJob } from '../jobs.ts'

let api: TestServer
beforeAll(async () => {
  api = await aServer()
})

const asOwner = (app: TestApp) => api.as({ ...app.owner, slug: app.slug })
const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id)
const showing = (media_id: string) => aBlock('image', { image: { media_id, alt: '' } })

describe('GET /studio/media_library', () => {
  it('lists pictures and files together, by kind, text, use and missing alternative text, page by page', async () => {
    const app = await anApp()
    const call = asOwner(app)
    const shown = await aPicture(app, { name: 'Deadlift', alt: 'A coach' })
    const plain = await aPicture(app, { name: 'Yard', alt: '' })
    const video = await aFile(app, 'video')
    const pdf = await aFile(app, 'file')
    await aPage(app, { draft: { blocks: [showing(shown.id)], cover: { media_id: shown.id, alt: '' } } })
    await aProduct(app, { cover: { media_id: shown.id, alt: '' } })

    const { items } = await call.call('media.listLibrary', {})
    expect(ids(items)).toEqual([pdf.id, video.id, plain.id, shown.id])
    expect(items.map(({ kind, use_count }) => [kind, use_count])).toEqual([
      ['file', 0],
      ['video', 0],
      ['image', 0],
      ['image', 2],
    ])
    const list = async (input: Parameters<typeof call.call<'media.listLibrary'>>[1]) =>
      ids((await call.call('media.listLibrary', input)).items)
    expect(await list({ kind: 'video' })).toEqual([video.id])
    expect(await list({ term: 'COACH' })).toEqual([shown.id])
    expect(await list({ without_alt: true })).toEqual([plain.id])
    expect(await list({ is_used: true })).toEqual([shown.id])
    expect(await list({ is_used: false })).toEqual([pdf.id, video.id, plain.id])

    const first = await call.call('media.listLibrary', { limit: 3, is_used: false })
    expect(first.next_before).not.toBeNull()
    const rest = { limit: 3, is_used: false, before: first.next_before ?? '' }
    expect(await call.call('media.listLibrary', rest)).toMatchObject({ items: [], next_before: null })
    const two = await call.call('media.listLibrary', { limit: 2 })
    expect(await list({ limit: 2, before: two.next_before ?? '' })).toEqual([plain.id, shown.id])
  })

  it('counts and sums the library of one app by kind', async () => {
    const [app, other_app] = [await anApp(), await anApp()]
    const picture = await aPicture(app, { alt: '' })
    const file = await aFile(app, 'file')
    await aPicture(other_app)
    const { bytes, kinds, without_alt } = await asOwner(app).call('media.getStorage', {})
    expect(without_alt).toBe(1)
    expect(new Map(kinds.map(({ kind, count }) => [kind, count]))).toEqual(
      new Map([
        ['image', 1],
        ['file', 1],
      ]),
    )
    expect(bytes).toBeGreaterThanOrEqual(picture.bytes + file.bytes)
    await expect(api.as({ slug: app.slug }).call('media.getStorage', {})).rejects.toMatchObject({
      status: 401,
    })
  })
})

describe('GET /studio/media_library/:id', () => {
  it('names every place that uses an item: drafts, live and earlier pages, products, logo and posters', async () => {
    const app = await anApp()
    const call = asOwner(app)
    const { id } = await aPicture(app)
    const video = await aFile(app, 'video')
    const [both, removed] = [
      await aPage(app, { title: 'Both', draft: { blocks: [showing(id)] } }),
      await aPage(app, { title: 'Removed', draft: { blocks: [showing(id)] } }),
    ]
    await publishApp(app)
    const { revision, draft } = await call.call('pages.getStudioPage', { id: removed.id })
    await call.call('pages.saveDraft', { id: removed.id, revision, draft: { ...draft, blocks: [] } })
    const fresh = await aPage(app, { title: 'Fresh', draft: { og_image: { media_id: id, alt: '' } } })
    const product = await aProduct(app, { cover: { media_id: id, alt: '' } })
    await call.call('apps.updateAppTheme', { logo_media_id: id })
    await call.call('media.updateFile', { id: video.id, poster_id: id })

    const item = await call.call('media.getLibraryItem', { id })
    expect(item.uses.is_complete).toBe(true)
    const found = item.uses.items.map((use) => [use.kind, use.id, use.in_draft, use.is_live])
    expect(found).toHaveLength(6)
    expect(found).toEqual(
      expect.arrayContaining([
        ['page', both.id, true, true],
        ['page', removed.id, false, true],
        ['page', fresh.id, true, false],
        ['product', product.id, true, true],
        ['logo', null, true, true],
        ['poster', video.id, true, true],
      ]),
    )
    expect(item.use_count).toBe(6)

    await publishApp(app)
    const { uses } = await call.call('media.getLibraryItem', { id })
    expect(uses.items.find((use) => use.id === removed.id)).toMatchObject({ in_draft: false, is_live: false })
    await expect(call.call('media.deleteMedia', { id })).rejects.toMatchObject({ code: 'media_in_use' })
  })

  it('knows no item of another app', async () => {
    const [own, other_app] = [await anApp(), await anApp()]
    const { id } = await aPicture(other_app)
    await expect(asOwner(own).call('media.getLibraryItem', { id })).rejects.toMatchObject({ status: 404 })
  })
})

describe('POST /studio/media_library/delete_unused', () => {
  it('deletes what nothing uses and leaves the rest, also the items of other apps', async () => {
    const [app, other_app] = [await anApp(), await anApp()]
    const [used, unused, theirs] = [await aPicture(app), await aPicture(app), await aPicture(other_app)]
    const file = await aFile(app, 'file')
    await aPage(app, { draft: { blocks: [showing(used.id)] } })
    const answer = await asOwner(app).call('media.deleteUnusedMedia', {
      ids: [used.id, unused.id, file.id, theirs.id, newId()],
    })
    expect(new Set(answer.deleted_ids)).toEqual(new Set([unused.id, file.id]))
    expect(answer.used_ids).toEqual([used.id])
    expect(ids((await asOwner(app).call('media.listLibrary', {})).items)).toEqual([used.id])
    expect((await asOwner(other_app).call('media.listLibrary', {})).items).toHaveLength(1)
  })
})

describe('POST /studio/media_library/:id/replace', () => {
  const status = async (app: TestApp, address: string) =>
    (await api.raw('GET', address, { host: `${app.slug}.localhost` })).status

  it('shows the new content in every place, under the same id and another address, and can be undone', async () => {
    const app = await anApp()
    const call = asOwner(app)
    const { id } = await aPicture(app, { name: 'Rack', alt: 'A rack', width: 64, height: 48 })
    const page = await aPage(app, { draft: { blocks: [showing(id)] } })
    await publishApp(app)
    const readAsset = async () => {
      const { media } = await api.as({ slug: app.slug }).call('pages.getPageBody', { id: page.id })
      return media[id]
    }
    const before = await readAsset()
    expect(before?.src).toContain('/media/public/')
    await expect
      .poll(async () => (await call.call('media.getLibraryItem', { id })).status, { timeout: 15_000 })
      .toBe('ready')
    expect((await readAsset())?.variants.length).toBeGreaterThan(0)

    const { id: with_id } = await aPicture(app, { name: 'Other', width: 80, height: 20 })
    const replaced = await call.call('media.replaceMedia', { id, with_id })
    expect(replaced).toMatchObject({ id, name: 'Rack', alt: 'A rack', width: 80, height: 20, use_count: 1 })
    const after = await readAsset()
    expect(after).toMatchObject({ id, width: 80, height: 20 })
    expect(after?.src).not.toBe(before?.src)
    expect(await status(app, after?.src ?? '')).toBe(200)
    await expect.poll(() => status(app, before?.src ?? ''), { timeout: 15_000 }).toBe(404)
    await expect
      .poll(async () => (await call.call('media.getLibraryItem', { id })).status, { timeout: 15_000 })
      .toBe('ready')
    const [size] = (await readAsset())?.variants ?? []
    expect(await status(app, size?.url ?? '')).toBe(200)
    expect(ids((await call.call('media.listLibrary', {})).items)).toEqual([id])
    expect(ids((await call.call('media.listMedia', {})).items)).toEqual([id])
    expect((await call.call('media.getLibraryItem', { id })).replaced).not.toBeNull()

    await call.call('media.undoReplaceMedia', { id })
    expect(await readAsset()).toMatchObject({ id, width: 64, height: 48 })
    expect(await status(app, (await readAsset())?.src ?? '')).toBe(200)
    expect(new Set(ids((await call.call('media.listLibrary', {})).items))).toEqual(new Set([id, with_id]))
    await expect(call.call('media.undoReplaceMedia', { id })).rejects.toMatchObject({
      code: 'nothing_to_undo',
    })
  })

  it('moves the poster of a video along, and deletes the old content after thirty days', async () => {
    const app = await anApp()
    const call = asOwner(app)
    const [poster, other_poster] = [await aPicture(app, { width: 64 }), await aPicture(app, { width: 80 })]
    const [video, other] = [await aFile(app, 'video'), await aFile(app, 'video')]
    await call.call('media.updateFile', { id: video.id, poster_id: poster.id })
    await call.call('media.updateFile', { id: other.id, poster_id: other_poster.id })
    // The poster of the other video is used by it alone.
    const replaced = await call.call('media.replaceMedia', { id: video.id, with_id: other.id })
    expect(replaced.asset).toMatchObject({ id: poster.id, width: 80 })
    expect(new Set(ids((await call.call('media.listLibrary', {})).items))).toEqual(
      new Set([video.id, poster.id]),
    )
    const rows = () => api.inApp(app.id, (tx) => tx.selectFrom('media').select('id').execute())
    expect(await rows()).toHaveLength(4)
    await api.inApp(app.id, (tx) =>
      tx
        .updateTable('media')
        .set({ former_at: new Date(api.clock.now().getTime() - 31 * 86_400_000) })
        .where('former_of', 'is not', null)
        .execute(),
    )
    expect((await call.call('media.getLibraryItem', { id: video.id })).replaced).toBeNull()
    await expect(call.call('media.undoReplaceMedia', { id: video.id })).rejects.toMatchObject({
      code: 'nothing_to_undo',
    })
    await runJob(cleanUploadsJob, app, {})
    expect(ids(await rows()).toSorted()).toEqual([video.id, poster.id].toSorted())
  })

  it('refuses another kind, an item in use, unknown ones, and callers from outside', async () => {
    const [app, other_app] = [await anApp(), await anApp()]
    const [picture, used, file, theirs] = [
      await aPicture(app),
      await aPicture(app),
      await aFile(app, 'file'),
      await aPicture(other_app),
    ]
    await aPage(app, { draft: { blocks: [showing(used.id)] } })
    const replace = (id: string, with_id: string) => asOwner(app).call('media.replaceMedia', { id, with_id })
    await expect(replace(picture.id, file.id)).rejects.toMatchObject({ code: 'media_kind_differs' })
    await expect(replace(picture.id, used.id)).rejects.toMatchObject({ code: 'media_in_use' })
    for (const with_id of [theirs.id, picture.id, newId()])
      await expect(replace(picture.id, with_id)).rejects.toMatchObject({
        code: 'invalid',
        problem: { errors: [{ path: 'with_id', code: 'unknown_file' }] },
      })
    await expect(replace(theirs.id, picture.id)).rejects.toMatchObject({ status: 404 })
    const outsider = api.as({ ...(await anOwner()), slug: app.slug })
    await expect(
      outsider.call('media.replaceMedia', { id: used.id, with_id: picture.id }),
    ).rejects.toMatchObject({ status: 404 })
  })
})
