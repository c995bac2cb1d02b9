import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { pageIndex } from '@foyer/contract/pages/page-index'
import { artUrl } from '@foyer/domain/art'
import { stubProducts, setAppAccess, setPageAccess } from '#test/factories/access.ts'
import { aMember } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aPicture } from '#test/factories/media.ts'
import {
  aBlock,
  aPage,
  usePlainRenderer,
  get,
  plainRenderer,
  publishApp,
  type TestPage,
} from '#test/factories/pages.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'
import { PLAIN_NODE } from '../../access/index.ts'

const product = newId()

describe('an open page', () => {
  let app: TestApp
  let page: TestPage

  beforeAll(async () => {
    await aServer()
    await usePlainRenderer()
    app = await anApp({ name: 'Kiln' })
    await aPage(app, { path: '/', title: 'Home', body_text: 'Welcome home' })
    page = await aPage(app, {
      path: '/about',
      title: 'About </script><script>alert(1)</script> us',
      body_text: 'We lift.',
      draft: { og_description: 'Who we are' },
    })
    await publishApp(app)
  })

  it('is a file that matches the contract', async () => {
    const answer = await get(app, '/_pages/about/index.json')
    const index = pageIndex.parse(answer.json())
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding' })
    expect(index).toMatchObject({
      kind: 'open',
      locale: 'en',
      page: { page_id: page.id, page_data: '/about', og_title: page.title },
    })
    expect(answer.text).toContain('We lift.')
  })

  it('has the site root at the bare prefix', async () => {
    const answer = await get(app, '/_pages/index.json')
    expect(pageIndex.parse(answer.json()).page.page_data).toBe('/')
  })

  it.each([
    ['/_pages/about/index.json', 'br', brotliDecompressSync],
    ['/_pages/about/index.json', 'gzip', gunzipSync],
    ['/about', 'br', brotliDecompressSync],
    ['/about', 'gzip', gunzipSync],
  ])('%s comes in %s with the same bytes', async (path, encoding, unpack) => {
    const [packed, plain] = await Promise.all([
      get(app, path, { 'accept-encoding': encoding }),
      get(app, path),
    ])
    expect(packed.headers['content-encoding']).toBe(encoding)
    expect(unpack(packed.body).equals(plain.body)).toBe(true)
    expect(packed.headers['etag']).toBe(plain.headers['etag'])
  })

  it.each(['/_pages/about/index.json', '/about'])('%s is not sent twice', async (path) => {
    const first = await get(app, path)
    const again = await get(app, path, { 'if-none-match': String(first.headers['etag']) })
    expect([again.status, again.text]).toEqual([304, ''])
  })

  it.each(['?t=1763712000', '?lang=xx', '?lang=de', '?a=b&c=d'])('is the same with %s', async (query) => {
    const [plain, other] = await Promise.all([
      get(app, '/_pages/about/index.json'),
      get(app, `/_pages/about/index.json${query}`),
    ])
    expect(other.text).toBe(plain.text)
  })

  it('ignores the header that names an app', async () => {
    const other = await anApp()
    const plain = await get(app, '/about')
    expect((await get(app, '/about', { 'x-app-slug': other.slug })).text).toBe(plain.text)
  })

  it('shows in the first response, with its data inlined and nothing that could end the element', async () => {
    const { text, headers, status } = await get(app, '/about')
    const data = /<script type="application\/json" id="foyer-data">(.*?)<\/script>/.exec(text)?.[1] ?? ''
    expect(status).toBe(200)
    expect(text).toContain('We lift.')
    expect(data).not.toContain('<')
    expect(JSON.parse(data)).toMatchObject({
      kind: 'page',
      path: '/about',
      index: { page: { page_title: page.title } },
    })
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
  })

  it('allows exactly its own sheet and its own script', async () => {
    const { text, headers } = await get(app, '/about')
    const sheet = /<style>(.*?)<\/style>/.exec(text)?.[1] ?? ''
    const csp = String(headers['content-security-policy'])
    expect(csp).toContain(`style-src-elem 'self' 'sha256-${hash(sheet)}'`)
    expect(csp).toContain(`'sha256-${hash(plainRenderer.head_script)}'`)
    expect(csp).not.toMatch(/script-src[^;]*unsafe/)
    expect(sheet).toContain('--brand:')
  })

  it('has metadata for search and sharing: title, description, one canonical address', async () => {
    const { text } = await get(app, '/about')
    expect(text).toContain('<meta name="description" content="Who we are">')
    expect(text).toContain(`<link rel="canonical" href="http://${app.slug}.localhost/about">`)
    expect(text).toContain('<meta property="og:title" content="About &lt;/script&gt;')
  })

  it('has one form of its path', async () => {
    const answers = await Promise.all(['/About', '/about/'].map((path) => get(app, path)))
    expect(answers.map((answer) => [answer.status, answer.headers['location']])).toEqual([
      [301, '/about'],
      [301, '/about'],
    ])
  })

  it('is answered to HEAD without its body', async () => {
    const api = await aServer()
    const answer = await api.raw('HEAD', '/about', { host: `${app.slug}.localhost` })
    expect([answer.status, answer.text]).toEqual([200, ''])
  })

  it('is in the sitemap, which robots.txt names', async () => {
    const [sitemap, robots] = await Promise.all([get(app, '/sitemap.xml'), get(app, '/robots.txt')])
    expect(sitemap.text).toContain(`<loc>http://${app.slug}.localhost/about</loc>`)
    expect(robots.text).toContain('/sitemap.xml')
  })
})

describe('what is not a page', () => {
  let app: TestApp

  beforeAll(async () => {
    await usePlainRenderer()
    app = await anApp({ name: 'Kiln' })
    await aPage(app, { path: '/', title: 'Home' })
    await publishApp(app)
  })

  it('is the 404 screen with its status, the same for every path', async () => {
    const paths = ['/nowhere', '/no/where/else', '/me/nowhere', '/discover/nowhere']
    const [one, ...others] = await Promise.all(paths.map((path) => get(app, path)))
    expect(others.map(({ status, text }) => [status, text])).toEqual(others.map(() => [404, one?.text]))
    expect(one?.text).toContain('data-kind="missing"')
  })

  it('has no file', async () => {
    const answer = await get(app, '/_pages/nowhere/index.json')
    expect(answer.json()).toMatchObject({ code: 'not_found' })
  })

  it.each(['/me/account', '/me/schedule', '/buy/abc', '/forms/1'])('%s is the app itself', async (path) => {
    const { status, text } = await get(app, path)
    expect(status).toBe(200)
    expect(text).toContain('data-kind="app"')
  })

  it.each(['/_pages/%2e%2e/index.json', '/about%2f..', '/a\\b', '/a%00'])(
    'refuses %s before looking',
    async (path) => {
      expect((await get(app, path)).status).toBe(400)
    },
  )

  it('installs with the name of the app', async () => {
    const answer = await get(app, '/manifest.webmanifest')
    expect(answer.headers['content-type']).toContain('application/manifest+json')
    expect(answer.json()).toMatchObject({ name: 'Kiln' })
  })

  it('draws covers in the colour of the app, and in no other', async () => {
    const spec = { motif: 'tide', tone: 'ash', seed: 3 } as const
    const [own, foreign] = await Promise.all([
      get(app, artUrl(app.theme.primary_color, spec, 400, 400)),
      get(app, artUrl('#123456', spec, 400, 400)),
    ])
    expect(own.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(own.text).toContain('<svg')
    expect(foreign.status).toBe(404)
  })
})

describe('a gated page', () => {
  it('has no canonical address, and is marked as noindex', async () => {
    await usePlainRenderer()
    const app = await anApp()
    await aPage(app, { path: '/gated', title: 'Gated', node: { require_authentication: true } })
    await aPage(app, { path: '/open', title: 'Open' })
    await publishApp(app)
    const tags = async (path: string) => {
      const { text } = await get(app, path)
      return ['rel="canonical"', 'hreflang=', 'content="noindex"'].map((tag) => text.includes(tag))
    }
    expect(await tags('/gated')).toEqual([false, false, true])
    expect((await tags('/open'))[0]).toBe(true)
    expect((await tags('/open'))[2]).toBe(false)
  })
})

describe('a page that its owner closes', () => {
  let api: TestServer
  let app: TestApp

  beforeAll(async () => {
    api = await aServer()
    await usePlainRenderer()
    await stubProducts({ [product]: 'Platinum' })
    app = await anApp()
    await aPage(app, { path: '/', title: 'Home' })
  })

  async function gatePage(page: TestPage, node: object): Promise<void> {
    await setPageAccess(app, page.id, { ...PLAIN_NODE, ...node })
  }

  it('is removed with the next request, also for conditional requests', async () => {
    const page = await aPage(app, { path: '/plan', title: 'The plan', body_text: 'Five by five' })
    await publishApp(app)
    const before = await Promise.all(['/_pages/plan/index.json', '/plan'].map((path) => get(app, path)))
    expect(before.every((answer) => answer.text.includes('Five by five'))).toBe(true)

    await gatePage(page, { require_purchase: true, products: [product] })
    const after = await Promise.all(
      before.flatMap((answer, place) => {
        const path = place === 0 ? '/_pages/plan/index.json' : '/plan'
        return [get(app, path), get(app, path, { 'if-none-match': String(answer.headers['etag']) })]
      }),
    )
    expect(after.map((answer) => [answer.status, answer.text.includes('Five by five')])).toEqual(
      after.map(() => [200, false]),
    )
    expect([...before, ...after].map((answer) => answer.headers['page-access'])).toEqual([
      ...before.map(() => undefined),
      ...after.map(() => 'gated'),
    ])
    expect(pageIndex.parse(after[0]?.json())).toMatchObject({
      kind: 'gated',
      page: { page_title: 'The plan', page_access: [{ kind: 'purchase', product_ids: [product] }] },
      links: {},
      lists: {},
    })
    expect((await get(app, '/sitemap.xml')).text).not.toContain('/plan<')
  })

  it('is public again immediately, from the stored rendering', async () => {
    const page = await aPage(app, {
      path: '/back',
      title: 'Back',
      body_text: 'Here again',
      node: { require_authentication: true },
    })
    await publishApp(app)
    expect((await get(app, '/back')).text).not.toContain('Here again')
    await gatePage(page, {})
    expect((await get(app, '/back')).text).toContain('Here again')
  })

  it('takes its links out of other pages when it becomes private', async () => {
    const target = await aPage(app, { path: '/secret', title: 'Secretly titled' })
    await aPage(app, {
      path: '/links',
      title: 'Links',
      draft: { blocks: [aBlock('collection', { source: 'pages', page_ids: [target.id] })] },
    })
    await publishApp(app)
    expect((await get(app, '/links')).text).toContain('Secretly titled')
    await gatePage(target, { is_private: true })
    const answers = await Promise.all(
      ['/links', '/_pages/links/index.json', '/secret'].map((path) => get(app, path)),
    )
    expect(answers.filter((answer) => answer.text.includes('Secretly titled'))).toEqual([])
    expect(answers[2]?.status).toBe(404)
  })

  it('opens by itself at its date', async () => {
    const unlocks_at = new Date(api.clock.now().getTime() + 3_600_000).toISOString()
    await aPage(app, {
      path: '/soon',
      title: 'Soon',
      body_text: 'Now you see it',
      node: { is_scheduled: true, unlocks_at },
    })
    await publishApp(app)
    expect((await get(app, '/soon')).text).not.toContain('Now you see it')
    api.clock.advance(3_600_001)
    expect((await get(app, '/soon')).text).toContain('Now you see it')
  })

  it('loses its pictures to the public', async () => {
    const picture = await aPicture(app)
    const page = await aPage(app, {
      path: '/picture',
      draft: { blocks: [aBlock('image', { image: { media_id: picture.id, alt: 'A rack' } })] },
    })
    await publishApp(app)
    const asset = pageIndex.parse((await get(app, '/_pages/picture/index.json')).json()).media[picture.id]
    expect(asset?.src).toContain('/media/public/')
    expect((await get(app, asset?.src ?? '')).status).toBe(200)

    await gatePage(page, { require_authentication: true })
    await expect.poll(async () => (await get(app, asset?.src ?? '')).status, { timeout: 5_000 }).toBe(404)
    const member = await aMember(app)
    const body = await api.as(member).call('pages.getPageBody', { id: page.id })
    const address = body.media[picture.id]?.src ?? ''
    expect((await get(app, address, { 'x-user-token': member.token })).status).toBe(200)
    expect((await get(app, address)).status).toBe(404)
  })
})

describe('an open app that turns to its members', () => {
  it.each([['is_private'], ['require_sign_in'], ['is_subscriber_only']] as const)(
    'takes its pictures back from the public within five seconds: %s',
    async (gate) => {
      await usePlainRenderer()
      await stubProducts({ [product]: 'The plan' })
      const turned = await anApp()
      const { id } = await aPicture(turned)
      const image = aBlock('image', { image: { media_id: id, alt: 'A rack' } })
      await aPage(turned, { path: '/picture', draft: { blocks: [image] } })
      await publishApp(turned)
      const { media } = pageIndex.parse((await get(turned, '/_pages/picture/index.json')).json())
      const address = media[id]?.src ?? ''
      expect([address.includes('/media/public/'), (await get(turned, address)).status]).toEqual([true, 200])

      const products = gate === 'is_subscriber_only' ? { app_products: [product] } : {}
      await setAppAccess(turned, { [gate]: true, ...products })
      await expect.poll(async () => (await get(turned, address)).status, { timeout: 5_000 }).toBe(404)
    },
  )
})

describe('a private app', () => {
  it('responds to every path with the same gate, and has no file', async () => {
    await usePlainRenderer()
    const app = await anApp({ name: 'Closed house', access: { is_private: true } })
    const page = await aPage(app, { path: '/inside', title: 'Inside story' })
    await publishApp(app)
    const paths = ['/', '/inside', '/nowhere', '/me/account', '/a/b/c']
    const answers = await Promise.all(paths.map((path) => get(app, path)))
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.text}`)).size).toBe(1)
    expect(answers[0]?.text).toContain('data-kind="sign_in"')
    expect(answers[0]?.text).not.toContain('Inside story')
    expect(answers.map((answer) => answer.headers['page-access'])).toEqual(paths.map(() => 'gated'))

    const files = ['/_pages/inside/index.json', `/_pages/_trees/${page.id}.json`, '/sitemap.xml']
    expect((await Promise.all(files.map((path) => get(app, path)))).map((answer) => answer.status)).toEqual([
      404, 404, 404,
    ])
    expect((await get(app, '/robots.txt')).text).toContain('Disallow: /\n')
  })
})

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}
