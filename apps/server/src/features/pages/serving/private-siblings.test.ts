import { beforeEach, describe, expect, it } from 'vitest'
import type { PageBody } from '@foyer/contract/pages/page-index'
import { pageIndex } from '@foyer/contract/pages/page-index'
import { aGrant, stubProducts } from '#test/factories/access.ts'
import { aMember } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aPage, usePlainRenderer, get, publishApp, type TestPage } from '#test/factories/pages.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'

const product = newId()
const kinds = ['open', 'gated', 'first_private', 'second_private'] as const

describe('private siblings of a page', () => {
  let api: TestServer
  let app: TestApp
  let pages: Record<(typeof kinds)[number], TestPage>
  let buyer: Awaited<ReturnType<typeof aMember>>

  beforeEach(async () => {
    api = await aServer()
    await usePlainRenderer()
    await stubProducts({ [product]: 'Gold' })
    app = await anApp()
    const parent = await aPage(app, { path: '/series', title: 'Series', content_type: 'program' })
    const stage = await aPage(app, { path: '/series/stage', title: 'Stage', parent })
    const below = (path: string, node: object) =>
      aPage(app, { path: `/series/stage/${path}`, title: `Title of ${path}`, parent: stage, node })
    pages = {
      open: await below('open', {}),
      gated: await below('gated', { require_purchase: true, products: [product] }),
      first_private: await below('first', { is_private: true }),
      second_private: await below('second', { is_private: true }),
    }
    await publishApp(app)
    buyer = await aMember(app)
    await aGrant(app, buyer, { page_id: pages.first_private.id })
    await aGrant(app, buyer, { product_id: product })
  })

  /** Returns the pages that a response mentions by id or title, anywhere in it. */
  const findMentions = (answer: unknown): string[] =>
    kinds.filter((kind) => {
      const text = JSON.stringify(answer)
      return text.includes(pages[kind].id) || text.includes(pages[kind].title)
    })
  const body = ({ id }: TestPage): Promise<PageBody> => api.as(buyer).call('pages.getPageBody', { id })

  it('are in no file that everyone gets', async () => {
    for (const path of ['/series', '/series/stage/open']) {
      const index = pageIndex.parse((await get(app, `/_pages${path}/index.json`)).json())
      expect(index.kind).toBe('open')
      expect([path, findMentions(index)]).toEqual([path, ['open', 'gated']])
      expect((await get(app, path)).text).not.toContain(pages.first_private.id)
    }
  })

  it('are in no body of a page that is not private, whatever else its readers own', async () => {
    expect(findMentions(await body(pages.open))).toEqual(['open', 'gated'])
    expect(findMentions(await body(pages.gated))).toEqual(['open', 'gated'])
  })

  it('are not in the body of another private page', async () => {
    const { page, lists, links } = await body(pages.first_private)
    expect(findMentions({ page, lists, links })).toEqual(['open', 'gated', 'first_private'])
    expect('siblings' in page && page.siblings).not.toContain(pages.second_private.id)
  })
})
