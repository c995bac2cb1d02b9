import { beforeAll, describe, expect, it } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aPreviewGrant, readPreview } from '#test/factories/draft-previews.ts'
import { aMember, atApp } from '#test/factories/identity.ts'
import { aPage, get, publishApp, usePlainRenderer, type TestPage } from '#test/factories/pages.ts'
import { aServer, type TestServer } from '#test/harness.ts'

let api: TestServer
let app: TestApp
let overlay: TestPage
let page: TestPage
beforeAll(async () => {
  api = await aServer()
  await usePlainRenderer()
  app = await anApp()
  await aPage(app, { path: '/' })
  overlay = await aPage(app, { content_type: 'overlay_page', title: 'Offer zebra', body_text: 'Only today.' })
  page = await aPage(app, { title: 'Page zebra' })
  await publishApp(app)
})

describe('an overlay', () => {
  it('is no page at its path, for guests and members', async () => {
    expect((await get(app, `/_pages${overlay.path}/index.json`)).status).toBe(404)
    expect((await get(app, overlay.path)).status).toBe(404)
    for (const caller of [{ slug: app.slug }, await aMember(app)])
      await expect(
        api.as({ ...caller, slug: app.slug }).call('pages.resolvePage', { path: overlay.path }),
      ).rejects.toMatchObject({ status: 404 })
  })

  it('still opens over other pages, and in a preview', async () => {
    const body = await api.as({ slug: app.slug }).call('pages.getOverlay', { id: overlay.id })
    expect(JSON.stringify(body)).toContain('Only today.')
    const { grant } = await aPreviewGrant(app, overlay)
    expect(JSON.stringify(await readPreview(app, overlay, grant))).toContain('Only today.')
  })

  it('is neither in the sitemap nor in lists of members', async () => {
    const { text } = await get(app, '/sitemap.xml')
    expect(text).toContain(page.path)
    expect(text).not.toContain(overlay.path)
    const list = async (content_type: string) => {
      const { items } = await api
        .as({ slug: app.slug })
        .call('library.listContent', { content_type, search: 'zebra' })
      return JSON.stringify(items)
    }
    expect(await list('any')).toContain(page.id)
    expect(await list('any')).not.toContain(overlay.id)
    expect(await list('overlay_page')).toBe('[]')
    const index = (await get(app, `/_pages${page.path}/index.json`)).text
    expect(index).not.toContain(overlay.id)
  })

  it('is found in the studio by its type alone', async () => {
    const search = async (kind: { content_type?: string }) => {
      const found = await api.as(atApp(app.owner, app)).call('pages.searchPages', { term: 'zebra', ...kind })
      return found.items.map(({ page_id }) => page_id)
    }
    expect(await search({})).toEqual([page.id])
    expect(await search({ content_type: 'overlay_page' })).toEqual([overlay.id])
  })
})
