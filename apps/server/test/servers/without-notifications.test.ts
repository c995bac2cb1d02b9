import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { freePort } from '../../src/platform/postgres/cluster-record.ts'
import { setAppAccess, setPageAccess } from '../factories/access.ts'
import { anApp, type TestApp } from '../factories/apps.ts'
import { aPage, usePlainRenderer, publishApp, type TestPage } from '../factories/pages.ts'
import { aServer } from '../harness.ts'
import { aNotificationFilter } from '../stand-ins/notification-filter.ts'

const MAIN = join(import.meta.dirname, '../../src/app/main.ts')
const WORDS = 'Nine slow breaths'
/** The time after which no server may serve the old body of a gated page (security, "Gated content"). */
const MAX_DELAY_MS = 5_000

type Answer = { status: number; text: string; etag: string | undefined }

describe('a server that receives no notifications from others', { timeout: 90_000 }, () => {
  let app: TestApp
  let page: TestPage
  let port: number
  let child: ChildProcess
  let proxy: Awaited<ReturnType<typeof aNotificationFilter>>

  const fetchPage = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const host = `${app.slug}.localhost`
      const fetched = request({ host: '127.0.0.1', port, path, agent: false, headers: { host, ...headers } })
      fetched.on('error', reject).end()
      fetched.on('response', (response) => {
        let text = ''
        response.on('data', (part: Buffer) => void (text += part.toString()))
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, text, etag: response.headers.etag }),
        )
      })
    })

  beforeAll(async () => {
    const { database, owner_url } = await aServer()
    await usePlainRenderer()
    app = await anApp({ name: 'Kiln' })
    await aPage(app, { path: '/', title: 'Home' })
    page = await aPage(app, { path: '/breathing', body_text: WORDS })
    await publishApp(app)
    proxy = await aNotificationFilter(database.pool.options.connectionString ?? '')
    port = await freePort()
    child = spawn(process.execPath, [MAIN], {
      env: {
        PATH: process.env['PATH'],
        DATA_DIR: await mkdtemp(join(inject('files_dir'), 'deaf-')),
        PORT: String(port),
        BASE_URL: 'http://localhost',
        LOG_LEVEL: 'error',
        DEMO: 'off',
        DATABASE_URL: proxy.url,
        DATABASE_ADMIN_URL: owner_url,
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    const isReady = async (): Promise<boolean> =>
      (await fetchPage('/_pages/breathing/index.json').catch(() => null))?.status === 200
    await vi.waitUntil(isReady, { timeout: 60_000, interval: 100 })
  }, 90_000)
  afterAll(async () => {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
    await proxy.stop()
  })

  it('neither serves the old body of a gated page nor confirms its ETag', async () => {
    const before = await fetchPage('/_pages/breathing/index.json')
    expect(before.text).toContain(WORDS)
    await setPageAccess(app, page.id, { require_authentication: true })
    await vi.waitFor(
      async () => {
        const after = await fetchPage('/_pages/breathing/index.json', { 'if-none-match': before.etag ?? '' })
        expect(after.status).toBe(200)
        expect(after.text).not.toContain(WORDS)
      },
      { timeout: MAX_DELAY_MS, interval: 50 },
    )
    await setPageAccess(app, page.id, { require_authentication: false })
    await vi.waitFor(
      async () => expect((await fetchPage('/_pages/breathing/index.json')).text).toContain(WORDS),
      MAX_DELAY_MS,
    )
  })

  it('closes an app that was made private', async () => {
    expect((await fetchPage('/breathing')).text).toContain('breathing')
    await setAppAccess(app, { is_private: true, allow_anonymous_browsing: false })
    await vi.waitFor(async () => expect((await fetchPage('/_pages/breathing/index.json')).status).toBe(404), {
      timeout: MAX_DELAY_MS,
      interval: 50,
    })
  })
})
