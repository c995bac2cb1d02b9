import { beforeEach, describe, expect, it } from 'vitest'
import { pageIndex, type PageIndex } from '@foyer/contract/pages/page-index'
import { stubProducts } from '#test/factories/access.ts'
import { atApp } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aPicture } from '#test/factories/media.ts'
import { aBlock, aPage, usePlainRenderer, get, publishApp } from '#test/factories/pages.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'

const product = newId()

describe('a picture that its owner lets have no public address', () => {
  let api: TestServer
  let app: TestApp
  let shown: string
  let cover: string

  beforeEach(async () => {
    api = await aServer()
    await usePlainRenderer()
    await stubProducts({ [product]: 'Platinum' })
    app = await anApp()
    shown = (await aPicture(app)).id
    cover = (await aPicture(app)).id
    const blocks = [aBlock('image', { image: { media_id: shown, alt: 'A rack' } })]
    const draft = { blocks, cover: { media_id: cover, alt: '' } }
    const node = { require_purchase: true, products: [product] }
    await aPage(app, { path: '/open', title: 'Open', draft })
    await aPage(app, { path: '/gated', title: 'Gated', draft, node })
    await publishApp(app)
  })

  const call = () => api.as(atApp(app.owner, app)).call
  const readIndex = async (path: string): Promise<PageIndex> =>
    pageIndex.parse((await get(app, `/_pages${path}/index.json`)).json())
  const findAddress = async (path: string, id: string) => (await readIndex(path)).media[id]?.src ?? ''
  const setPublicAddress = (id: string, public_address: 'automatic' | 'never' = 'never') =>
    call()('media.updateMedia', { id, public_address })

  it('loses its public address immediately, for static responses too', async () => {
    const before = await findAddress('/open', shown)
    expect([before.includes('/media/public/'), (await get(app, before)).status]).toEqual([true, 200])
    expect((await get(app, '/open')).text).toContain(before)
    expect(await setPublicAddress(shown)).toMatchObject({ public_address: 'never' })
    const after = await findAddress('/open', shown)
    expect(after).toContain('/media/private/')
    expect((await get(app, after)).status).toBe(200)
    expect((await get(app, '/open')).text).not.toContain(before)
    await expect.poll(async () => (await get(app, before)).status, { timeout: 10_000 }).toBe(404)
  })

  it('gets none by a publish, by a change of access, or by a request', async () => {
    await setPublicAddress(shown)
    await aPage(app, { path: '/more', draft: { cover: { media_id: shown, alt: '' } } })
    await publishApp(app)
    expect(await findAddress('/more', shown)).toContain('/media/private/')
    expect(await findAddress('/open', shown)).toContain('/media/private/')
    const { items } = await call()('media.listMedia', {})
    const listed = Object.fromEntries(items.map((item) => [item.id, item.public_address]))
    expect(listed).toEqual({ [shown]: 'never', [cover]: 'automatic' })
    expect(items.find((item) => item.id === shown)?.asset.src).toContain('/media/private/')
  })

  it('gets one again when allowed, on public pages only', async () => {
    await setPublicAddress(shown)
    expect(await findAddress('/open', shown)).toContain('/media/private/')
    await setPublicAddress(shown, 'automatic')
    const opened = await findAddress('/open', shown)
    expect([opened.includes('/media/public/'), (await get(app, opened)).status]).toEqual([true, 200])
    expect((await readIndex('/gated')).media).not.toHaveProperty(shown)
  })

  it('is opened by no gated page, whatever was chosen', async () => {
    const { id } = await aPicture(app)
    const blocks = [aBlock('image', { image: { media_id: id, alt: '' } })]
    await aPage(app, {
      path: '/sold',
      draft: { blocks },
      node: { require_purchase: true, products: [product] },
    })
    await publishApp(app)
    const item = await setPublicAddress(id, 'automatic')
    expect(item.asset.src).toContain('/media/private/')
    await readIndex('/sold')
    const { items } = await call()('media.listMedia', {})
    expect(items.find((one) => one.id === id)?.asset.src).toContain('/media/private/')
  })

  it.each(['/open', '/gated'])('is in no link to %s: the drawn card is', async (path) => {
    expect((await readIndex(path)).page.og_image).toContain('/media/public/')
    await setPublicAddress(cover)
    const { page, media } = await readIndex(path)
    expect(page.og_image).toMatch(/^\/_og\//)
    expect((await get(app, page.og_image ?? '')).status).toBe(200)
    expect(media[cover]?.src).toContain('/media/private/')
    expect((await get(app, media[cover]?.src ?? '')).status).toBe(200)
  })

  it('is no logo, and a logo may have one', async () => {
    await setPublicAddress(shown)
    await expect(call()('apps.updateAppTheme', { logo_media_id: shown })).rejects.toMatchObject({
      status: 422,
      problem: { errors: [{ path: 'logo_media_id', code: 'picture_kept_private' }] },
    })
    await call()('apps.updateAppTheme', { logo_media_id: cover })
    await expect(setPublicAddress(cover)).rejects.toMatchObject({ code: 'picture_is_logo' })
    expect(await call()('media.updateMedia', { id: cover, name: 'Mark' })).toMatchObject({
      name: 'Mark',
      public_address: 'automatic',
    })
  })

  it('is set only by the team of its app', async () => {
    const other = await anApp()
    const theirs = api.as(atApp(other.owner, other))
    const input = { id: shown, public_address: 'never' as const }
    await expect(theirs.call('media.updateMedia', input)).rejects.toMatchObject({ status: 404 })
    await expect(api.as({ slug: app.slug }).call('media.updateMedia', input)).rejects.toMatchObject({
      status: 401,
    })
    expect(await findAddress('/open', shown)).toContain('/media/public/')
  })
})
