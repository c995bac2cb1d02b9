import { beforeAll, describe, expect, it, vi } from 'vitest'
import { richTextFrom } from '@foyer/content/definitions'
import type { AppAccess } from '@foyer/domain/access'
import { loadBootApp } from '../../src/features/apps/index.ts'
import { createCard, formatCardPath } from '../../src/features/pages/cards/card.ts'
import { aGrant, setAppAccess } from '../factories/access.ts'
import { aGuest, aMember, aUser, type MemberCaller } from '../factories/identity.ts'
import { anApp, PUBLIC_ACCESS, type TestApp } from '../factories/apps.ts'
import { aProduct } from '../factories/commerce.ts'
import { aListener, postMessage } from '../factories/messaging.ts'
import { aPicture } from '../factories/media.ts'
import { aBlock, aPage, aTextBlock, usePlainRenderer, publishApp, type TestPage } from '../factories/pages.ts'
import { aTranslation, addLocales } from '../factories/translations.ts'
import { aServer, type Caller } from '../harness.ts'
import { sendRequest } from '../matrix/send-call.ts'

/** `npm run proof` shows everyone every page in every mode; `npm test` by turns, each page to each role in some modes. */
const is_whole = process.env['PROOF'] === 'full'

/**
 * All roles of spec section 6, in the order of the columns below; the subscriber owns the product that opens the
 * app.
 */
const roles = ['guest', 'pending', 'member', 'subscriber', 'admin', 'account_admin'] as const
type Role = (typeof roles)[number]
const kinds = ['open', 'sample', 'login', 'sold', 'private'] as const
type Kind = (typeof kinds)[number]

type Mode = {
  access: Partial<AppAccess>
  /** Who reads a page of each kind: one letter a role. */
  reads: Record<Kind, string>
  /** Who may know the titles of pages that are not private. */
  knows: string
  /** Who may enter the app to see its products. */
  enters: string
  /** Who may find other people of the app. */
  sees_people: string
}

/** Written by hand from the model ("Access"): the combined result of the app's gates and the pages' gates. */
const modes: Record<string, Mode> = {
  public: {
    access: {},
    reads: { open: 'yyyyyy', sample: 'yyyyyy', login: 'nyyyyy', sold: 'nnnnyy', private: 'nnnnnn' },
    knows: 'yyyyyy',
    enters: 'yyyyyy',
    sees_people: 'nnyyyy',
  },
  'public without anonymous browsing': {
    access: { allow_anonymous_browsing: false },
    reads: { open: 'nyyyyy', sample: 'nyyyyy', login: 'nyyyyy', sold: 'nnnnyy', private: 'nnnnnn' },
    knows: 'yyyyyy',
    enters: 'nyyyyy',
    sees_people: 'nnyyyy',
  },
  'sign-in with samples': {
    access: { require_sign_in: true, allow_anonymous_browsing: true },
    reads: { open: 'nyyyyy', sample: 'yyyyyy', login: 'nyyyyy', sold: 'nnnnyy', private: 'nnnnnn' },
    knows: 'yyyyyy',
    enters: 'nyyyyy',
    sees_people: 'nnyyyy',
  },
  'sign-in': {
    access: { require_sign_in: true, allow_anonymous_browsing: false },
    reads: { open: 'nyyyyy', sample: 'nyyyyy', login: 'nyyyyy', sold: 'nnnnyy', private: 'nnnnnn' },
    knows: 'yyyyyy',
    enters: 'nyyyyy',
    sees_people: 'nnyyyy',
  },
  private: {
    access: { is_private: true, allow_anonymous_browsing: true },
    reads: { open: 'nnyyyy', sample: 'nnyyyy', login: 'nnyyyy', sold: 'nnnnyy', private: 'nnnnnn' },
    knows: 'nnyyyy',
    enters: 'nnyyyy',
    sees_people: 'nnyyyy',
  },
  'private without anonymous browsing': {
    access: { is_private: true, allow_anonymous_browsing: false },
    reads: { open: 'nnyyyy', sample: 'nnyyyy', login: 'nnyyyy', sold: 'nnnnyy', private: 'nnnnnn' },
    knows: 'nnyyyy',
    enters: 'nnyyyy',
    sees_people: 'nnyyyy',
  },
  'subscribers with samples': {
    access: { is_subscriber_only: true, allow_anonymous_browsing: true },
    reads: { open: 'nnnyyy', sample: 'yyyyyy', login: 'nnnyyy', sold: 'nnnnyy', private: 'nnnnnn' },
    knows: 'yyyyyy',
    enters: 'yyyyyy',
    sees_people: 'nnnyyy',
  },
  subscribers: {
    access: { is_subscriber_only: true, allow_anonymous_browsing: false },
    reads: { open: 'nnnyyy', sample: 'nnnyyy', login: 'nnnyyy', sold: 'nnnnyy', private: 'nnnnnn' },
    knows: 'yyyyyy',
    enters: 'yyyyyy',
    sees_people: 'nnnyyy',
  },
}

const isAllowed = (letters: string, role: Role) => letters[roles.indexOf(role)] === 'y'

type ModeApp = {
  app: TestApp
  pages: Record<Kind, TestPage>
  /** The picture on each page. */
  pictures: Record<Kind, string>
  /** Reads all pages. */
  writer: MemberCaller
  /** A member whom the others may find: owns the product that opens the app and has started the sample. */
  person: Awaited<ReturnType<typeof aMember>>
  callers: Record<Role, Caller & Partial<MemberCaller>>
  product: string
}

/** Creates an app in a mode, with a commented page of each kind and one caller per role. */
async function aModeApp({ access }: Mode): Promise<ModeApp> {
  const app = await anApp()
  const [club, course] = [await aProduct(app, { title: 'wordclub' }), await aProduct(app)]
  await aPage(app, { path: '/', title: 'Home', body_text: 'wordhomebody' })
  await addLocales(app, ['de'])
  const pictures = Object.fromEntries(
    await Promise.all(kinds.map(async (kind) => [kind, (await aPicture(app)).id] as const)),
  ) as ModeApp['pictures']
  const created = async (kind: Kind, node: NonNullable<Parameters<typeof aPage>[1]>['node'] = {}) =>
    aPage(app, {
      content_type: 'article',
      path: `/p-${kind}`,
      title: `word${kind}title`,
      node,
      draft: {
        is_commentable: true,
        blocks: [
          aTextBlock(`word${kind}body`),
          aBlock('image', { image: { media_id: pictures[kind], alt: 'A rack' } }),
        ],
      },
    })
  const pages = {
    open: await created('open'),
    sample: await created('sample', { allow_browsing: true, is_progress_root: true }),
    login: await created('login', { require_authentication: true }),
    sold: await created('sold', { require_purchase: true, products: [course.id] }),
    private: await created('private', { is_private: true }),
  }
  for (const kind of kinds)
    await aTranslation(app, { id: pages[kind].id, locale: 'de' }, (source, key) =>
      typeof source === 'string'
        ? `wort${kind}${key === 'title' ? 'titel' : 'text'}`
        : richTextFrom(`wort${kind}text`),
    )
  await publishApp(app)
  const app_products = access.is_subscriber_only ? [club.id] : []
  await setAppAccess(app, { ...PUBLIC_ACCESS, ...access, app_products })

  const writer = await aMember(app, { is_admin: true })
  await aGrant(app, writer, { page_id: pages.private.id })
  for (const kind of kinds) await postMessage(writer, pages[kind].id, `word${kind}comment`)
  const [subscriber, person] = [await aMember(app), await aMember(app, { name: 'wordperson' })]
  for (const holder of [subscriber, person]) await aGrant(app, holder, { product_id: club.id })
  const api = await aServer()
  await api.as({ ...person, slug: app.slug }).call('progress.startPage', { id: pages.sample.id })
  const callers = {
    guest: aGuest(app),
    pending: await aUser(app),
    member: await aMember(app),
    subscriber,
    admin: await aMember(app, { is_admin: true }),
    account_admin: await aMember(app, { is_admin: true, is_account_admin: true }),
  }
  return { app, pages, pictures, writer, person, callers, product: club.id }
}

/** Fetches a surface as a caller. */
async function fetchSurface({ app }: ModeApp, caller: Caller, path: string) {
  const { port } = await aServer()
  const identity: Record<string, string> = caller.token ? { 'x-user-token': caller.token } : {}
  const headers = { host: `${app.slug}.localhost`, ...identity }
  const answer = await sendRequest(port, { method: 'GET', path, body: null, headers })
  if (answer.status >= 500 || answer.status === 429)
    throw new Error(`${path} answered ${answer.status}: ${answer.text}`)
  return { status: answer.status, text: JSON.stringify(answer.headers) + answer.text }
}

/** The address of a page's picture as one of its readers is given it, and whether it is everyone's. */
async function findPictureAddress(mode_app: ModeApp, kind: Kind) {
  const { text } = await fetchSurface(mode_app, mode_app.writer, bodySurfaces.body(mode_app.pages[kind]))
  const [, path = ''] =
    new RegExp(`"id":"${mode_app.pictures[kind]}"[^}]*?"src":"([^"]+)"`, 'u').exec(text) ?? []
  return { path, is_public: path.startsWith('/media/public/') }
}

/** Returns the address of a page's card, whether the page is knowable or not. */
async function findCardAddress({ app, pages }: ModeApp, kind: Kind): Promise<string> {
  const api = await aServer()
  const { id, title, content_type } = pages[kind]
  const shown = await loadBootApp(await api.readIn(app.id), null)
  const page = { page_id: id, title, content_type, cover: null }
  return formatCardPath(id, createCard(shown, page, { og_title: '', og_image: null, color_mode: null }))
}

/** Collects everything that a role's socket receives of all page threads; empty for guests, who have no socket. */
async function collectReceived({ app, pages, callers }: ModeApp, role: Role): Promise<string> {
  const { token, user_id } = callers[role]
  if (!token || !user_id) return ''
  const listener = await aListener({ ...callers[role], token, user_id, slug: app.slug }).catch(() => null)
  if (!listener) return ''
  await Promise.all(kinds.map((kind) => listener.listen(pages[kind].id, 0)))
  const channelsOf = (type: string) =>
    new Set(
      listener.frames.flatMap((frame) => (frame.type === type && 'channel' in frame ? [frame.channel] : [])),
    )
  await vi.waitFor(() => expect(channelsOf('events')).toEqual(channelsOf('subscribed')), { timeout: 10_000 })
  listener.close()
  return JSON.stringify(listener.frames)
}

const bodySurfaces = {
  body: ({ id }: TestPage) => `/api/v1/pages/${id}/body`,
  overlay: ({ id }: TestPage) => `/api/v1/overlays/${id}`,
  thread: ({ id }: TestPage) => `/api/v1/threads/${id}`,
  messages: ({ id }: TestPage) => `/api/v1/threads/${id}/messages`,
}
/** The same for everyone, so they contain a page's body if a guest may read it. */
const publicSurfaces = {
  document: ({ path }: TestPage) => path,
  index: ({ path }: TestPage) => `/_pages${path}/index.json`,
  'tree file': ({ id }: TestPage) => `/_pages/_trees/${id}.json`,
}
const shellSurfaces = {
  resolve: ({ path }: TestPage) => `/api/v1/pages/resolve?path=${path}`,
  access: ({ id }: TestPage) => `/api/v1/pages/${id}/access`,
  path: ({ id }: TestPage) => `/api/v1/pages/${id}/path`,
  tree: ({ id }: TestPage) => `/api/v1/pages/tree?root=${id}`,
}
/** Surfaces that list other people of the app, by search or directly. */
const peopleSurfaces = {
  directory: ({ person }: ModeApp) => `/api/v1/subscribers/directory?term=${person.name}`,
  'whole directory': () => '/api/v1/subscribers/directory',
  people: ({ person }: ModeApp) => `/api/v1/subscribers?term=${person.name}`,
  'people by id': ({ person }: ModeApp) => `/api/v1/subscribers?ids=${person.subscriber_id}`,
  profile: ({ person }: ModeApp) => `/api/v1/subscribers/${person.user_id}/profile`,
}
/** Readable pages name people too, but only to people of the app. */
const namingSurfaces = {
  mentionable: ({ pages, person }: ModeApp) =>
    `/api/v1/threads/${pages.sample.id}/mentionable?term=${person.name}`,
  'who has begun': ({ pages }: ModeApp) => `/api/v1/pages/${pages.sample.id}/subscribers`,
}
const appSurfaces = [
  ...['/', '/_pages/index.json', '/sitemap.xml', '/robots.txt', '/manifest.webmanifest', '/discover'],
  ...['/api/v1/content/article', '/api/v1/products/list', '/api/v1/app', '/api/v1/my-content', '/nowhere'],
]

const turnOf = (mode: string, role: Role) => Object.keys(modes).indexOf(mode) + roles.indexOf(role)

/** One page in four, another in the next mode and to the next role. */
function kindsOpened(mode: string, role: Role): readonly Kind[] {
  return is_whole ? kinds : kinds.filter((_, index) => (index + turnOf(mode, role)) % 4 === 0)
}

function listKindsWithPictures(mode: string, role: Role): readonly Kind[] {
  return is_whole ? kinds : kinds.filter((_, index) => index === turnOf(mode, role) % kinds.length)
}

describe.each(Object.entries(modes))('an app that is %s', (name, mode) => {
  let mode_app: ModeApp
  beforeAll(async () => {
    await usePlainRenderer()
    mode_app = await aModeApp(mode)
  })

  describe.each(roles)('for %s', (role) => {
    it.each(kindsOpened(name, role))(
      'opens a page that is %s as the table says, on every surface',
      async (kind) => {
        const [page, caller] = [mode_app.pages[kind], mode_app.callers[role]]
        const reads = isAllowed(mode.reads[kind], role)
        const knows = reads || (isAllowed(mode.knows, role) && kind !== 'private')
        const is_public = isAllowed(mode.reads[kind], 'guest')
        const word = (part: string) => `word${kind}${part}`

        for (const [surface, pathOf] of Object.entries(bodySurfaces)) {
          const { status, text } = await fetchSurface(mode_app, caller, pathOf(page))
          expect([surface, status === 200]).toEqual([surface, reads])
          expect([surface, /word\w+(body|comment)/u.test(text)]).toEqual([surface, reads])
        }
        for (const [surface, pathOf] of Object.entries(publicSurfaces)) {
          const { text } = await fetchSurface(mode_app, caller, pathOf(page))
          const shows_body = is_public && surface !== 'tree file'
          expect([surface, text.includes(word('body'))]).toEqual([surface, shows_body])
          const is_visible = isAllowed(mode.knows, 'guest') && kind !== 'private'
          expect([surface, text.includes(word('title')) && !is_visible]).toEqual([surface, false])
        }
        for (const [surface, pathOf] of Object.entries(shellSurfaces)) {
          const { status, text } = await fetchSurface(mode_app, caller, pathOf(page))
          expect([surface, text.includes(word('body'))]).toEqual([surface, false])
          expect([surface, status]).toEqual([surface, knows ? 200 : 404])
          expect([surface, text.includes(word('title')) && !knows]).toEqual([surface, false])
          const is_granted = surface === 'access' ? text.includes('"granted":true') : reads
          expect([surface, is_granted]).toEqual([surface, reads])
        }
      },
    )

    it.each(listKindsWithPictures(name, role))(
      'shows pictures, cards and translations of a page that is %s as the table says',
      async (kind) => {
        const [page, caller] = [mode_app.pages[kind], mode_app.callers[role]]
        const is_public = isAllowed(mode.reads[kind], 'guest')
        const is_visible = isAllowed(mode.knows, 'guest') && kind !== 'private'
        const picture = await findPictureAddress(mode_app, kind)
        expect(picture).toEqual({ path: expect.stringContaining('/media/'), is_public })
        const surface_text = await fetchSurface(mode_app, caller, picture.path)
        expect(['picture', surface_text.status === 200]).toEqual([
          'picture',
          is_public || isAllowed(mode.reads[kind], role),
        ])
        const index = await fetchSurface(mode_app, caller, `/_pages${page.path}/index.json`)
        expect(['index', index.text.includes(mode_app.pictures[kind])]).toEqual(['index', is_public])
        const card = await fetchSurface(mode_app, caller, await findCardAddress(mode_app, kind))
        expect(['card', card.status]).toEqual(['card', is_visible ? 200 : 404])
        const { status, text } = await fetchSurface(
          mode_app,
          caller,
          `/_pages/_translations/de${page.path}.json`,
        )
        expect(['translation', status]).toEqual(['translation', is_visible ? 200 : 404])
        expect(['title', text.includes(`wort${kind}titel`)]).toEqual(['title', is_visible])
        expect(['text', text.includes(`wort${kind}text`)]).toEqual(['text', is_public])
      },
    )

    it('reveals no more of the app itself than the table allows', async () => {
      const caller = mode_app.callers[role]
      for (const path of appSurfaces) {
        const { text } = await fetchSurface(mode_app, caller, path)
        const surface_text = new Set(
          text.match(/word(?:open|sample|login|sold|private)(?:title|body|comment)/gu),
        )
        const allowed = kinds.flatMap((kind) => [
          ...(kind !== 'private' && isAllowed(mode.knows, role) ? [`word${kind}title`] : []),
          ...(isAllowed(mode.reads[kind], role) ? [`word${kind}title`, `word${kind}body`] : []),
        ])
        expect([path, [...surface_text].filter((word) => !allowed.includes(word))]).toEqual([path, []])
      }
      const { text: list } = await fetchSurface(mode_app, caller, '/api/v1/products/list')
      expect(list.includes(mode_app.product)).toBe(isAllowed(mode.enters, role))
      const { text: sitemap } = await fetchSurface(mode_app, caller, '/sitemap.xml')
      const listed = kinds.filter((kind) => sitemap.includes(mode_app.pages[kind].path))
      expect(listed.filter((kind) => !isAllowed(mode.reads[kind], 'guest'))).toEqual([])
    })

    it('shows other people as the table allows, and everybody their own profile', async () => {
      const caller = mode_app.callers[role]
      const sees_people = isAllowed(mode.sees_people, role)
      for (const [surface, pathOf] of Object.entries(peopleSurfaces)) {
        const { status, text } = await fetchSurface(mode_app, caller, pathOf(mode_app))
        expect([surface, status === 200]).toEqual([surface, sees_people])
        expect([surface, text.includes('wordperson')]).toEqual([surface, sees_people])
      }
      for (const [surface, pathOf] of Object.entries(namingSurfaces)) {
        const { text } = await fetchSurface(mode_app, caller, pathOf(mode_app))
        expect([surface, text.includes('wordperson')]).toEqual([surface, sees_people])
      }
      if (role === 'guest' || role === 'pending') return
      const own = await fetchSurface(mode_app, caller, `/api/v1/subscribers/${caller.user_id}/profile`)
      expect(own.status).toBe(200)
    })

    it('lets a socket hear the threads that the table opens, and no other', async () => {
      const received = await collectReceived(mode_app, role)
      const heard_kinds = kinds.filter((kind) => received.includes(`word${kind}comment`))
      const opened = role === 'guest' ? [] : kinds.filter((kind) => isAllowed(mode.reads[kind], role))
      expect(heard_kinds).toEqual(opened)
    })
  })
})
