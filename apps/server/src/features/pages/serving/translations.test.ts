import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { richTextFrom } from '@foyer/content/definitions'
import type { AppLocale } from '@foyer/contract/apps/shapes'
import { pageIndex } from '@foyer/contract/pages/page-index'
import { pageTranslationFile } from '@foyer/contract/pages/translation-shapes'
import { aGrant, stubProducts, setPageAccess } from '#test/factories/access.ts'
import { aMember, atApp } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import {
  aBlock,
  aPage,
  aTextBlock,
  usePlainRenderer,
  get,
  publishApp,
  type TestPage,
} from '#test/factories/pages.ts'
import { aTranslation, addLocales } from '#test/factories/translations.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'
import { PLAIN_NODE } from '../../access/index.ts'

const product = newId()
/** Long enough to be worth compressing. */
const weLift = richTextFrom('Wir heben. '.repeat(200))

describe('a page in other languages', () => {
  let api: TestServer
  let app: TestApp
  let about: TestPage
  let paid: TestPage
  let hidden: TestPage

  beforeAll(async () => {
    api = await aServer()
    await usePlainRenderer()
    await stubProducts({ [product]: 'Platinum' })
    app = await anApp()
    await addLocales(app, ['de', 'ar'])
    paid = await aPage(app, {
      path: '/paid',
      title: 'The plan',
      draft: { og_description: 'Twelve weeks', blocks: [aTextBlock('Five by five')] },
      node: { require_purchase: true, products: [product] },
    })
    hidden = await aPage(app, { path: '/hidden', title: 'Hidden', node: { is_private: true } })
    about = await aPage(app, {
      path: '/about',
      title: 'About us',
      draft: {
        cover: { art: 'arch.ember.3', alt: 'A hill' },
        blocks: [
          aTextBlock('We lift.'),
          aBlock('hero', { title: 'Only English' }),
          aBlock('collection', { source: 'pages', page_ids: [paid.id] }),
        ],
      },
    })
    await aPage(app, { path: '/', title: 'Home' })
    await inGerman(about, { title: 'Über uns', 'cover.alt': 'Ein Hügel', body: weLift })
    await inGerman(paid, {
      title: 'Der Plan',
      og_description: 'Zwölf Wochen',
      body: richTextFrom('Fünf mal fünf'),
    })
    await inGerman(hidden, { title: 'Verborgen' })
    await publishApp(app)
  })

  const inGerman = (page: TestPage, words: Record<string, Parameters<typeof richTextFrom>[0] | object>) =>
    aTranslation(app, { id: page.id, locale: 'de' }, (source, key) => {
      const name = Object.keys(words).find((one) => key === one || (one === 'body' && key.endsWith('.body')))
      return name === undefined ? null : (words[name] as typeof source)
    })
  const file = async (path: string, locale: string = 'de') =>
    pageTranslationFile.parse((await get(app, `/_pages/_translations/${locale}${path}.json`)).json())
  const index = async (path: string, query = '') =>
    pageIndex.parse((await get(app, `/_pages${path}/index.json${query}`)).json())
  const getBody = (page: { blocks: { props: Record<string, unknown> }[] }) => page.blocks[0]?.props['body']

  it('has a file with its translated texts and those of its links', async () => {
    const german = await file('/about')
    expect(german).toMatchObject({
      page_id: about.id,
      locale: 'de',
      page: {
        page_title: 'Über uns',
        og_title: 'Über uns',
        cover: { art: 'arch.ember.3', alt: 'Ein Hügel' },
      },
      links: { [paid.id]: { title: 'Der Plan' } },
    })
    expect(Object.values(german.texts)).toEqual([weLift])
  })

  it('has a card in its language where links lead to it', async () => {
    const [english, german] = [await index('/about'), await index('/about', '?lang=de')]
    const addresses = [english.page.og_image ?? '', german.page.og_image ?? '']
    expect(new Set(addresses).size).toBe(2)
    const answers = await Promise.all(addresses.map((address) => get(app, address)))
    expect(answers.map(({ status, headers }) => [status, headers['content-type']])).toEqual([
      [200, 'image/png'],
      [200, 'image/png'],
    ])
  })

  it('has an empty file in a language that it is not translated to, and the start page one of its own', async () => {
    expect(await file('/about', 'ar')).toMatchObject({ texts: {}, page: { page_title: 'About us' } })
    expect(await file('')).toMatchObject({ page: { page_title: 'Home' }, texts: {} })
  })

  it.each(['en/about', 'sv/about', 'xx/about', 'de/nowhere', 'de/hidden'])(
    'has no file at %s',
    async (path) => {
      const answer = await get(app, `/_pages/_translations/${path}.json`)
      expect([answer.status, answer.json()]).toMatchObject([404, { code: 'not_found' }])
    },
  )

  it('has the translated shell of a gated page, and none of its body', async () => {
    const german = await file('/paid')
    expect(german).toMatchObject({
      page: { page_title: 'Der Plan', og_description: 'Zwölf Wochen' },
      texts: {},
      links: {},
    })
    const answers = await Promise.all(
      [
        '/paid?lang=de',
        '/_pages/paid/index.json?lang=de',
        '/_pages/_translations/de/paid.json',
        '/about?lang=de',
        '/sitemap.xml',
      ].map((path) => get(app, path)),
    )
    expect(answers.filter(({ text }) => text.includes('Fünf mal fünf'))).toEqual([])
    expect(answers.filter(({ text }) => text.includes('Verborgen'))).toEqual([])
    expect(answers.map(({ headers }) => headers['page-access'] === 'gated')).toEqual([
      ...[true, true, true, false, false],
    ])
  })

  it('is compressed, revalidated with 304, and cached once whatever else the query contains', async () => {
    const path = '/_pages/_translations/de/about.json'
    const plain = await get(app, path)
    const [brotli, gzip] = await Promise.all(
      ['br', 'gzip'].map((encoding) => get(app, path, { 'accept-encoding': encoding })),
    )
    expect(brotliDecompressSync(brotli?.body ?? '').equals(plain.body)).toBe(true)
    expect(gunzipSync(gzip?.body ?? '').equals(plain.body)).toBe(true)
    const etag = String(plain.headers['etag'])
    expect(plain.headers['cache-control']).toBe('no-cache')
    expect((await get(app, path, { 'if-none-match': etag })).status).toBe(304)
    for (const query of ['?ts=1763712000', '?lang=ar', '?a=b']) {
      const other = await get(app, path + query)
      expect([other.headers['etag'], other.text]).toEqual([etag, plain.text])
    }
  })

  it('moves with its page', async () => {
    const answer = await get(app, '/_pages/_translations/de/About.json')
    expect([answer.status, answer.headers['location']]).toEqual([301, '/_pages/_translations/de/about.json'])
  })

  it('is rendered in each, with its direction and addresses, and with the default texts where untranslated', async () => {
    const { text } = await get(app, '/about?lang=de')
    expect(text).toContain('<html lang="de" dir="ltr"')
    for (const words of ['Über uns', 'Wir heben.', 'Only English', 'Der Plan']) expect(text).toContain(words)
    expect(text).not.toContain('We lift.')
    expect(text).toContain(`<link rel="canonical" href="http://${app.slug}.localhost/about?lang=de">`)
    for (const locale of ['en', 'de', 'ar']) expect(text).toContain(`hreflang="${locale}"`)
    const arabic = await get(app, '/about?lang=ar')
    expect(arabic.text).toContain('<html lang="ar" dir="rtl"')
    expect(arabic.text).toContain('We lift.')
    expect((await get(app, '/about')).text).not.toContain('Wir heben.')
  })

  it('has an index in each, with the links and the attributes of that language', async () => {
    const german = await index('/about', '?lang=de')
    expect(german).toMatchObject({
      locale: 'de',
      page: { page_title: 'Über uns', attributes: [{ slug: 'page.title', value: 'Über uns' }] },
      links: { [paid.id]: { title: 'Der Plan', gate: 'purchase' } },
    })
    expect((await index('/about')).page.page_title).toBe('About us')
  })

  it('serves the localized body to its readers only', async () => {
    const member = await aMember(app)
    const readPage = (locale: AppLocale) =>
      api.as(member).call('pages.getPageBody', { id: paid.id, lang: locale })
    await expect(readPage('de')).rejects.toMatchObject({ code: 'purchase_required' })
    await aGrant(app, member, { product_id: product })
    const [german, arabic] = await Promise.all([readPage('de'), readPage('ar')])
    expect([german.locale, getBody(german.page)]).toEqual(['de', richTextFrom('Fünf mal fünf')])
    expect([arabic.locale, getBody(arabic.page)]).toEqual(['ar', richTextFrom('Five by five')])
    const shell = await api.as(member).call('pages.resolvePage', { path: '/paid', lang: 'de' })
    expect(shell.shell.page_title).toBe('Der Plan')
  })

  it('is removed from public files with the page, also for conditional requests', async () => {
    const page = await aPage(app, { path: '/closing', title: 'Closing', body_text: 'Soon shut' })
    await inGerman(page, { body: richTextFrom('Bald zu') })
    await publishApp(app)
    const path = '/_pages/_translations/de/closing.json'
    const before = await get(app, path)
    expect(before.text).toContain('Bald zu')
    await setPageAccess(app, page.id, { ...PLAIN_NODE, require_authentication: true })
    const after = await get(app, path, { 'if-none-match': String(before.headers['etag']) })
    expect([after.status, after.text.includes('Bald zu')]).toEqual([200, false])
  })

  it('is restored with an earlier release', async () => {
    const page = await aPage(app, { path: '/undone', title: 'Undone', body_text: 'Once' })
    await inGerman(page, { body: richTextFrom('Einmal') })
    const first = await publishApp(app)
    await inGerman(page, { body: richTextFrom('Zweimal') })
    await publishApp(app)
    expect((await get(app, '/undone?lang=de')).text).toContain('Zweimal')
    await api.as(atApp(app.owner, app)).call('pages.restoreRelease', { id: first })
    const { text } = await get(app, '/undone?lang=de')
    expect([text.includes('Einmal'), text.includes('Zweimal')]).toEqual([true, false])
    expect(JSON.stringify((await file('/undone')).texts)).toContain('Einmal')
  })

  it('falls back to the default text when its form has changed since the translation', async () => {
    const draft = { fields: { equipment: ['Rack', 'Bar'] } }
    const page = await aPage(app, { path: '/lines', title: 'Lines', content_type: 'workout', draft })
    await aTranslation(app, { id: page.id, locale: 'de' }, (_, key) =>
      key === 'fields.equipment' ? ['Ständer', 'Stange'] : null,
    )
    const owner = api.as(atApp(app.owner, app))
    const found = await owner.call('pages.getStudioPage', { id: page.id })
    const fields = { ...found.draft.fields, equipment: ['Rack', 'Bar', 'Bench'] }
    const { revision } = found
    await owner.call('pages.saveDraft', { id: page.id, revision, draft: { ...found.draft, fields } })
    await publishApp(app)
    expect(await index('/lines', '?lang=de')).toMatchObject({
      page: { fields: { equipment: ['Rack', 'Bar', 'Bench'] } },
    })
  })

  it('in a private app has no file', async () => {
    const closed = await anApp({ access: { is_private: true } })
    await addLocales(closed, ['de'])
    const page = await aPage(closed, { path: '/in', title: 'Inside' })
    await aTranslation(closed, { id: page.id, locale: 'de' }, () => 'Innen')
    await publishApp(closed)
    expect((await get(closed, '/_pages/_translations/de/in.json')).status).toBe(404)
    expect((await get(closed, '/in?lang=de')).text).not.toContain('Innen')
  })
})
