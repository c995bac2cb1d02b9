import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { pageIndex } from '@foyer/contract/pages/page-index'
import { pageTreeFile } from '@foyer/contract/pages/page-tree-file'
import { newContentRule, richTextFrom } from '@foyer/content/definitions'
import { aMember } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aBlock, aPage, usePlainRenderer, get, publishApp, type TestPage } from '#test/factories/pages.ts'
import { aTranslation, addLocales } from '#test/factories/translations.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { bumpAccessEpoch } from '../../apps/index.ts'

/** Texts of the pages in the loop only, in either language. */
const SECRET = /Kestrel|Turmfalke/

describe('pages that are each other’s parent', () => {
  let api: TestServer
  let app: TestApp
  let home: TestPage
  let plain: TestPage
  let looping: TestPage[]

  beforeAll(async () => {
    api = await aServer()
    await usePlainRenderer()
    ;({ app, home, plain, looping } = await anAppWithLoop())
  })

  /** An app in which two pages are each other's parent, with a third below them, and pages that link to them. */
  async function anAppWithLoop() {
    const app = await anApp()
    await addLocales(app, ['de'])
    const one = await aPage(app, { path: '/one', title: 'Kestrel one', body_text: 'Kestrel words' })
    const two = await aPage(app, { path: '/two', title: 'Kestrel two', body_text: 'More Kestrel words' })
    const below = await aPage(app, { parent: one, path: '/one/below', title: 'Kestrel below' })
    const looping = [one, two, below]
    for (const { id } of looping)
      await aTranslation(app, { id, locale: 'de' }, (source) =>
        typeof source === 'string' ? `Turmfalke ${id}` : richTextFrom(`Turmfalke ${id}`),
      )
    const blocks = [
      aBlock('collection', { source: 'pages', page_ids: looping.map(({ id }) => id) }),
      aBlock('collection', { source: 'rule', rule: newContentRule('generic') }),
    ]
    const home = await aPage(app, { path: '/', title: 'Home', draft: { blocks } })
    const plain = await aPage(app, { parent: home, path: '/plain', title: 'Plain' })
    await aTranslation(app, { id: plain.id, locale: 'de' }, () => 'Schlicht')
    await publishApp(app)
    await createLoop(app, one, two)
    return { app, home, plain, looping }
  }

  /** Our API cannot create such a tree, so it is written to the database directly. */
  async function createLoop(app: TestApp, one: TestPage, two: TestPage): Promise<void> {
    await api.inApp(app.id, async (tx) => {
      for (const [page, parent] of [
        [one, two],
        [two, one],
      ] as const) {
        await sql`update page_versions set parent_id = ${parent.id} where page_id = ${page.id}`.execute(tx)
        await sql`update access_nodes set parent_id = ${parent.id} where page_id = ${page.id}`.execute(tx)
      }
      await bumpAccessEpoch(tx)
    })
  }

  const countFaults = async (): Promise<number> => {
    const { text } = await api.raw('GET', '/metrics')
    return Number(/^foyer_tree_faults_total\{fault="loop"\} (\d+)$/m.exec(text)?.[1])
  }

  const fetchStatus = async (path: string): Promise<number> => (await get(app, path)).status

  it('appear in no file, document, tree, translation or sitemap, nor in pages that link to them', async () => {
    for (const { path, id } of looping) {
      const files = [
        `/_pages${path}/index.json`,
        `/_pages${path}/index.json?lang=de`,
        `/_pages/_translations/de${path}.json`,
        `/_pages/_trees/${id}.json`,
        path,
        `${path}?lang=de`,
      ]
      for (const file of files) {
        const { status, text } = await get(app, file)
        expect([file, status, SECRET.exec(text)?.[0]]).toEqual([file, 404, undefined])
      }
    }
    const translation = await get(app, '/_pages/_translations/de/plain.json')
    expect([translation.status, translation.text]).toEqual([200, expect.stringContaining('Schlicht')])
    const sitemap = (await get(app, '/sitemap.xml')).text
    expect(sitemap).toContain('/plain</loc>')
    for (const { path } of looping) expect(sitemap).not.toContain(`${path}<`)

    const index = pageIndex.parse((await get(app, '/_pages/index.json')).json())
    expect(Object.keys(index.links)).toEqual([plain.id])
    const tree = pageTreeFile.parse((await get(app, `/_pages/_trees/${home.id}.json`)).json())
    expect(Object.keys(tree.nodes)).toEqual([home.id, plain.id])
    for (const file of ['/', '/?lang=de', '/_pages/index.json', '/_pages/_translations/de/index.json'])
      expect((await get(app, file)).text).not.toMatch(SECRET)
  })

  it('are not there for a member either', async () => {
    const member = api.as(await aMember(app))
    for (const { id, path } of looping) {
      await expect(member.call('pages.getPageBody', { id })).rejects.toMatchObject({ status: 404 })
      await expect(member.call('pages.resolvePage', { path })).rejects.toMatchObject({ status: 404 })
      await expect(member.call('pages.getTreeGates', { root: id })).rejects.toMatchObject({ status: 404 })
    }
  })

  it('are reported and counted once each, by the first response that omits one', async () => {
    const { app: other, looping: pages } = await anAppWithLoop()
    const before = await countFaults()
    const [one, two] = pages
    for (let n = 0; n < 3; n += 1) await get(other, one?.path ?? '')
    expect((await countFaults()) - before).toBe(1)
    await get(other, `/_pages${two?.path}/index.json`)
    await get(other, `/_pages/_translations/de${two?.path}.json`)
    expect((await countFaults()) - before).toBe(2)
    const log_lines = api
      .logged()
      .split('\n')
      .filter((line) => line.includes('above a page is broken'))
    expect(pages.map(({ id }) => log_lines.filter((line) => line.includes(id)).length)).toEqual([1, 1, 0])
    expect(await fetchStatus('/plain')).toBe(200)
  })
})
