import { beforeAll, describe, expect, it } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aPicture, pictureBytes } from '#test/factories/media.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { findMediaAssets, prepareImage, setPrivateMedia, setPublicMedia, storeImage } from './index.ts'

let api: TestServer
beforeAll(async () => {
  api = await aServer()
})

const get = (app: TestApp, path: string) => api.raw('GET', path, { host: `${app.slug}.localhost` })
const assetOf = async (app: TestApp, id: string) => {
  const found = await findMediaAssets({ db: api.database.forApp(app.id), services: api.services }, [id])
  const asset = found.get(id)
  if (!asset) throw new Error('The picture is not there.')
  return asset
}
const isReady = async (app: TestApp, id: string) => (await assetOf(app, id)).variants.length > 0

describe('a picture that is on no open page', () => {
  it('is refused without a signature, and its URL expires after ten minutes', async () => {
    const app = await anApp()
    const { id } = await aPicture(app)
    const { src } = await assetOf(app, id)
    expect(src).toMatch(/^\/media\/private\//)
    expect((await get(app, src)).headers['cache-control']).toBe('private, no-store')
    expect((await get(app, src.split('?')[0] ?? '')).status).toBe(404)
    expect((await get(app, src.replace(/signature=.{4}/, 'signature=AAAA'))).status).toBe(404)

    api.clock.advance(10 * 60 * 1000 + 1000)
    expect((await get(app, src)).status).toBe(404)
  })

  it('is not given on another app’s host', async () => {
    const [own_picture, other_picture] = [await anApp(), await anApp()]
    const { id } = await aPicture(own_picture)
    expect((await get(other_picture, (await assetOf(own_picture, id)).src)).status).toBe(404)
  })
})

describe('setPublicMedia', () => {
  it('gives every size a permanent URL, the same each time', async () => {
    const app = await anApp()
    const { id } = await aPicture(app, { width: 400, height: 300 })
    await expect.poll(() => isReady(app, id), { timeout: 15_000 }).toBe(true)
    await api.inApp(app.id, (tx) => setPublicMedia(tx, api.services, [id]))
    const asset = await assetOf(app, id)
    for (const url of [asset.src, ...asset.variants.map((variant) => variant.url)]) {
      const answer = await get(app, url)
      expect(url).toMatch(/^\/media\/public\/[^?]+$/)
      expect([answer.status, answer.headers['cache-control']]).toEqual([
        200,
        'public, max-age=31536000, immutable',
      ])
    }
    await api.inApp(app.id, (tx) => setPublicMedia(tx, api.services, [id]))
    expect(await assetOf(app, id)).toEqual(asset)
  })

  it('also publishes sizes that are created later', async () => {
    const app = await anApp()
    const row = await api.inApp(app.id, async (tx) =>
      storeImage(tx, api.services, await prepareImage(await pictureBytes({ width: 350 })), {
        owner_kind: 'team',
        created_by: null,
        name: 'Cover',
        is_public: true,
        now: new Date(),
      }),
    )
    expect((await get(app, (await assetOf(app, row.id)).src)).status).toBe(200)
    await expect.poll(() => isReady(app, row.id), { timeout: 15_000 }).toBe(true)
    const { variants } = await assetOf(app, row.id)
    const statuses = await Promise.all(variants.map(async ({ url }) => (await get(app, url)).status))
    expect(statuses).toEqual(variants.map(() => 200))
  })

  it('leaves the pictures of other apps unchanged', async () => {
    const [own_picture, other_picture] = [await anApp(), await anApp()]
    const { id } = await aPicture(other_picture)
    await api.inApp(own_picture.id, (tx) => setPublicMedia(tx, api.services, [id]))
    expect((await assetOf(other_picture, id)).src).toMatch(/^\/media\/private\//)
  })
})

describe('setPrivateMedia', () => {
  it('removes the public URL, and returns the same one later', async () => {
    const app = await anApp()
    const { id } = await aPicture(app)
    await api.inApp(app.id, (tx) => setPublicMedia(tx, api.services, [id]))
    const open = (await assetOf(app, id)).src
    await api.inApp(app.id, (tx) => setPrivateMedia(tx, [id]))
    expect((await assetOf(app, id)).src).toMatch(/^\/media\/private\//)
    await expect.poll(async () => (await get(app, open)).status, { timeout: 15_000 }).toBe(404)

    await api.inApp(app.id, (tx) => setPublicMedia(tx, api.services, [id]))
    expect((await assetOf(app, id)).src).toBe(open)
    expect((await get(app, open)).status).toBe(200)
  })
})

describe('findMediaAssets', () => {
  it('omits missing pictures and queries twice at most', async () => {
    const app = await anApp()
    const pictures = await Promise.all([aPicture(app), aPicture(app), aPicture(app)])
    const ids = [...pictures.map((picture) => picture.id), crypto.randomUUID()]
    const found = await findMediaAssets({ db: api.database.forApp(app.id), services: api.services }, ids)
    expect([...found.keys()].toSorted()).toEqual(pictures.map((picture) => picture.id).toSorted())
    expect(await findMediaAssets({ db: api.database.forApp(app.id), services: api.services }, [])).toEqual(
      new Map(),
    )
  })
})
