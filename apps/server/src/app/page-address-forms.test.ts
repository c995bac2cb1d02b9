import { beforeAll, describe, expect, it } from 'vitest'
import { atApp } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aPage, usePlainRenderer, publishApp } from '#test/factories/pages.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { serveDocument, serveIndex, type ServeRequest } from '../features/pages/index.ts'
import { createReadContextFor } from './run-in-app.ts'

describe('the cache of a path', () => {
  let api: TestServer
  let app: TestApp

  const request = async (): Promise<ServeRequest> => {
    const facts = await api.services.directory.byId(app.id)
    if (!facts) throw new Error('The app is gone.')
    const open = () => createReadContextFor(api.services, facts)
    return { app: facts, now: api.clock.now(), services: api.services, openContext: open }
  }

  beforeAll(async () => {
    api = await aServer()
    await usePlainRenderer()
    app = await anApp()
    const page = await aPage(app, { path: '/before', title: 'Page' })
    await publishApp(app)
    await api.as(atApp(app.owner, app)).call('pages.setPagePath', { id: page.id, path: '/about-us' })
    await publishApp(app)
  })

  it.each(['/About-us', '/ABOUT-US', '/about-us/', '/Before'])('is no other spelling: %s', async (path) => {
    for (const serve of [serveDocument, serveIndex]) {
      const { response: served, is_uncached: is_fleeting } = await serve(await request(), path, null)
      expect([served, is_fleeting]).toEqual([{ kind: 'moved', path: '/about-us' }, true])
    }
  })

  it('is a path that a page left', async () => {
    const { response: served, is_uncached: is_fleeting } = await serveDocument(
      await request(),
      '/before',
      null,
    )
    expect([served, is_fleeting]).toEqual([{ kind: 'moved', path: '/about-us' }, undefined])
  })

  it('has one copy for all languages that the app does not support', async () => {
    const cached = await serveDocument(await request(), '/about-us', null)
    for (const locale of ['en', 'de', 'fr', 'ja'])
      expect(await serveDocument(await request(), '/about-us', locale)).toBe(cached)
  })
})
