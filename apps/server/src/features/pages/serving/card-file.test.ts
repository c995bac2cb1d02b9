import { beforeAll, describe, expect, it } from 'vitest'
import { pageIndex } from '@foyer/contract/pages/page-index'
import { stubProducts, setAppAccess, setPageAccess } from '#test/factories/access.ts'
import { aMember, atApp } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aPicture } from '#test/factories/media.ts'
import { aPage, usePlainRenderer, get, publishApp, type TestPage } from '#test/factories/pages.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'
import { PLAIN_NODE } from '../../access/index.ts'

const product = newId()

let api: TestServer
let app: TestApp
let open: TestPage
let gated: TestPage

beforeAll(async () => {
  api = await aServer()
  await usePlainRenderer()
  await stubProducts({ [product]: 'Platinum' })
  app = await anApp({ name: 'Kiln' })
  open = await aPage(app, { path: '/open', title: 'Open house' })
  gated = await aPage(app, {
    path: '/gated',
    title: 'The plan',
    node: { require_purchase: true, products: [product] },
  })
  await publishApp(app)
})

async function readImageUrl(path: string, at: TestApp = app): Promise<string> {
  const { page } = pageIndex.parse((await get(at, `/_pages${path}/index.json`)).json())
  return page.og_image ?? ''
}

async function gatePage(at: TestApp, page: TestPage, node: object): Promise<void> {
  await setPageAccess(at, page.id, { ...PLAIN_NODE, ...node })
}

describe('the card of a page that strangers may know', () => {
  it.each(['/open', '/gated'])('of %s is a PNG for ever, and not sent twice', async (path) => {
    const address = await readImageUrl(path)
    const answer = await get(app, address)
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/png'])
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(answer.body.subarray(1, 4).toString()).toBe('PNG')
    const again = await get(app, address, { 'if-none-match': String(answer.headers['etag']) })
    expect([again.status, again.body.length]).toEqual([304, 0])
  })

  it('is named by the document with its size, on the address of the app', async () => {
    const { text } = await get(app, '/open')
    const address = await readImageUrl('/open')
    for (const [property, content] of [
      ['og:image', `http://${app.slug}.localhost${address}`],
      ['og:image:type', 'image/png'],
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
      ['og:image:alt', 'Open house'],
    ]) {
      expect(text).toContain(`<meta property="${property}" content="${content}">`)
    }
    expect(text).toContain('<meta name="twitter:card" content="summary_large_image">')
  })

  it('is what the body of a gated page names too', async () => {
    const index = await api.as(await aMember(app)).call('pages.resolvePage', { path: '/gated' })
    expect(JSON.stringify(index)).toContain(await readImageUrl('/gated'))
  })

  it('is replaced by a picture that the owner chose', async () => {
    const picture = await aPicture(app, { width: 900, height: 600 })
    const chosen = { media_id: picture.id, alt: '' }
    await aPage(app, { path: '/shared', draft: { og_image: chosen } })
    await aPage(app, { path: '/covered', draft: { cover: chosen } })
    await publishApp(app)
    expect(await readImageUrl('/shared')).toContain('/media/public/')
    expect(await readImageUrl('/covered')).toContain('/media/public/')
  })
})

describe('a card', () => {
  it('has one name: every other is unknown, also on the host of another app', async () => {
    const address = await readImageUrl('/open')
    const other = await anApp()
    const hash = /-([0-9a-f]{32})\.png$/.exec(address)?.[1] ?? ''
    const answers = await Promise.all([
      get(
        app,
        address.replace(
          hash,
          hash.replace(/^./, (digit) => (digit === '0' ? '1' : '0')),
        ),
      ),
      get(app, address.replace(open.id, gated.id)),
      get(app, address.replace(open.id, newId())),
      get(app, '/_og/anything.png'),
      get(app, '/_og/'),
      get(other, address),
      api.raw('GET', address, { host: 'localhost' }),
    ])
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 404))
  })

  it('changes its name with the title, and the old name is unknown', async () => {
    const at = await anApp()
    const page = await aPage(at, { path: '/named', title: 'Before' })
    await publishApp(at)
    const before = await readImageUrl('/named', at)
    expect((await get(at, before)).status).toBe(200)
    const owner = api.as(atApp(at.owner, at))
    const { draft, revision } = await owner.call('pages.getStudioPage', { id: page.id })
    await owner.call('pages.saveDraft', { id: page.id, revision, draft: { ...draft, title: 'After' } })
    await publishApp(at)
    expect(await readImageUrl('/named', at)).not.toBe(before)
    expect((await get(at, before)).status).toBe(404)
  })

  it('is removed as soon as its page becomes private, also for conditional requests', async () => {
    const page = await aPage(app, { path: '/secret', title: 'Secret' })
    await publishApp(app)
    const address = await readImageUrl('/secret')
    const before = await get(app, address)
    expect(before.status).toBe(200)
    await gatePage(app, page, { is_private: true })
    const after = await Promise.all([
      get(app, address),
      get(app, address, { 'if-none-match': String(before.headers['etag']) }),
    ])
    expect(after.map((answer) => answer.status)).toEqual([404, 404])
  })

  it('is removed with its page', async () => {
    const page = await aPage(app, { path: '/old', title: 'Old' })
    await publishApp(app)
    const address = await readImageUrl('/old')
    await api.as(atApp(app.owner, app)).call('pages.deletePage', { id: page.id })
    await publishApp(app)
    expect((await get(app, address)).status).toBe(404)
  })

  it('is in no private app, and of no private page even for those who read it', async () => {
    const at = await anApp()
    const page = await aPage(at, { path: '/inside', title: 'Inside' })
    await publishApp(at)
    const address = await readImageUrl('/inside', at)
    expect((await get(at, address)).status).toBe(200)
    await setAppAccess(at, { is_private: true })
    const member = await aMember(at)
    expect((await get(at, address, { 'x-user-token': member.token })).status).toBe(404)
    expect((await api.as(member).call('pages.getPageBody', { id: page.id })).page.og_image).toBeNull()
  })
})
