import { beforeAll, describe, expect, it } from 'vitest'
import { setPageAccess } from '#test/factories/access.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aPicture } from '#test/factories/media.ts'
import { aPage, usePlainRenderer, publishApp } from '#test/factories/pages.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { findMediaAssets, setPrivateMedia } from '../../media/index.ts'
import { withPublicMedia } from './public-media.ts'

describe('withPublicMedia', () => {
  let api: TestServer
  let app: TestApp
  let own: string
  let cover: string
  let linked: string

  beforeAll(async () => {
    api = await aServer()
    await usePlainRenderer()
    app = await anApp()
    own = (await aPicture(app)).id
    cover = (await aPicture(app)).id
    await aPage(app, { path: '/', draft: { cover: { media_id: own, alt: '' } } })
    linked = (await aPage(app, { path: '/linked', draft: { cover: { media_id: cover, alt: '' } } })).id
    await publishApp(app)
    await api.inApp(app.id, (tx) => setPrivateMedia(tx, [own, cover]))
  })

  it('publishes the pictures that guests may see, but no cover of a page that was closed since', async () => {
    const ctx = await api.readIn(app.id)
    let is_first = true
    const index = await withPublicMedia(ctx, async () => {
      const media = Object.fromEntries(await findMediaAssets(ctx, [own, cover]))
      if (is_first) await setPageAccess(app, linked, { is_private: true })
      is_first = false
      return { media }
    })
    expect(index.media[own]?.src).toContain('/media/public/')
    expect(index.media[cover]?.src).toContain('/media/private/')
  })
})
