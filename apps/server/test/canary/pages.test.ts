import { beforeAll, describe, expect, it } from 'vitest'
import { aGrant, productsExist } from '../factories/access.ts'
import { aGuest, aMember, atApp, type MemberCaller } from '../factories/accounts.ts'
import { anApp, type TestApp } from '../factories/apps.ts'
import { aPicture } from '../factories/media.ts'
import { aBlock, aPage, aTextBlock, drawPlainly, publishApp, type TestPage } from '../factories/pages.ts'
import { aServer, type Caller, type TestServer } from '../harness.ts'
import { newId } from '../../src/platform/ids.ts'
import { completedPagesPort } from '../../src/features/pages/ports.ts'

const product = newId()

/** Words of a gated page: those that only its readers may see, and those of its shell. */
type Canary = { page: TestPage; hidden: string[]; shell: string[] }

describe('what is gated', () => {
  let api: TestServer
  let app: TestApp
  let other: TestApp
  let gated: Record<string, Canary>
  let without: MemberCaller & { subscriber_id: string }
  let holder: MemberCaller & { subscriber_id: string }
  let foreigner: MemberCaller

  beforeAll(async () => {
    api = await aServer()
    await drawPlainly()
    completedPagesPort.provide({ completedPages: async () => new Set() })
    await productsExist({ [product]: 'Platinum' })
    app = await anApp()
    other = await anApp()
    without = await aMember(app)
    holder = await aMember(app)
    foreigner = await aMember(other)
    await aPage(app, { path: '/', title: 'Home', words: 'Welcome' })
    const open_program = await aPage(app, {
      path: '/open-program',
      content_type: 'program',
      title: 'Open program',
    })
    const bought = await canary('bought', { node: { require_purchase: true, products: [product] } })
    const inherited = await canary('inherited', { parent: bought.page })
    const login = await canary('login', { node: { require_authentication: true } })
    const private_page = await canary('private', { node: { is_private: true } })
    const below_private = await canary('belowprivate', { parent: private_page.page })
    const later = await canary('later', {
      node: {
        is_scheduled: true,
        unlocks_at: new Date(api.clock.now().getTime() + 86_400_000).toISOString(),
      },
    })
    const drip = await canary('drip', {
      parent: open_program,
      node: { is_scheduled: true, unlock_duration_seconds: 3600 },
    })
    gated = { bought, inherited, login, private_page, below_private, later, drip }
    const all = Object.values(gated).map((entry) => entry.page.id)
    await aPage(app, {
      path: '/links',
      title: 'Links',
      draft: { blocks: [aBlock('collection', { source: 'pages', page_ids: all })] },
    })
    await aGrant(app, holder, { product_id: product })
    await aGrant(app, holder, { page_id: private_page.page.id })
    await publishApp(app)
  })

  async function canary(name: string, wish: Parameters<typeof aPage>[1]): Promise<Canary> {
    const word = (field: string) => `canary${name}${field}`
    const picture = await aPicture(app, { name: word('file') })
    const page = await aPage(app, {
      content_type: 'article',
      title: word('title'),
      path: `/${word('path')}`,
      words: word('text'),
      ...wish,
      draft: {
        og_description: word('description'),
        fields: { standfirst: word('standfirst') },
        page_actions: [
          {
            id: newId(),
            action_type: 'generic_button',
            text: word('button'),
            post_action_button_text: '',
            block_action: null,
          },
        ],
        blocks: [
          aTextBlock(word('text')),
          aBlock('image', { image: { media_id: picture.id, alt: word('alt') } }),
        ],
      },
    })
    return {
      page,
      hidden: [word('text'), word('standfirst'), word('button'), word('alt'), picture.id],
      shell: [word('title'), word('path'), word('description')],
    }
  }

  /** Every surface that exists, read as one caller. */
  async function sweep(caller: Caller): Promise<string> {
    const paths = [
      ...[
        '/',
        '/links',
        '/open-program',
        '/me/account',
        '/nowhere',
        '/sitemap.xml',
        '/robots.txt',
        '/manifest.webmanifest',
      ],
      ...['/_pages/index.json', '/_pages/links/index.json', '/_pages/open-program/index.json'],
      ...Object.values(gated).flatMap(({ page }) => [
        page.path,
        `${page.path}?page-builder`,
        `/_pages${page.path}/index.json`,
        `/_pages/_trees/${page.id}.json`,
        `/_pages/_translations/en${page.path}.json`,
        `/api/v1/pages/resolve?path=${page.path}`,
        `/api/v1/pages/${page.id}/body`,
        `/api/v1/pages/${page.id}/access`,
        `/api/v1/pages/${page.id}/path`,
        `/api/v1/pages/tree?root=${page.id}`,
        `/api/v1/overlays/${page.id}`,
      ]),
    ]
    const headers: Record<string, string> = caller.token ? { 'x-user-token': caller.token } : {}
    const answers = await Promise.all(
      paths.map((path) => api.raw('GET', path, { host: `${app.slug}.localhost`, headers })),
    )
    expect(answers.filter((answer) => answer.status >= 500).map((answer) => answer.text)).toEqual([])
    return answers.map((answer) => JSON.stringify(answer.headers) + answer.text).join('\n')
  }

  it.each(['guest', 'a member without', 'a member of another app'])(
    'keeps its words from %s',
    async (who) => {
      const caller = {
        guest: aGuest(app),
        'a member without': without,
        'a member of another app': foreigner,
      }[who]
      const seen = await sweep(caller ?? aGuest(app))
      const open_to_members = who === 'a member without' ? ['login'] : []
      const leaks = Object.entries(gated)
        .filter(([name]) => !open_to_members.includes(name))
        .flatMap(([, { hidden }]) => hidden.filter((word) => seen.includes(word)))
      expect(leaks).toEqual([])
    },
  )

  it.each(['guest', 'a member without'])('tells %s nothing at all of a private page', async (who) => {
    const seen = await sweep(who === 'guest' ? aGuest(app) : without)
    const { private_page, below_private } = gated
    const words = [private_page, below_private].flatMap(
      (entry) => entry?.shell.slice(0, 1).concat(entry.shell[2] ?? '') ?? [],
    )
    expect(words.filter((word) => seen.includes(word))).toEqual([])
  })

  it('shows all of it to a member who has access', async () => {
    const seen = await sweep(holder)
    const opened = ['bought', 'inherited', 'login', 'private_page', 'below_private']
    const missing = opened.flatMap((name) => gated[name]?.hidden.filter((word) => !seen.includes(word)) ?? [])
    expect(missing).toEqual([])
  })

  it('shows the owner all of it', async () => {
    const owner = atApp(app.owner, app)
    const pages = await Promise.all(
      Object.values(gated).map(({ page }) => api.as(owner).call('pages.getStudioPage', { id: page.id })),
    )
    const seen = JSON.stringify(pages)
    const missing = Object.values(gated).flatMap(({ hidden }) =>
      hidden.filter((word) => !seen.includes(word)),
    )
    expect(missing).toEqual([])
  })

  it('answers a private path with the very bytes of an unknown one', async () => {
    const host = `${app.slug}.localhost`
    const [hidden, unknown] = await Promise.all([
      api.raw('GET', gated['private_page']?.page.path ?? '', { host }),
      api.raw('GET', '/never-there', { host }),
    ])
    expect([hidden.status, hidden.text]).toEqual([404, unknown.text])
  })
})
