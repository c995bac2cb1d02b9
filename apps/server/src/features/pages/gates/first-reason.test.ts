import { beforeAll, describe, expect, it } from 'vitest'
import { pageIndex } from '@foyer/contract/pages/page-index'
import { aGrant, stubProducts } from '#test/factories/access.ts'
import { aMember } from '#test/factories/identity.ts'
import { anApp } from '#test/factories/apps.ts'
import { aPage, usePlainRenderer, get, publishApp } from '#test/factories/pages.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'

const product = newId()
const OPENS = '2035-01-05T12:00:00.000Z'

let api: TestServer
beforeAll(async () => {
  api = await aServer()
  await usePlainRenderer()
  await stubProducts({ [product]: 'Gold' })
})

/** A public page with links to pages that have two gates each. */
async function aWindow(access: Parameters<typeof anApp>[0]) {
  const app = await anApp(access)
  const shop = await aPage(app, { path: '/shop', content_type: 'program', node: { allow_browsing: true } })
  const own = { inherit: false, require_authentication: true }
  const below = {
    sold: await aPage(app, { parent: shop, node: { ...own, require_purchase: true, products: [product] } }),
    later: await aPage(app, { parent: shop, node: { ...own, is_scheduled: true, unlocks_at: OPENS } }),
    known: await aPage(app, { parent: shop, node: own }),
  }
  await publishApp(app)
  return { app, shop, below }
}

describe.each([
  ['an open app', {}],
  ['an app with sign-in that shows a sample', { access: { require_sign_in: true } }],
])('links of a page that anyone may read in %s', (_, access) => {
  it('report only the first reason to guests, in every response', async () => {
    const { app, shop, below } = await aWindow(access)
    const guest = { slug: app.slug }
    const file = pageIndex.parse((await get(app, '/_pages/shop/index.json')).json())
    const body = await api.as(guest).call('pages.getPageBody', { id: shop.id })
    expect(file).toMatchObject({ kind: 'open', links: body.links })
    for (const { id } of Object.values(below)) {
      expect(body.links[id]).toMatchObject({ gate: 'login', product_ids: [], unlocks_at: null })
    }
    const overlay = await api.as(guest).call('pages.getOverlay', { id: shop.id })
    expect(overlay.links).toEqual(body.links)
    expect(JSON.stringify([body, overlay])).not.toMatch(new RegExp(`${product}|2035-01-05`))
  })

  it('report the next reason to members, before and after guests have requested them', async () => {
    const { app, shop, below } = await aWindow(access)
    const member = await aMember(app)
    const gates = async () => {
      const { links } = await api.as(member).call('pages.getPageBody', { id: shop.id })
      return [below.sold, below.later, below.known].map(({ id }) => links[id]?.gate)
    }
    expect(await gates()).toEqual(['purchase', 'scheduled', 'open'])
    await api.as({ slug: app.slug }).call('pages.getPageBody', { id: shop.id })
    await aGrant(app, member, { product_id: newId() })
    expect(await gates()).toEqual(['purchase', 'scheduled', 'open'])
  })
})
