import { beforeAll, describe, expect, it, vi } from 'vitest'
import { aMember } from '../factories/identity.ts'
import { setPageAccess } from '../factories/access.ts'
import { anApp, type TestApp } from '../factories/apps.ts'
import { aPage, usePlainRenderer, publishApp, type TestPage } from '../factories/pages.ts'
import { aServer, type TestServer } from '../harness.ts'
import { aPicture, waitForSizes } from '../factories/media.ts'
import { COUNT_HEADER, countQueries } from './count-queries.ts'
import { measure } from './measure.ts'

let api: TestServer
let app: TestApp
let home: TestPage
let counter: ReturnType<typeof countQueries>
let noticed_version = 0

beforeAll(async () => {
  api = await aServer()
  counter = countQueries(api)
  await usePlainRenderer()
  app = await anApp()
  home = await aPage(app, { path: '/', title: 'Home', body_text: 'Welcome.' })

  api.database.app_versions.onBump((raised) => {
    if (raised?.id === app.id) noticed_version = Math.max(noticed_version, raised.version)
  })
  await publishAndWait()
})

/** Publishes, and waits for the notice of the change, because that notice evicts what is being read. */
async function publishAndWait(): Promise<void> {
  await publishApp(app)
  const facts = await api.services.directory.fresh(app.id)
  await vi.waitUntil(() => noticed_version >= (facts?.version ?? Infinity))
}

describe('an open page', () => {
  it.each(['/', '/_pages/index.json', '/manifest.webmanifest', '/sitemap.xml'])(
    'comes from memory the second time: %s',
    async (path) => {
      const host = `${app.slug}.localhost`
      const first = await api.raw('GET', path, { host, headers: { [COUNT_HEADER]: `first ${path}` } })
      const etag = first.headers['etag']?.toString() ?? ''
      const second = await api.raw('GET', path, { host, headers: { [COUNT_HEADER]: `second ${path}` } })
      expect([first.status, second.status]).toEqual([200, 200])
      expect(counter.takeCount(`second ${path}`).texts).toEqual([])

      const headers = { [COUNT_HEADER]: `third ${path}`, 'if-none-match': etag }
      const third = await api.raw('GET', path, { host, headers })
      expect([200, 304]).toContain(third.status)
      expect(counter.takeCount(`third ${path}`).texts).toEqual([])
    },
  )
})

describe('the card of a page', () => {
  it('reads no more for each further name that it does not have', async () => {
    const host = `${app.slug}.localhost`
    const queries = async (letter: string) => {
      const path = `/_og/${home.id}-${letter.repeat(32)}.png`
      const headers = { [COUNT_HEADER]: `card ${letter}` }
      expect((await api.raw('GET', path, { host, headers })).status).toBe(404)
      return counter.takeCount(`card ${letter}`).texts
    }
    const first = await queries('a')
    expect((await queries('b')).length).toBeLessThanOrEqual(first.length)
  })
})

describe('the body of a gated page', () => {
  it('is three reads while it is not in memory, in every language, and one when it is', async () => {
    const member = await aMember(app)
    const { id: media_id } = await aPicture(app)
    await waitForSizes(app, media_id)
    const cover = { media_id, alt: '' }
    const [other, gated] = [
      await aPage(app, { draft: { cover } }),
      await aPage(app, { draft: { cover }, body_text: 'Inside.' }),
    ]
    for (const { id } of [other, gated]) await setPageAccess(app, id, { require_authentication: true })
    await publishAndWait()
    const queries = async (id: string, lang?: string): Promise<string[]> => {
      const input = { id, ...(lang === undefined ? {} : { lang }) }
      const { answer, texts } = await measure(api, counter, 'pages.getPageBody', {
        caller: member,
        slug: app.slug,
        input,
      })
      expect(answer.status).toBe(200)
      return texts
    }
    await queries(other.id)
    expect(await queries(gated.id)).toHaveLength(3)
    expect(await queries(gated.id, 'de')).toHaveLength(3)
    expect(await queries(gated.id)).toHaveLength(1)
  })
})
