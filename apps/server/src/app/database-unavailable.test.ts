import { mkdtemp } from 'node:fs/promises'
import { performance } from 'node:perf_hooks'
import { join } from 'node:path'
import { describe, expect, inject, it, vi } from 'vitest'
import { APP_FACTS_TTL_MS } from '#platform/app-facts.ts'
import { anApp } from '#test/factories/apps.ts'
import { aPage, usePlainRenderer, plainRenderer, publishApp } from '#test/factories/pages.ts'
import { onFileEnd } from '#test/file-end.ts'
import { aServer } from '#test/harness.ts'
import { sendRequest } from '#test/matrix/send-call.ts'
import { aStallingProxy } from '#test/stand-ins/stalling-proxy.ts'
import { createServer } from './create-server.ts'
import { features } from './features.ts'

describe('while the database is away', () => {
  it('serves public pages from memory and refuses all other requests with 503', async () => {
    const { services, database } = await aServer()
    await usePlainRenderer()
    const app = await anApp()
    await aPage(app, { path: '/', title: 'Home', body_text: 'Welcome.' })
    await aPage(app, { path: '/unread', title: 'Unread', body_text: 'Nobody has asked for this.' })
    await publishApp(app)
    const proxy = await aStallingProxy(database.pool.options.connectionString ?? '')
    const running = await createServer(features, {
      config: { ...services.config, data_dir: await mkdtemp(join(inject('files_dir'), 'server-')) },
      secret_key: 'a test key that is long enough to be one',
      server_url: proxy.url,
      log: services.log,
      clock: services.clock,
      dns: services.dns,
      renderer: { load: async () => plainRenderer },
      listen: { port: 0, host: '127.0.0.1' },
    })
    onFileEnd(() => running.shutdown.drain())
    await running.jobs_started
    const get = (path: string, host = `${app.slug}.localhost`, headers = {}) =>
      sendRequest(running.port, { method: 'GET', path, body: null, headers: { host, ...headers } })

    // Its caches are emptied when it starts to listen.
    const { app_versions } = running.services.database
    await expect.poll(() => app_versions.confirmed_at).toBeGreaterThan(0)
    const open = await get('/_pages/index.json')
    expect(open.status).toBe(200)
    await proxy.stop()
    const lost_at = performance.now()
    await expect
      .poll(
        async () => {
          const answers = [await get('/_pages/index.json'), await get('/_pages/unread/index.json')]
          return [...answers.map(({ status }) => status), performance.now() - lost_at > 2 * APP_FACTS_TTL_MS]
        },
        { timeout: 20_000, interval: 100 },
      )
      .toEqual([200, 503, true])
    const headers = { 'if-none-match': String(open.headers['etag']) }
    expect((await get('/_pages/index.json', undefined, headers)).status).toBe(304)
    const refused = await get('/api/v1/app')
    expect([refused.status, typeof refused.headers['retry-after']]).toEqual([503, 'string'])
    expect((await get('/_pages/index.json', 'unknown.localhost')).status).toBe(503)

    const now = performance.now.bind(performance)
    const later = vi.spyOn(performance, 'now').mockImplementation(() => now() + 60_000)
    const old = await get('/_pages/index.json', undefined, headers)
    later.mockRestore()
    expect(old.status).toBe(503)
    expect(old.headers).toMatchObject({
      'content-type': expect.stringContaining('application/problem+json'),
      'retry-after': '5',
    })
  })
})
