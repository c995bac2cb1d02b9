import { beforeAll, describe, expect, it } from 'vitest'
import { anApp } from '#test/factories/apps.ts'
import { migrate } from '#test/factories/migrations.ts'
import { aPage, publishApp, usePlainRenderer } from '#test/factories/pages.ts'
import { aServer, type TestServer } from '#test/harness.ts'

let api: TestServer
beforeAll(async () => {
  api = await aServer()
  await usePlainRenderer()
})

describe('a path that the product needs', () => {
  it('is refused to a page, and a title of that name gets a free one', async () => {
    const app = await anApp()
    const studio = api.as({ ...app.owner, slug: app.slug })
    const page = await aPage(app)
    for (const path of ['/media', '/media/clips', '/Media/x', '/me/x', '/_pages', '/healthz'])
      await expect(studio.call('pages.setPagePath', { id: page.id, path })).rejects.toMatchObject({
        status: 422,
        code: 'path_reserved',
      })
    const created = await studio.call('pages.createPage', {
      parent_id: null,
      title: 'Media',
      content_type: 'generic',
    })
    expect(created.path).toBe('/media-2')
    const icon = await studio.call('pages.createPage', {
      parent_id: null,
      title: 'Apple touch icon',
      content_type: 'generic',
    })
    expect(icon.path).toBe('/page-apple-touch-icon')
  })

  it('is left by pages of older releases, with all pages below', async () => {
    const app = await anApp()
    const root = await aPage(app, { title: 'Media', body_text: 'Clips' })
    const child = await aPage(app, { parent: root, body_text: 'The first clip' })
    const other = await aPage(app, { path: '/mediathek', body_text: 'Unmoved' })
    await aPage(app, { path: '/media-page', body_text: 'Taken' })
    await api.inApp(app.id, async (tx) => {
      for (const [id, path] of [
        [root.id, '/media'],
        [child.id, '/media/first'],
      ] as const)
        await tx
          .updateTable('pages')
          .set({ path })
          .where('app_id', '=', app.id)
          .where('id', '=', id)
          .execute()
    })
    await publishApp(app)
    await migrate('0276_reserved_media')

    const studio = api.as({ ...app.owner, slug: app.slug })
    const { items } = await studio.call('pages.listPages', {})
    const paths = new Map(items.map(({ page_id, path }) => [page_id, path]))
    expect([root, child, other].map(({ id }) => paths.get(id))).toEqual([
      '/media-page-2',
      '/media-page-2/first',
      '/mediathek',
    ])
    const released = await api.inApp(app.id, (tx) =>
      tx.selectFrom('page_versions').select('path').where('app_id', '=', app.id).execute(),
    )
    expect(released.map(({ path }) => path).sort()).toEqual([
      '/media-page',
      '/media-page-2',
      '/media-page-2/first',
      '/mediathek',
    ])
  })
})
