import { beforeAll, describe, expect, it } from 'vitest'
import { anApp, type TestApp } from '../factories/apps.ts'
import { aPage, drawPlainly, publishApp, type TestPage } from '../factories/pages.ts'
import { aServer, type TestServer } from '../harness.ts'
import { APP_VERSIONS_CHANNEL, appChanges } from '../../src/features/apps/app-version.ts'
import { newId } from '../../src/platform/ids.ts'
import { COUNTED, countQueries } from './counting.ts'

let api: TestServer
let app: TestApp
let home: TestPage
let counter: ReturnType<typeof countQueries>

beforeAll(async () => {
  api = await aServer()
  counter = countQueries(api)
  await drawPlainly()
  app = await anApp()
  home = await aPage(app, { path: '/', title: 'Home', words: 'Welcome.' })
  await publishApp(app)
  await everyChangeHeard()
})

/**
 * Waits until nothing is on its way any more that makes the server forget: notices come in the order of their commits,
 * and a listener that begins late forgets everything once.
 */
async function everyChangeHeard(): Promise<void> {
  const last = { id: newId(), version: 1 }
  const heard = new Promise<void>((resolve) => {
    const stop = appChanges.listen((change) => {
      if (change !== null && change.id !== last.id) return
      stop()
      resolve()
    })
  })
  await api.database.pool.query('select pg_notify($1, $2)', [APP_VERSIONS_CHANNEL, JSON.stringify(last)])
  await heard
}

describe('an open page', () => {
  it.each(['/', '/_pages/index.json', '/manifest.webmanifest', '/sitemap.xml'])(
    'comes from memory the second time: %s',
    async (path) => {
      const host = `${app.slug}.localhost`
      const first = await api.raw('GET', path, { host, headers: { [COUNTED]: `first ${path}` } })
      const etag = first.headers['etag']?.toString() ?? ''
      const second = await api.raw('GET', path, { host, headers: { [COUNTED]: `second ${path}` } })
      expect([first.status, second.status]).toEqual([200, 200])
      expect(counter.take(`second ${path}`).texts).toEqual([])

      const headers = { [COUNTED]: `third ${path}`, 'if-none-match': etag }
      const third = await api.raw('GET', path, { host, headers })
      expect([200, 304]).toContain(third.status)
      expect(counter.take(`third ${path}`).texts).toEqual([])
    },
  )
})

describe('the card of a page', () => {
  it('reads one page for a name that it does not have', async () => {
    const host = `${app.slug}.localhost`
    const asked = async (letter: string) => {
      const path = `/_og/${home.id}-${letter.repeat(32)}.png`
      const headers = { [COUNTED]: `card ${letter}` }
      expect((await api.raw('GET', path, { host, headers })).status).toBe(404)
      return counter.take(`card ${letter}`).texts
    }
    await asked('a')
    expect(await asked('b')).toHaveLength(1)
  })
})
